import { expect, test } from 'vitest';
import { look } from '../../../support/examined';
import type { Looked } from '../../../support/examined';

const rule = (pattern: string) => ({
  files: { '.claude/rules/r.md': `---\npaths:\n  - "${pattern}"\n---\nx`, 'src/a.ts': '', 'lib/b.ts': '' },
});

const firstMend = ({ findings, mended }: Looked) => {
  const first = findings[0]?.fixes[0];
  return first && (Object.values(mended(first))[0]?.split('\n')[2] ?? first.code);
};

test.each([
  ['./src/**', 'dead-pattern', '  - "/src/**"'],
  ['./src/*.ts', 'dead-pattern', '  - "src/*.ts"'],
  ['./', 'dead-pattern', '  - "**/*"'],
  ['../ws/src/**', 'dead-pattern.parent', '  - "/src/**"'],
  ['../other/**', 'dead-pattern.parent', 'pattern-outside'],
  ['~/x/**', 'dead-pattern.home', 'pattern-outside'],
  ['/top/ws/src/**', 'dead-pattern.absolute', '  - "/src/**"'],
  ['/home/me/notes/*.md', 'dead-pattern.absolute', 'pattern-outside'],
  ['C:/work/src/**', 'dead-pattern.absolute', 'pattern-outside'],
  ['src/../lib/**', 'dead-pattern.dots', '  - "/lib/**"'],
  ['#src/**', 'dead-pattern.comment', undefined],
])('%s can never match', async (pattern, code, mended) => {
  const looked = await look(rule(pattern));
  expect(looked.lines).toContain(`.claude/rules/r.md:3 ${JSON.stringify(pattern)} ${code}`);
  expect(firstMend(looked)).toBe(mended);
});

test.each(['src/**', '/src/**', '*.ts', '.github/**', '**/.x/*', 'src/.../**', '{./a,src}/**'])(
  '%s may match',
  async (pattern) => {
    expect((await look(rule(pattern))).of('dead-pattern')).toEqual([]);
  },
);

test('a folder that is really named as a path from the root begins is no mistake', async () => {
  const { of } = await look({
    files: { '.claude/rules/r.md': '---\npaths: "/home/me/x/**"\n---\nx', 'home/me/x/a.ts': '' },
  });
  expect(of('dead-pattern')).toEqual([]);
});

test('of several patterns in one text each has its own place', async () => {
  const { of, findings, mended } = await look({
    files: {
      '.claude/rules/r.md': "---\npaths: 'src/**, ./lib/**,!./src/x'\n---\nx",
      'src/a.ts': '',
    },
  });
  expect(of('dead-pattern')).toEqual(['.claude/rules/r.md:2 "./lib/**"', '.claude/rules/r.md:2 "!./src/x"']);
  const fixes = findings.filter(({ code }) => code === 'dead-pattern').flatMap((each) => each.fixes);
  expect(fixes.map(({ data }) => data['pattern'])).toEqual(['/lib/**', '!src/x']);
  expect(mended(fixes[0]!)).toEqual({ '.claude/rules/r.md': "---\npaths: 'src/**, /lib/**,!./src/x'\n---\nx" });
});

test('skills are looked at like rules, nested ones whose paths change nothing are not', async () => {
  const skill = '---\ndescription: d\npaths: ./src/**\n---\nx';
  const { of, findings, mended } = await look({
    files: { '.claude/skills/s/SKILL.md': skill, 'a/.claude/skills/t/SKILL.md': skill, 'src/a.ts': '' },
  });
  expect(of('dead-pattern')).toEqual(['.claude/skills/s/SKILL.md:3 "./src/**"']);
  const [dead] = findings.filter(({ code }) => code === 'dead-pattern');
  expect(mended(dead!.fixes[0]!)).toEqual({
    '.claude/skills/s/SKILL.md': '---\ndescription: d\npaths: /src/**\n---\nx',
  });
});

test('patterns of the user are relative to where a session starts', async () => {
  const { findings, mended } = await look({
    home: { '.claude/rules/r.md': '---\npaths: [ "/top/ws/src/**" ]\n---\nx' },
  });
  expect(mended(findings[0]!.fixes[0]!)).toEqual({ '~/.claude/rules/r.md': '---\npaths: [ "/src/**" ]\n---\nx' });
});
