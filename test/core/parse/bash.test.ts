/** Which Bash commands look at one file, and where `cd` leaves the shell. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changedFolders, viewedFile } from '../../../src/core/parse/bash';

describe('a command', () => {
  test.each<[string, string | undefined]>([
    ['cat a.md', 'a.md'],
    ['cat -n a.md', 'a.md'],
    ['cat "my file.md"', 'my file.md'],
    ["cat 'my file.md'", 'my file.md'],
    ['cat my\\ file.md', 'my file.md'],
    ['cat "a*b.md"', 'a*b.md'],
    ['  cat   a.md  ', 'a.md'],
    ['head a.md', 'a.md'],
    ['head -5 a.md', 'a.md'],
    ['head -n 5 a.md', 'a.md'],
    ['head -n5 a.md', 'a.md'],
    ['tail -n 5 a.md', 'a.md'],
    ['cat -n a.md', 'a.md'],
    ['cat a.md -n', 'a.md'],
    ['nl a.md', 'a.md'],
    ["sed -n '1,5p' a.md", 'a.md'],
    ['sed -n 1,5p a.md', 'a.md'],
    ['grep x a.md', 'a.md'],
    ['grep -n x a.md', 'a.md'],
    ['grep -B1 x a.md', 'a.md'],
    ['grep -i x a.md', 'a.md'],
    ['grep --color=never x a.md', 'a.md'],
    ['sed -ne 1,2p a.md', 'a.md'],
    ['(cat a.md)', 'a.md'],
    ['{ cat a.md; }', 'a.md'],
    ['echo x && cat a.md', 'a.md'],
    ['printf x; cat a.md', 'a.md'],
    ['true && cat a.md', 'a.md'],
    ['echo hi\ncat a.md', 'a.md'],
    ['cat a.md; cat b.md', 'a.md'],
    ['rg x a.md', 'a.md'],
    ['cat a.md && echo done', 'a.md'],
    ['cat a.md; echo done', 'a.md'],
    ['cat /top/a.md', '/top/a.md'],
    // none, or more than one
    ['cat', undefined],
    ['cat a b', undefined],
    ['cat -', undefined],
    ['cat < a.md', undefined],
    ['cat a.md | wc', undefined],
    ['cat a.md > b.md', undefined],
    ['cat *.md', undefined],
    ['cat {a,b}.md', undefined],
    ['cat ~/a.md', undefined],
    ['cat $(ls)', undefined],
    ['cat `ls`', undefined],
    ['cat a.md &', undefined],
    ['cat "a.md', undefined],
    ['cd d && cat a.md', undefined],
    ['cat a.md && rm a.md', undefined],
    ['cat a.md || true', undefined],
    ['ls && cat a.md', undefined],
    ['pwd; cat a.md', undefined],
    ['cat -- a.md', undefined],
    ['cat -A a.md', undefined],
    ['cat -s a.md', undefined],
    ['tail -n +2 a.md', undefined],
    ['head -q a.md', undefined],
    ['nl -ba a.md', undefined],
    ['grep -e x a.md', undefined],
    ['grep -m1 x a.md', undefined],
    ['grep -v x a.md', undefined],
    ["sed -n '1,$p' a.md", undefined],
    ["sed -n '/x/p' a.md", undefined],
    ['sed -n -e 1,2p a.md', undefined],
    ['less a.md', undefined],
    ['wc a.md', undefined],
    ['awk 1 a.md', undefined],
    ['python a.py', undefined],
    ['ls a', undefined],
    ['touch a.md', undefined],
    ['echo x > a.md', undefined],
    ["sed -i 's/a/b/' a.md", undefined],
    ["sed 's/a/b/' a.md", undefined],
    ['sed -n -i 1p a.md', undefined],
    ['grep -r x src', undefined],
    ['grep x', undefined],
    ['grep x a b', undefined],
    ['sudo cat a.md', undefined],
    ['', undefined],
    ['   ', undefined],
    [';', undefined],
  ])('%j views %j', (command, file) => {
    expect(viewedFile(command)).toBe(file);
  });
});

describe('the shell', () => {
  test.each<[string, string[]]>([
    ['cd src', ['src']],
    ['cd', ['']],
    ['cd "my folder"', ['my folder']],
    ['cd a && cd b', ['a', 'b']],
    ['cd a; ls; cd ..', ['a', '..']],
    ['cd /top/ws', ['/top/ws']],
    ['cd a && cat x', ['a']],
    ['(cd a)', []],
    ['cd a | cat', []],
    ['cd *', []],
    ['cd $(pwd)', []],
    ['cd a b', []],
    ['cdx', []],
    ['echo "cd a"', []],
    ['echo "x; cd a"', []],
    ['ls', []],
  ])('after %j has gone to %j', (command, folders) => {
    expect(changedFolders(command)).toEqual(folders);
  });
});

it('any command has an answer', () => {
  const piece = fc.constantFrom(
    'cat ',
    'cd ',
    'grep ',
    'sed -n ',
    'a',
    ' ',
    '"',
    "'",
    '\\',
    '&&',
    '||',
    ';',
    '|',
    '\n',
    '-',
    '$(',
    ')',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
      const command = pieces.join('');
      const file = viewedFile(command);
      expect(file === undefined || file.length >= 0).toBe(true);
      expect(Array.isArray(changedFolders(command))).toBe(true);
    }),
  );
});

test.each([
  ['backslashes', `cat ${'\\'.repeat(30_001)}`],
  ['quotes', `cat ${'"'.repeat(30_001)}`],
  ['quoted words', `cat ${'"a"'.repeat(30_000)}"`],
  ['words', `cat ${'a '.repeat(20_000)}`],
])('stays bounded: many %s', { timeout: 5000 }, (_name, command) => {
  expect(viewedFile(command)).toBeUndefined();
});
