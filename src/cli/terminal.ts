/** What a command may ask of the world around it: where it runs, what it prints to, and the machine's own places. */
import type { FileTree } from '../core/files/fileTree';
import type { ClaudePlaces, FoundClaude } from '../disk/installedClaude';
import type { Machine } from '../disk/machinePlace';

export interface Terminal {
  readonly tree: FileTree;
  readonly machine: Machine;
  /** Which Claude Code is used there, if any, and with which model. */
  findClaude(places: ClaudePlaces): Promise<FoundClaude | undefined>;
  /** Absolute; relative arguments are taken from here. */
  readonly cwd: string;
  print(text: string): void;
  /** One line for the person, beside what is printed. */
  warn(line: string): void;
  /** All of a text file; `-` stands for what is piped in. Throws when there is none. */
  readText(path: string): Promise<string>;
  /** A file as it is, or what is piped in; throws a sentence where that is more than `limit` bytes. */
  readBytes(path: string, limit: number): Promise<Uint8Array>;
}
