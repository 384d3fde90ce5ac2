/**
 * Reads from a sentence which hook it describes, if it describes one: a command that is to run by itself at an event,
 * each time, without anybody judging. And drafts that hook for a settings file.
 */
import type { Path } from '../../files/path';
import { withItem } from '../../parse/jsonEdit';
import { replace, type FileChange } from '../finding';

export type HookEvent = 'edit' | 'beforeCommit' | 'afterCommit' | 'stop' | 'sessionStart';

export interface HookWish {
  readonly event: HookEvent;
  readonly command: string;
}

/** Each time, and not only as a rule. */
const EACH =
  /\b(?:every|each|always|whenever|any ?time|any)\b|毎回|毎度|必ず|たびに|度に|都度|每次|每当|每一次|总是|始终|务必|必须/i;
/** Something is to be judged, or is no order at all. */
const JUDGED =
  /\b(?:never|don['’]t|do not|not|unless|except|if|ask|should(?:n['’]t)?|may|might|can|consider|instead|relevant|appropriate|necessary|needed|related|affected)\b|しない|必要に応じ|場合|もし|如果|不要|除非|必要时|相关/i;

const RUN = /\b(?:run|execute|invoke|call)s?\s+(?:the command\s+)?`([^`]+)`/i;
const RUN_AFTER = /`([^`]+)`\s*(?:を|コマンドを)\s*(?:必ず|毎回)?\s*(?:実行|走らせ|流す|流し)/;
const RUN_CHINESE = /(?:运行|执行|跑一?[遍下]?)\s*(?:命令)?\s*`([^`]+)`/;

/** What a command begins with: a sentence names functions and files in the same way. */
const PROGRAMS = new Set(
  `npm npx pnpm yarn bun bunx deno node make just task cargo go gofmt goimports rustfmt python python3 pytest ruff black
  isort mypy pyright uv poetry pipenv tox nox pre-commit prettier eslint tsc biome oxlint dprint stylelint jest vitest nx
  turbo mvn gradle ./gradlew gradlew ./mvnw sbt dotnet rake rails bundle rubocop rspec composer php mix elixir swift
  swiftformat swiftlint flutter dart terraform tofu helm kubectl docker bash sh zsh clang-format cmake ctest bazel
  buck2 pants git lefthook husky markdownlint shellcheck shfmt ktlint spotless detekt golangci-lint buf sqlfluff`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

const LANGUAGE = String.raw`(?:(?:source|code|typescript|javascript|python|go|rust|java|ruby|kotlin|swift|php|css|markdown|ts|js|tsx|jsx)\s+)?`;
const EDITED = String.raw`(?:edit|chang|modif|writ|sav|updat)\w*`;
const THINGS = String.raw`(?:files?|code|edits?|changes?|source)\b`;

const EVENTS: readonly (readonly [HookEvent, RegExp])[] = [
  [
    'beforeCommit',
    /\bbefore\s+(?:each|every|any|you|all|making (?:a|any)|a)?\s*(?:git\s+)?commit(?:s|ting)?\b|コミット(?:する)?(?:の)?前|(?:每次)?提交(?:代码)?之?前/i,
  ],
  [
    'afterCommit',
    /\b(?:after\s+(?:each|every|any|a|you)?\s*|(?:every|each|any) ?time you\s+|whenever you\s+)(?:git\s+)?commit(?:s|ting)?\b|コミット(?:した|する|の)?(?:後|あと|たび)|(?:每次)?提交(?:代码)?之?后/i,
  ],
  [
    'sessionStart',
    /\bat the (?:start|beginning) of (?:each|every|any) session\b|セッションの?開始(?:時|する)|(?:每次|每个)会话开始/i,
  ],
  [
    'stop',
    /\b(?:at the end of|after (?:completing|finishing)?)\s*(?:each|every|any) (?:task|turn|response|reply)\b|タスク(?:の)?(?:完了|終了)(?:後|時|ごと|のたび)|(?:每次|每个)(?:任务|回合|回答)(?:完成|结束)之?后/i,
  ],
  [
    'edit',
    new RegExp(
      String.raw`\b(?:after|when(?:ever)?|(?:every|each|any) ?time|once)\s+(?:you(?:['’]ve)?\s+|it is\s+)?(?:${EDITED}\s+)(?:(?:any|every|each|a|the|some)\s+)?${LANGUAGE}${THINGS}|\bafter\s+(?:any|every|each)\s+(?:(?:code|file)\s+)?(?:edits?|changes?|modifications?)\b|(?:ファイル|コード)を?(?:編集|変更|修正|保存)(?:する|した)?(?:たび|度|都度|後|あと|ら)|(?:修改|编辑|更改|保存)(?:了|完|任何)?(?:文件|代码)(?:之?后|时)`,
      'i',
    ),
  ],
];

