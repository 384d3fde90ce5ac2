/** Words with an `@` that were hardly meant as imports: people, packages, decorators. */
import { isImportable } from '../../claudeCode/importKinds';
import { dirname, extname, join } from '../../files/path';
import { thereAt } from '../ground';
import type { Scene } from '../scene';
import type { Mention } from './mention';

export type Accident = 'handle' | 'package' | 'decorator' | 'version';

/** Longer words are no names. */
const LONGEST = 300;

/** Kinds of file people write paths to that Claude Code does not import. */
const OTHER_FILES = /^\.(?:mdx|mdc|markdown|pdf|docx?|png|jpe?g|gif|svg|webp|ipynb)$/i;
/** Kinds of file that packages are named after. */
const IN_PACKAGE_NAMES = /^\.[cm]?[jt]s$/i;

/** What an import of a file that is not there looks like; nothing for what looks like a path. */
export function accidentOf(scene: Scene, { written, by }: Mention): Accident | undefined {
  if (/^(?:[./~]|_)/.test(written) || written.length > LONGEST) return undefined;
  const bare = wordOf(written);
  if (/^[A-Za-z_$][\w$.]*\(/.test(written)) return 'decorator';
  if (/^\d+(?:\.\d+)*\w?$/.test(bare)) return 'version';
  const extension = extname(bare);
  const isFile = extension !== '' && (isImportable(extension) || OTHER_FILES.test(extension));
  const [scope = '', ...rest] = bare.split('/');
  if (rest.length === 0) {
    if (isFile || !/^[A-Za-z0-9][\w.-]*$/.test(bare)) return undefined;
    // all of it in capitals is the name of a file: LICENSE, MAKEFILE
    if (/^[A-Z][A-Z_-]+$/.test(bare)) return undefined;
    return /^[A-Z]\w*[a-z]\w*$/.test(bare) ? 'decorator' : 'handle';
  }
  if (isFile && !(rest.length === 1 && IN_PACKAGE_NAMES.test(extension))) return undefined;
  // the first part is a folder here: then a path was meant
  if (thereAt(scene, join(dirname(by.file.real), scope)) === 'folder') return undefined;
  return /^[a-z0-9-][a-z0-9._-]*$/.test(scope) && rest.every((part) => /^[\w.*-]*$/.test(part)) ? 'package' : undefined;
}

/** Without the punctuation that a sentence puts behind it. */
export function wordOf(written: string): string {
  if (written.length > LONGEST) return written;
  return written.replace(/(?:[.,;:!?)\]}>"'*_|、。，；：！？）」』]|'s)+$/, '');
}
