/** Where a line of Bash leaves the shell, as far as that can be known without running it. */
import type { ShellCommand, Word } from './shell';
import { isQuoted } from './shell';

/** A moment of a line: the folder, the one before it, and whether the last command went well. */
export interface Moment<Folder> {
  readonly folder: Folder;
  readonly before: Folder | undefined;
  readonly isWell: boolean;
}

/** What `cd target` in `folder` leads to; `undefined` for a folder that is not there. Several where that is not known. */
export type Enter<Folder> = (folder: Folder, target: string) => readonly (Folder | undefined)[];

/** Every folder the shell may stand in behind a line; `folder` itself when the line fails (measured). */
export function foldersAfter<Folder extends string>(
  commands: readonly ShellCommand[],
  folder: Folder,
  enter: Enter<Folder>,
): Folder[] {
  const values = new Map<string, string>();
  let moments: Moment<Folder>[] = [{ folder, before: undefined, isWell: true }];
  for (const command of commands) {
    // a line that ends the shell is not asked where it stood
    if (command.words[0]?.text === 'exit' && !command.isLost) return [folder];
    const next = moments.flatMap((moment) => {
      if (command.runs !== 'always' && moment.isWell !== (command.runs === 'then')) return [moment];
      return run(command, moment, values, enter).map((after) =>
        command.isNegated ? { ...after, isWell: !after.isWell } : after,
      );
    });
    moments = [...new Map(next.map((moment) => [`${String(moment.isWell)} ${moment.folder}`, moment])).values()];
  }
  return [...new Set(moments.map((moment) => (moment.isWell ? moment.folder : folder)))];
}

function run<Folder extends string>(
  { words, assigned, isLost }: ShellCommand,
  moment: Moment<Folder>,
  values: Map<string, string>,
  enter: Enter<Folder>,
): Moment<Folder>[] {
  const { folder, before } = moment;
  const well = { ...moment, isWell: true };
  if (isLost) return [well];
  const args = [...words];
  while (/^(?:builtin|command|eval)$/.test(args[0]?.text ?? '')) args.shift();
  const [program, ...rest] = args;
  const name = program?.text ?? '';
  for (const { text } of name === '' ? assigned : name === 'export' ? rest : []) {
    const [, key = '', value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    values.set(key, value);
  }
  if (name === 'false') return [{ ...moment, isWell: false }];
  if (!/^(?:cd|pushd|popd)$/.test(name)) return [well];
  const operands = rest.filter(({ text }) => !/^-(?:[LPe]+|-)$/.test(text));
  const target = operands[0]?.text ?? '';
  if (target === '-' || name === 'popd') {
    return [before === undefined ? { ...moment, isWell: false } : { folder: before, before: folder, isWell: true }];
  }
  const known = operands.length > 1 ? undefined : expanded(operands[0], values, folder);
  if (known === undefined) return [well];
  return enter(folder, known).map((to) =>
    to === undefined ? { ...moment, isWell: false } : { folder: to, before: folder, isWell: true },
  );
}

/** A word with the values put in that are known; nothing when it holds anything else that only a shell can tell. */
function expanded(word: Word | undefined, values: ReadonlyMap<string, string>, folder: string): string | undefined {
  if (!word || word.raw === '~' || /^"?\$(?:HOME|\{HOME\})"?$/.test(word.raw)) return '';
  const { raw, text } = word;
  if (/^'[^']*'$/.test(raw)) return text;
  if (/[`']|\\\$/.test(raw) || (!isQuoted(word) && /[*?[\]~]/.test(raw))) return undefined;
  const filled = text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced?: string, plain?: string) => {
    const name = braced ?? plain ?? '';
    return name === 'PWD' ? folder : (values.get(name) ?? '$');
  });
  return !(isQuoted(word) ? /\$/ : /[${}]/).test(filled) ? filled : undefined;
}