/** Cheap, and false for most texts. */
export function mayHoldWish(text: string): boolean {
  return RUN.test(text) || RUN_AFTER.test(text) || RUN_CHINESE.test(text);
}

/** Nothing for most sentences; certain where it answers. */
export function hookWishIn(sentence: string): HookWish | undefined {
  if (!sentence.includes('`') || !EACH.test(sentence) || JUDGED.test(sentence.replaceAll(/`[^`]*`/g, '')))
    return undefined;
  const written = (RUN.exec(sentence) ?? RUN_AFTER.exec(sentence) ?? RUN_CHINESE.exec(sentence))?.[1]?.trim();
  if (written === undefined || !isCommand(written)) return undefined;
  const bare = sentence.replaceAll(/`[^`]*`/g, '``');
  const event = EVENTS.find(([, pattern]) => pattern.test(bare))?.[0];
  return event && { event, command: written };
}

/** The first code span that is a command. */
export function commandIn(text: string): string | undefined {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.trim()).find(isCommand);
}

/** A known program or a script of the project, with nothing left to fill in. */
function isCommand(code: string): boolean {
  const [program = ''] = code.split(/\s/, 1);
  if (/<|>|\.\.\.|…|\{|\[|\$[A-Z1-9]|\n/.test(code)) return false;
  return PROGRAMS.has(program)
    ? code !== program || ALONE.has(program)
    : /^\.{0,2}\/?[\w.-]+\/[\w./-]+\.(?:sh|py|js|mjs|ts|rb)$/.test(program);
}

/** What does something without being told what. */
const ALONE = new Set(['pytest', 'make', 'ruff', 'rubocop', 'rspec', 'tsc', 'jest', 'tox', 'ctest', 'rake']);

interface Draft {
  /** The key below `hooks`. */
  readonly event: string;
  readonly group: object;
}

/** The hook as settings hold it; what it runs is given the event as JSON on its input. */
function draftOf({ event, command }: HookWish): Draft {
  const group = (name: string, matcher: string | undefined, run: string): Draft => ({
    event: name,
    group: { ...(matcher === undefined ? {} : { matcher }), hooks: [{ type: 'command', command: run }] },
  });
  switch (event) {
    case 'edit':
      return group('PostToolUse', 'Edit|Write', command);
    // exit code 2 refuses the commit, and what went to standard error says why
    case 'beforeCommit':
      return group('PreToolUse', 'Bash', `if grep -q 'git commit'; then { ${command}; } >&2 || exit 2; fi`);
    case 'afterCommit':
      return group('PostToolUse', 'Bash', `if grep -q 'git commit'; then ${command}; fi`);
    case 'stop':
      return group('Stop', undefined, command);
    case 'sessionStart':
      return group('SessionStart', 'startup', command);
  }
}

/** `text` is what is in the settings file, nothing when there is none. No change where it cannot be written into. */
export function hookChange(settings: Path, text: string | undefined, wish: HookWish): FileChange | undefined {
  const { event, group } = draftOf(wish);
  if (text === undefined) {
    const made = JSON.stringify({ hooks: { [event]: [group] } }, undefined, 2);
    return { kind: 'create', path: settings, text: `${made}\n` };
  }
  const edit = withItem(text, ['hooks', event], group);
  return edit && replace(settings, text, edit.range, edit.text);
}
