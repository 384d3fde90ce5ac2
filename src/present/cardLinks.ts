/** The links a card ends with. Which command stands behind one is said by whoever shows the card. */
import type { Path } from '../core/files/path';
import { link } from './escape';
import { say, type Words } from './words/say';

/** Makes the addresses of a card's links; a terminal has none. */
export interface CardLinks {
  /** The line is counted from 1. */
  open(path: Path, line?: number): string;
  openAsSent(layer: string): string;
  why(path: Path): string;
  copyPath(path: Path): string;
  copySkillName(name: string): string;
  turnHoverOff(): string;
  openOverview(): string;
}

const nowhere = () => '';

/** For whoever draws rows without their tooltips, which alone hold links. */
export const noLinks: CardLinks = {
  open: nowhere,
  openAsSent: nowhere,
  why: nowhere,
  copyPath: nowhere,
  copySkillName: nowhere,
  turnHoverOff: nowhere,
  openOverview: nowhere,
};

/** What a card offers links to. */
export interface CardTarget {
  readonly path: Path;
  readonly layer?: string | undefined;
  readonly skill?: string | undefined;
  readonly importedAt?: { readonly by: Path; readonly line: number } | undefined;
  readonly missing?: boolean | undefined;
}

/** `Open · Open as sent · Why? · Copy path`, as far as they make sense for the target. */
export function linkLine(words: Words, links: CardLinks, target: CardTarget): string {
  const shown = target.missing === true ? [] : [link(say(words, 'link.open'), links.open(target.path))];
  if (target.importedAt !== undefined) {
    const { by, line } = target.importedAt;
    shown.push(link(say(words, 'link.openImport'), links.open(by, line)));
  }
  if (target.layer !== undefined) shown.push(link(say(words, 'link.asSent'), links.openAsSent(target.layer)));
  shown.push(link(say(words, 'link.why'), links.why(target.path)));
  if (target.skill !== undefined) shown.push(link(say(words, 'link.copyName'), links.copySkillName(target.skill)));
  shown.push(link(say(words, 'link.copyPath'), links.copyPath(target.path)));
  return shown.join(' · ');
}

/** The address of a command with its arguments, safe inside the round brackets of a Markdown link. */
export function commandAddress(command: string, ...args: readonly unknown[]): string {
  if (args.length === 0) return `command:${command}`;
  const query = encodeURIComponent(JSON.stringify(args)).replaceAll(
    /[!'()*~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `command:${command}?${query}`;
}
