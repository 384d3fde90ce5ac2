// Writes a monorepo of the wanted size: packages with source files, nested memory, rules and skills of every kind.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILES_PER_PACKAGE = 250;
const FILES_PER_MODULE = 25;

/** The places of a session there, and some of its files to open, spread over all packages. */
export function generateMonorepo(folder, { files, instructions, skills }) {
  const start = join(folder, 'work');
  const home = join(folder, 'home');
  const packages = Math.max(1, Math.ceil(files / FILES_PER_PACKAGE));
  const sources = sourceFiles(files);
  for (const [at, path] of sources.entries()) write(join(start, path), `export const value${at} = ${at};\n`);
  write(join(start, '.git/HEAD'), 'ref: refs/heads/main\n');
  write(join(start, '.gitignore'), 'node_modules/\ndist/\n');
  write(join(home, '.claude/CLAUDE.md'), paragraph('Answer briefly', 8));
  for (let at = 0; at < instructions; at++) writeBelow(start, instruction(at, packages));
  for (let at = 0; at < skills; at++) writeBelow(start, skill(at, packages));
  return { start, home, managed: join(folder, 'managed'), files: spread(sources).map((path) => join(start, path)) };
}

function sourceFiles(count) {
  return Array.from({ length: count }, (_, at) => {
    const inPackage = at % FILES_PER_PACKAGE;
    const name = `packages/p${Math.floor(at / FILES_PER_PACKAGE)}/src/m${Math.floor(inPackage / FILES_PER_MODULE)}`;
    return `${name}/f${inPackage}.${at % 10 === 0 ? 'test.ts' : 'ts'}`;
  });
}

/** One in two is a nested CLAUDE.md, the others are rules: with paths, nested, and (one in fifty) always on. */
function instruction(at, packages) {
  if (at === 0) return ['CLAUDE.md', `${paragraph('Build with npm', 40)}\n@docs/style.md\n`];
  if (at === 1) return ['docs/style.md', paragraph('Name things', 30)];
  const home = `packages/p${at % packages}`;
  if (at % 2 === 0) return [nestedMemory(at / 2, packages), paragraph(`Package ${at}`, 20)];
  if (at % 50 === 1) return [`.claude/rules/always${at}.md`, paragraph(`Rule ${at}`, 6)];
  const paths = at % 3 === 0 ? `**/m${at % 10}/*.test.ts` : `packages/p${at % packages}/src/**`;
  const text = `---\npaths:\n  - "${paths}"\n  - "docs/part${at}/**"\n---\n${paragraph(`Rule ${at}`, 10)}`;
  return [at % 5 === 0 ? `${home}/.claude/rules/nested${at}.md` : `.claude/rules/group${at % 7}/rule${at}.md`, text];
}

/** The packages in turn: first in the package, then in its `src`, then in its modules. */
function nestedMemory(at, packages) {
  const round = Math.floor(at / packages);
  const folder = round === 0 ? '' : round === 1 ? 'src/' : `src/m${round - 2}/`;
  return `packages/p${at % packages}/${folder}CLAUDE.md`;
}

/** One in two lies in the start directory, every fourth of those with paths; the others are nested. */
function skill(at, packages) {
  const folder = at % 2 === 0 ? '' : `packages/p${(at * 7) % packages}/`;
  const paths = at % 8 === 0 ? `paths: "packages/p${at % packages}/**"\n` : '';
  const head = `---\ndescription: Does step ${at} of the release and checks what came of it.\n${paths}---\n`;
  return [`${folder}.claude/skills/skill-${at}/SKILL.md`, head + paragraph(`Skill ${at}`, 60)];
}

function paragraph(subject, lines) {
  const line = (_, at) => `- ${subject}, point ${at + 1}: keep it small, say why, and test what can go wrong.`;
  return `# ${subject}\n\n${Array.from({ length: lines }, line).join('\n')}\n`;
}

/** All entries, neighbours far apart: the same order in every run. */
function spread(list) {
  let step = Math.floor(list.length * 0.618) || 1;
  while (gcd(step, list.length) !== 1) step++;
  return list.slice(0, 1000).map((_, at) => list[(at * step) % list.length]);
}

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b);
}

const writeBelow = (folder, [path, text]) => write(join(folder, path), text);

const made = new Set();

function write(path, text) {
  const folder = dirname(path);
  if (!made.has(folder)) {
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  }
  writeFileSync(path, text);
}
