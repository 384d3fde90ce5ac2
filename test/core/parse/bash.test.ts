/** Which files a Bash command looks at, and where `cd` leaves the shell. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { viewedFiles } from '../../../src/core/parse/bash';
import { readShell } from '../../../src/core/parse/shell';
import { foldersAfter } from '../../../src/core/parse/shellFolder';

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
    expect(viewed(command)).toEqual(file === undefined ? [] : [file]);
  });

  test.each<[string, string[]]>([
    ['cat a; cat b', ['a', 'b']],
    ['cat a && cat b && echo x', ['a', 'b']],
    ['cat a\ncat b', ['a', 'b']],
    ["sed -n '1,2p' a; echo ---; head -5 b", ['a', 'b']],
    ['(cat a); { cat b; }', ['a', 'b']],
    ['for i in 1; do cat a; done; cat b', ['a', 'b']],
    // of each part the first command alone
    ['(cat a; cat b)', ['a']],
    ['for i in 1; do cat a; ls; done', ['a']],
    ['if cat a; then ls; fi', ['a']],
    ['while cat a; do break; done', ['a']],
    ['if true; then cat a; fi', []],
    ['{ echo; cat a; }', []],
    ['(ls); cat a', []],
    ['cat a && (ls)', []],
    // values, comments, continued lines, quotes
    ['FOO=1 cat a', ['a']],
    ["A='x y' B=$(ls) cat a", ['a']],
    ['FOO=1; cat a', []],
    ['A=1 echo x; cat a', []],
    ['cat a # note & more', ['a']],
    ['cat a # b | c', []],
    ["# it's\ncat a", ['a']],
    ['cat a#b', ['a#b']],
    ['cat \\\n a \\\n', ['a']],
    ['cat a \\', []],
    ['"cat" ""a', ['a']],
    ['\\cat a', ['a']],
    // options
    ['cat --number a', ['a']],
    ['head --lines=5 a', ['a']],
    ['tail --lines 5 a', ['a']],
    ['sed -En 1p a', ['a']],
    ['sed -s -n 1p a', ['a']],
    ['sed --quiet 1p a', ['a']],
    ['sed -n 1,2p -- a', ['a']],
    ['sed -E 1p a', []],
    ['grep -A 1 x a', ['a']],
    ['grep -n -C 2 x a', ['a']],
    ['grep -PxhH x a', ['a']],
    ['grep --context=1 x a', ['a']],
    ['grep --context 1 x a', []],
    ['grep --color x a', []],
    ['grep -nA1 x a', []],
    ['rg -A 1 x a', ['a']],
    ['rg -N -S x a', ['a']],
    ['rg --context 1 x a', ['a']],
    ['rg --no-heading x a', []],
    // signs of pipes and redirections count in quotes, too
    ["grep -E 'x|y' a", []],
    ["grep 'x>y' a", []],
    ['echo "x|y"; cat a', []],
    ["grep '&' a", ['a']],
    ["grep '(x)*' a", ['a']],
    ['cat a & echo', []],
    ['! cat a', []],
    ['g() { cat a; }; g', []],
  ])('%j views %j', (command, files) => {
    expect(viewed(command)).toEqual(files);
  });

  it('tells a view that nothing comes behind', () => {
    expect(viewedFiles('cat a; cat b').map(({ isLast }) => isLast)).toEqual([false, true]);
    expect(viewedFiles('cat a; echo x').map(({ isLast }) => isLast)).toEqual([false]);
  });
});

const viewed = (command: string) => viewedFiles(command).map(({ file }) => file);

/** Folders are named by the way to them; `no` is none. */
const after = (command: string, enter?: (to: string) => (string | undefined)[]) =>
  foldersAfter<string>(readShell(command) ?? [], '.', (from, target) => {
    const to = target === '' ? '~' : target.startsWith('/') ? target : `${from}/${target}`;
    return enter?.(to) ?? [target.endsWith('no') ? undefined : to];
  });

describe('the shell', () => {
  test.each<[string, string]>([
    ['cd a', './a'],
    ['cd', '~'],
    ['cd ~', '~'],
    ['cd "$HOME"', '~'],
    ['cd "my folder"', './my folder'],
    ["cd 'my folder'", './my folder'],
    ['cd my\\ folder', './my folder'],
    ['cd a && cd b', './a/b'],
    ['cd a; ls; cd ..', './a/..'],
    ['cd /top/ws', '/top/ws'],
    ['cd a && cat x', './a'],
    ['cd a # b', './a'],
    ['cd a > /dev/null', './a'],
    ['cd a 2>/dev/null || true', './a'],
    ['cd -P a', './a'],
    ['cd -- a', './a'],
    ['pushd a', './a'],
    ['pushd a; popd', '.'],
    ['popd', '.'],
    ['cd a; cd b; cd -', './a'],
    ['builtin cd a', './a'],
    ['command cd a', './a'],
    ['X=1 cd a', './a'],
    ['D=a; cd $D', './a'],
    ['export D=a && cd "${D}/b"', './a/b'],
    ['cd "$PWD/a"', '././a'],
    ['for d in a; do cd $d; done', './a'],
    ['for d in a b; do cd $d; done', '.'],
    ['if true; then cd a; fi', './a'],
    ['if false; then cd b; else cd a; fi', './a'],
    ['if cd a; then echo; fi', './a'],
    ['{ cd a; }', './a'],
    ['cd a || cd b', './a'],
    ['cd no || cd b', './b'],
    ['cd no && cd b', '.'],
    ['cd no; cd b', './b'],
    ['false; cd a', './a'],
    ['true || cd a', '.'],
    // it counts only where the whole line went well
    ['cd no', '.'],
    ['cd a; false', '.'],
    ['cd a; cd no', '.'],
    ['! cd a', '.'],
    ['cd a; exit 0', '.'],
    // lost, or not to be known
    ['(cd a)', '.'],
    ['(cd a); cd b', './b'],
    ['cd a | cat', '.'],
    ['cd a &', '.'],
    ['cd *', '.'],
    ['cd $(pwd)', '.'],
    ['cd `pwd`', '.'],
    ['cd $X', '.'],
    ['cd ${X:-a}', '.'],
    ['cd a b', '.'],
    ['g() { cd a; }; g', '.'],
    ['cdx', '.'],
    ['echo "cd a"', '.'],
    ['echo "x; cd a"', '.'],
    ['cd "a', '.'],
    ['', '.'],
  ])('after %j stands in %j', (command, folder) => {
    expect(after(command)).toEqual([folder]);
  });

  it('may stand in several folders while it is not known which there are', () => {
    const enter = (to: string) => [to, undefined];
    expect(after('cd a || cd b', enter)).toEqual(['./a', './b', '.']);
    expect(after('cd a; cd b', enter)).toEqual(['./a/b', '.', './b']);
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
      expect(viewed(command).every((file) => typeof file === 'string')).toBe(true);
      expect(after(command)).toHaveLength(1);
    }),
  );
});

test.each([
  ['backslashes', `cat ${'\\'.repeat(30_001)}`],
  ['quotes', `cat ${'"'.repeat(30_001)}`],
  ['quoted words', `cat ${'"a"'.repeat(30_000)}"`],
  ['words', `cat ${'a '.repeat(20_000)}`],
])('stays bounded: many %s', { timeout: 5000 }, (_name, command) => {
  expect(viewed(command)).toEqual([]);
});
