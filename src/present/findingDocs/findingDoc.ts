/** What the generated page says of one code. English only; Markdown is allowed. */
export interface FindingDoc {
  /** A few words, the heading of its section. */
  readonly title: string;
  /** What is meant, what Claude Code does there, and why that is likely not what was meant. */
  readonly about: string;
  /** The shortest thing that has it: text of a file, or a line of names. */
  readonly example: string;
  /** What to do about it. */
  readonly mend: string;
}
