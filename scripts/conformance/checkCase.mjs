// What is wrong with a case, in words: a slip in one would otherwise be recorded as behaviour of Claude Code.
import { posix } from 'node:path';
import { isRecord } from './jsonLines.mjs';

/** Steers what is recorded besides facts, or says something to people; nothing here reads them. */
const FOR_OTHERS = ['about', 'glob', 'keepText', 'countTokens', 'automem'];
const KEYS = {
  id: 'text',
  workspace: 'tree',
  home: 'tree',
  top: 'tree',
  managed: 'tree',
  cwd: 'text',
  git: 'flag',
  gitRoot: 'text',
  env: 'texts',
  args: 'list',
  project: 'record',
  keepConfig: 'flag',
  prompt: 'text',
  steps: 'list',
  turns: 'list',
};
/** What each operation cannot do without. */
const OPS = {
  read: ['path'],
  write: ['path'],
  edit: ['path', 'old', 'new'],
  bash: ['command'],
  glob: ['pattern'],
  grep: ['pattern'],
  skill: ['name'],
};
/** Where the folders of a case stand to each other; only for working out what lies inside. */
const PLACES = { $WS: '/case/top/ws', $TOP: '/case/top', $HOME: '/case/home', $MANAGED: '/case/managed' };
const TREES = { workspace: PLACES.$WS, home: PLACES.$HOME, top: PLACES.$TOP, managed: PLACES.$MANAGED };

/** @type {Record<string, [expected: string, is: (value: unknown) => boolean]>} */
const SHAPES = {
  text: ['a text', (value) => typeof value === 'string'],
  flag: ['true or false', (value) => typeof value === 'boolean'],
  list: ['a list', Array.isArray],
  record: ['an object', isRecord],
  tree: ['files by path', isRecord],
  texts: ['texts by name', (value) => isRecord(value) && Object.values(value).every((one) => typeof one === 'string')],
};

/**
 * @param {any} value one line of a file of cases
 * @returns {string | undefined} what was expected instead
 */
export function problemOf(value) {
  if (typeof value.id !== 'string' || value.id === '') return 'expected an "id"';
  const problem = shapeProblem(value) ?? treeProblem(value) ?? startProblem(value) ?? stepsProblem(value.steps ?? []);
  return problem && `case ${value.id}: ${problem}`;
}

/** @param {any} value */
function shapeProblem(value) {
  for (const [key, part] of Object.entries(value)) {
    if (FOR_OTHERS.includes(key)) continue;
    const shape = /** @type {Record<string, string>} */ (KEYS)[key];
    if (shape === undefined) return `unknown key "${key}", expected one of ${Object.keys(KEYS).join(', ')}`;
    const [expected, is] = SHAPES[shape] ?? [];
    if (!is?.(part)) return `"${key}": expected ${expected}`;
  }
  return value.workspace === undefined && value.turns === undefined ? 'expected a "workspace"' : undefined;
}

/** @param {any} value */
function treeProblem(value) {
  for (const [tree, base] of Object.entries(TREES)) {
    for (const [relative, content] of Object.entries(value[tree] ?? {})) {
      const file = posix.join(base, relative);
      if (posix.isAbsolute(relative) || !isBelow(file, base)) {
        return `"${tree}": ${relative} leaves its folder, expected a path inside`;
      }
      const problem = contentProblem(content, posix.dirname(file));
      if (problem) return `"${tree}": ${relative}: ${problem}`;
    }
  }
  return undefined;
}

/**
 * A link that leads out of the case would have files written, or read, that are none of its business.
 * @param {any} content
 * @param {string} folder
 */
function contentProblem(content, folder) {
  const is = (/** @type {string} */ key) => typeof content?.[key] === 'string';
  if (typeof content === 'string' || content === null || is('base64')) return undefined;
  if (is('symlink')) {
    return isBelow(posix.resolve(folder, placed(content.symlink)), '/case')
      ? undefined
      : `the link to ${content.symlink} leaves the folders of the case`;
  }
  if (is('repeat') && Number.isInteger(content.times) && content.times >= 0) return undefined;
  return 'expected a text, null, {"symlink"}, {"base64"} or {"repeat", "times"}';
}

/** @param {any} value */
function startProblem(value) {
  if (value.cwd !== undefined && !isBelow(posix.resolve(PLACES.$WS, value.cwd), PLACES.$WS)) {
    return `"cwd": ${value.cwd} leaves the workspace`;
  }
  if (value.gitRoot !== undefined && !isBelow(posix.resolve(PLACES.$TOP, value.gitRoot), PLACES.$TOP)) {
    return `"gitRoot": ${value.gitRoot} leaves the folder above the workspace`;
  }
  const own = Object.keys(value.env ?? {}).find((name) => name.startsWith('ANTHROPIC_') || name === 'PATH');
  if (own) return `"env": ${own} is the recorder's own`;
  const odd = (value.args ?? []).find((/** @type {unknown} */ arg) => typeof arg !== 'string');
  return odd === undefined ? undefined : `"args": expected texts, not ${JSON.stringify(odd)}`;
}

/** @param {any[]} steps */
function stepsProblem(steps) {
  for (const [at, step] of steps.entries()) {
    const needed = /** @type {Record<string, string[]>} */ (OPS)[step?.op];
    if (needed === undefined) {
      return `step ${at + 1}: unknown op ${JSON.stringify(step?.op)}, expected one of ${Object.keys(OPS).join(', ')}`;
    }
    const missing = needed.find((key) => typeof step[key] !== 'string');
    if (missing) return `step ${at + 1}: ${step.op} needs a "${missing}"`;
    if (step.path !== undefined && !isInside(step.path)) return `step ${at + 1}: ${step.path} leaves the workspace`;
  }
  return undefined;
}

/**
 * A path of a step stays in the workspace, unless it says outright which other folder of the case it means.
 * @param {string} path
 */
function isInside(path) {
  const isNamed = /^\$(WS|TOP|HOME|MANAGED)\b/.test(path);
  return isBelow(posix.resolve(PLACES.$WS, placed(path)), isNamed ? '/case' : PLACES.$WS);
}

/** @param {string} text */
function placed(text) {
  return Object.entries(PLACES).reduce((all, [name, folder]) => all.replaceAll(name, folder), text);
}

/**
 * @param {string} path
 * @param {string} folder
 */
function isBelow(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
