/** Whatever lies on a disk, gathering and inspecting it give an answer: garbage, huge files, odd names, links anywhere. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { project, type ProjectSetup } from '../support/project';
import type { MemoryFiles, MemoryValue } from '../support/memoryTree';

const content = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '---\n',
          'paths: ',
          'description: ',
          '- ',
          '"',
          '*',
          '!',
          '[',
          '{',
          ',',
          '/**',
          '**/',
          '@',
          'a.md',
          '~/',
          '../',
        ],
        ...[
          '<!-- ',
          '-->',
          '\n',
          '\r\n',
          ' ',
          '\t',
          '#',
          '`',
          '\u0000',
          '\ud800',
          '\ufeff',
          '{"model":',
          '}',
          'null',
          '&x ',
          '*x',
        ],
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join('')),
);
const name = fc.constantFrom(
  ...[
    'CLAUDE.md',
    '.claude/CLAUDE.md',
    'CLAUDE.local.md',
    'AGENTS.md',
    '.claude/rules/r.md',
    '.claude/rules/a b.md',
    'a.md',
  ],
  ...[
    '.claude/rules/日本/é.md',
    '.claude/skills/s/SKILL.md',
    '.claude/skills/__proto__/SKILL.md',
    '.claude/commands/c.md',
  ],
  ...[
    '.claude/commands/constructor.md',
    '.claude/settings.json',
    '.claude/settings.local.json',
    '.gitignore',
    'src/.gitignore',
  ],
  ...[
    'src/CLAUDE.md',
    'src/.claude/rules/n.md',
    'src/.claude/skills/n/SKILL.md',
    'src/a.ts',
    'odd\\name.md',
    'new\nline.md',
    '.git',
  ],
);
const value: fc.Arbitrary<MemoryValue> = fc.oneof(
  { weight: 8, arbitrary: content },
  {
    weight: 1,
    arbitrary: fc.constantFrom('.', '..', 'a.md', '/', 'CLAUDE.md', '../..', 'nowhere').map((symlink) => ({ symlink })),
  },
  { weight: 1, arbitrary: fc.constant({ unreadable: 'permission denied' }) },
  { weight: 1, arbitrary: fc.constant({ bytes: 50 * 1024 * 1024 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const tree = fc.dictionary(name, value, { maxKeys: 12 }).map(withoutClashes);

/** A file cannot have files below it. */
function withoutClashes(files: Record<string, MemoryValue>): MemoryFiles {
  const names = Object.keys(files);
  return Object.fromEntries(
    Object.entries(files).filter(([own]) => !names.some((other) => other.startsWith(`${own}/`))),
  );
}

const event = fc.constantFrom(
  ...[
    'read src/a.ts',
    'read src/none',
    'write src/b.ts',
    'mention a.md',
    'mention src',
    'read CLAUDE.md',
    'bash cat src/a.ts',
  ],
  ...[
    'bash cd "',
    'skill s',
    'skill __proto__',
    'skill constructor $1',
    'compact',
    'resume',
    'turn',
    'read ../../../x',
    'glob [',
  ],
  ...['mention odd\\name.md', 'mention new\nline.md'],
);

describe('any tree', () => {
  it('is gathered and inspected', async () => {
    await fc.assert(
      fc.asyncProperty(
        tree,
        tree,
        fc.array(event, { maxLength: 5 }),
        fc.constantFrom('2.1.90', '2.1.250', '2.1.332'),
        async (files, home, events, version) => {
          const { inspected } = await project({ files, home, managed: home, version, git: false }, events);
          const { report, texts } = inspected;
          expect(report.steps).toHaveLength(events.length + 1);
          expect(structuredClone(report)).toEqual(report);
          expect(JSON.parse(JSON.stringify(report))).toMatchObject({ schema: 'context-stack/1' });
          expect(report.stack.filter(({ text }) => !texts.has(text))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('one bad file', () => {
  const deep = Array.from({ length: 60 }, (_, at) => `d${String(at)}`).join('/');
  test.each<[string, ProjectSetup]>([
    ['of null bytes', { files: { 'CLAUDE.md': '\u0000'.repeat(10_000) } }],
    ['of lone surrogates', { files: { 'CLAUDE.md': '\ud800\udc00\ud800 @\udfff.md' } }],
    ['of replacement signs', { files: { 'CLAUDE.md': '\ufffd'.repeat(10_000) } }],
    ['of one long line', { files: { 'CLAUDE.md': `${'x'.repeat(1_000_000)} @a.md` } }],
    [
      'of many imports',
      { files: { 'CLAUDE.md': Array.from({ length: 3000 }, (_, at) => `@f${String(at)}.md`).join('\n') } },
    ],
    [
      'of many imports of one another',
      {
        files: Object.fromEntries(
          Array.from({ length: 40 }, (_, at) => [
            at === 0 ? 'CLAUDE.md' : `f${String(at)}.md`,
            Array.from({ length: 40 }, (__, to) => `@f${String(to)}.md`).join(' '),
          ]),
        ),
      },
    ],
    [
      'with frontmatter as long as a book',
      { files: { '.claude/rules/a.md': `---\npaths:\n${'  - src/**\n'.repeat(8000)}---\nx` } },
    ],
    [
      'with a long description',
      { files: { '.claude/skills/s/SKILL.md': `---\ndescription: "a${' '.repeat(100_000)}b"\n---\n` } },
    ],
    ['in folders sixty deep', { files: { [`${deep}/CLAUDE.md`]: 'x', [`${deep}/a.ts`]: '' } }],
    [
      'named like an object’s key',
      {
        files: { '.claude/skills/constructor/SKILL.md': 'x', '.claude/commands/toString.md': 'x' },
        settings: { skillOverrides: { constructor: 'off' }, model: 'constructor' },
      },
    ],
    [
      'of settings that deny by garbage',
      {
        settings: {
          permissions: { deny: ['Read(', 'Read()', 'Read([)', 'Read(![/)', `Read(${'*a'.repeat(30)})`] },
          claudeMdExcludes: ['[', '**('],
        },
      },
    ],
  ])('%s leaves the rest standing', { timeout: 5000 }, async (_name, setup) => {
    const whole = { ...setup, files: { ...setup.files, 'CLAUDE.local.md': 'the rest' } };
    const { told, inspected } = await project(whole, [
      'read src/a.ts',
      `read ${deep}/a.ts`,
      'skill constructor',
      'compact',
    ]);
    expect(told[0]).toContain('CLAUDE.local.md');
    expect(inspected.report.steps).toHaveLength(5);
  });

  it('imported over and over is told once', async () => {
    const files = { 'CLAUDE.md': '@a.md\n'.repeat(2000), 'a.md': '@CLAUDE.md\n'.repeat(2000) };
    expect((await project({ files })).told[0]).toEqual(['CLAUDE.md', 'a.md']);
  });
});
