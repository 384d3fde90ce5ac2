/** Imports that bring nothing: Claude Code says nothing of them. */
import { isImportable } from '../../claudeCode/importKinds';
import { extname, isWithin, join, type Path } from '../../files/path';
import { importTarget } from '../../parse/importTarget';
import type { NotLoaded } from '../../report';
import { thereAt, top } from '../ground';
import { fix, found, replace, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { accidentOf, wordOf } from './accident';
import { mentionsOf, spelled, type Mention } from './mention';
import { nearest, type Nearest } from './nearest';

export function* importNotLoaded(scene: Scene): Iterable<Found> {
  const bySession = sessionReasons(scene);
  for (const mention of mentionsOf(scene)) {
    const reason = reasonOf(scene, mention, bySession);
    if (reason === undefined) continue;
    const { by, range, written } = mention;
    const { variant, fixes } = reason;
    yield found('import-not-loaded', by.path, range, { data: { import: spelled(written), variant }, fixes });
  }
}

interface Reason {
  readonly variant: string;
  readonly fixes: readonly Fix[];
}

type SessionReasons = ReadonlyMap<Path, NotLoaded>;

/** What only a session can tell: how deep an import lies, and whether it may come from outside. */
function sessionReasons({ report }: Scene): SessionReasons {
  const reasons = new Map<Path, NotLoaded>();
  for (const one of report.notLoaded) {
    const { code } = one.reason;
    if (code === 'importExternal' || code === 'importOutsideAtTouch' || code === 'importTooDeep')
      reasons.set(one.path, one);
  }
  return reasons;
}

function reasonOf(scene: Scene, mention: Mention, reasons: SessionReasons): Reason | undefined {
  const { by, target, there } = mention;
  if (there === 'folder') return { variant: 'importFolder', fixes: insteadOfFolder(scene, mention) };
  if (there === 'missing') return missing(scene, mention);
  const extension = extname(target);
  if (!isImportable(extension)) {
    // what was listed or read is there; of anything else nothing is known
    const isKnown = there === 'file' || scene.report.notLoaded.some((one) => isOfKind(one, target));
    return isKnown ? { variant: 'importKind', fixes: [] } : undefined;
  }
  if (isOutsideAtTouch(scene, mention)) return { variant: 'importOutsideAtTouch', fixes: [] };
  const reason = by.standing === 'elsewhere' ? undefined : reasons.get(target)?.reason;
  switch (reason?.code) {
    case 'importTooDeep':
      // another file may import the same from higher up, and say so itself
      if (reason.data.by !== by.path) return undefined;
      return { variant: reason.code, fixes: [fix('import-higher', 'byHand', [])] };
    case 'importExternal':
      return external(scene, target);
    case 'importOutsideAtTouch':
      return { variant: reason.code, fixes: [] };
    default:
      return undefined;
  }
}

function isOfKind({ path, reason }: NotLoaded, target: Path): boolean {
  return path === target && reason.code === 'importKind';
}

function missing(scene: Scene, mention: Mention): Reason | undefined {
  const { by, written } = mention;
  const word = wordOf(written);
  const meant = importTarget(word, by.file, scene.report.home);
  if (word !== written && word !== '' && thereAt(scene, meant) === 'file' && isImportable(extname(meant)))
    return { variant: 'importPunctuation', fixes: [apart(mention, word)] };
  const near = nearest(scene, mention);
  if (near.length === 0 && accidentOf(scene, mention) !== undefined) return undefined;
  return { variant: 'importMissing', fixes: near.map((one) => instead(mention, one)) };
}

/** At the end of a line the punctuation goes, elsewhere it gets a space before it. */
function apart({ by, whole, written, range }: Mention, word: string): Fix {
  const behind = written.slice(word.length);
  const line = whole.split('\n')[range.endLine] ?? '';
  const mayGo = /^[.,;:!?、。，；：！？]+$/.test(behind) && line.slice(range.endCharacter).trim() === '';
  const text = mayGo ? spelled(word) : `${spelled(word)} ${behind}`;
  return fix('write-import', 'safe', [replace(by.path, whole, range, text)], { data: { import: spelled(word) } });
}

function instead({ by, whole, range }: Mention, { written, certain }: Nearest): Fix {
  const text = spelled(written);
  const changes = [replace(by.path, whole, range, text)];
  return fix('write-import', certain ? 'safe' : 'review', changes, { data: { import: text } });
}

function insteadOfFolder(scene: Scene, mention: Mention): Fix[] {
  const { target, written } = mention;
  const folder = written.replace(/\/+$/, '');
  return ['README.md', 'CLAUDE.md', 'index.md']
    .filter((name) => thereAt(scene, join(target, name)) === 'file')
    .map((name) => instead(mention, { written: `${folder}/${name}`, certain: false }));
}

/** Outside is what does not lie below the start directory; the approval opens all of it (measured). */
function external(scene: Scene, target: Path): Reason {
  const { start } = scene.report;
  const isLink = isWithin(start, target);
  const isAbove = isWithin(top(scene), target);
  const variant = isLink ? 'importLinkOutside' : isAbove ? 'importAboveStart' : 'importExternal';
  return { variant, fixes: [fix('approve-imports', 'byHand', [])] };
}

/** Nested memory comes with a touch, which brings nothing from outside the start directory (measured). */
function isOutsideAtTouch(scene: Scene, { by, target }: Mention): boolean {
  const { start } = scene.report;
  const waits = by.standing === 'elsewhere' || (by.standing === 'waiting' && by.kind === 'memory');
  return waits && isWithin(start, by.path) && !isWithin(start, target);
}
