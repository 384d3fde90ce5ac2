/**
 * Exact counts by the user's own key: the one thing that needs a network, and off until somebody wants it.
 * `workspace` implements it, `commands` call it, and the status bar says how far it is.
 */
import type { Disposable } from './events';

/** Why counting stopped; the estimates stay. */
export type WhyStopped =
  | 'noKey' // none is stored, or it cannot be had
  | 'key' // the endpoint does not take it
  | 'model' // the endpoint does not know the model
  | 'busy' // too many requests, or a fault over there, also after waiting
  | 'network' // no connection, or no answer in time
  | 'answer'; // an answer that says no, or cannot be understood

export type ExactState =
  | { readonly kind: 'off' }
  /** `total` texts of instruction files, `counted` of them exactly. */
  | { readonly kind: 'on'; readonly counted: number; readonly total: number }
  | { readonly kind: 'stopped'; readonly why: WhyStopped };

export interface ExactCounts {
  readonly state: ExactState;
  /** Fires after the state became another, or a key was stored or forgotten. */
  readonly onDidChange: (listener: () => void) => Disposable;
  /** False in Restricted Mode: a folder nobody trusts sends nothing. */
  readonly allowed: boolean;
  readonly hasKey: boolean;
  /** In this workspace, until it is turned off. A key goes into the editor's secret storage, for all workspaces. */
  turnOn(key?: string): Promise<void>;
  turnOff(): Promise<void>;
  /** Turns it off here as well. */
  forgetKey(): Promise<void>;
}
