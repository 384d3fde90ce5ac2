/**
 * The only shared mutable state of the extension: the last report, and whether it can be trusted.
 * `workspace` puts answers in, everything shown reads from it.
 */
import { Emitter, type Disposable } from './events';
import type { TextId } from './core/files/text';
import type { Finding } from './core/findings/finding';
import type { WorkspaceFiles } from './core/gather/workspaceFiles';
import type { Inspected } from './core/inspect';
import type { Report } from './core/report';

/** Why there is no report, or how good the one there is. */
export type Status =
  | { readonly kind: 'noFolder' }
  | { readonly kind: 'virtual' } // a file system without paths on a disk
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly restricted: boolean }
  | { readonly kind: 'failed'; readonly message: string }; // a fault of ours; the last good report stays

export class Inspection implements Disposable {
  readonly #changed = new Emitter<void>();
  readonly #weighed = new Emitter<void>();
  readonly #examined = new Emitter<void>();
  readonly #listed = new Emitter<void>();
  #findings: readonly Finding[] = [];
  #workspaceFiles: WorkspaceFiles | undefined;
  #inspected: Inspected | undefined;
  #status: Status = { kind: 'noFolder' };
  #generation = 0;

  /** Fires after the report or the status became another. */
  readonly onDidChange = this.#changed.event;

  /**
   * Fires while somebody types in an instruction file: nothing but the weight of what is unsaved became another.
   * When the hands rest, `onDidChange` follows.
   */
  readonly onDidWeigh = this.#weighed.event;

  /** Fires after the findings became others: some time after the report they belong to. */
  readonly onDidExamine = this.#examined.event;

  /** Fires after the list of the workspace's files, or what its instruction files hold, became another. */
  readonly onDidList = this.#listed.event;

  get report(): Report | undefined {
    return this.#inspected?.report;
  }

  get inspected(): Inspected | undefined {
    return this.#inspected;
  }

  get status(): Status {
    return this.#status;
  }

  /** What is wrong in the files of the last report that was looked through. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** All files of the workspace, once they are listed. */
  get workspaceFiles(): WorkspaceFiles | undefined {
    return this.#workspaceFiles;
  }

  /** Grows by one with every answer; lets an asynchronous reader see that it is late. */
  get generation(): number {
    return this.#generation;
  }

  /** A text the report names; `''` when the report has moved on. */
  text(id: TextId): string {
    return this.#inspected?.texts.get(id) ?? '';
  }

  /** A new answer. */
  accept(inspected: Inspected, restricted: boolean): void {
    this.#inspected = inspected;
    this.#become({ kind: 'ready', restricted });
  }

  /** The last answer with other drafts. */
  weigh(inspected: Inspected): void {
    if (inspected === this.#inspected) return;
    this.#inspected = inspected;
    this.#weighed.fire();
  }

  /** The workspace's files were listed, or became others. */
  list(files: WorkspaceFiles | undefined): void {
    this.#workspaceFiles = files;
    this.#listed.fire();
  }

  /** The report was looked through. */
  examined(findings: readonly Finding[]): void {
    this.#findings = findings;
    this.#examined.fire();
  }

  /** No answer: says why. `failed` keeps the last good report on screen. */
  become(status: Exclude<Status, { kind: 'ready' }>): void {
    if (status.kind !== 'failed' && status.kind !== 'loading') this.#inspected = undefined;
    this.#become(status);
  }

  dispose(): void {
    this.#changed.dispose();
    this.#weighed.dispose();
    this.#examined.dispose();
    this.#listed.dispose();
  }

  #become(status: Status): void {
    this.#status = status;
    this.#generation++;
    this.#changed.fire();
  }
}
