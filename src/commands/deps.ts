/** What every command may use. The parts that live elsewhere are handed in where all is joined. */
import type { Uri } from 'vscode';
import type { Control } from '../control';
import type { Path } from '../core/files/path';
import type { ExactCounts } from '../exact';
import type { Imagination } from '../imagination';
import type { Inspection } from '../inspection';

export interface CommandDeps {
  readonly inspection: Inspection;
  readonly control: Control;
  readonly exact: ExactCounts;
  readonly imagination: Imagination;
  readonly log: { fault(what: string, error: unknown): void };
  readonly showLog: () => void;
  readonly openOverview: () => void;
  /** Where the extension's own files lie. */
  readonly extensionUri: Uri;
  /** The path of a document that is a file of this machine. */
  readonly pathOf: (uri: Uri) => Path | undefined;
}
