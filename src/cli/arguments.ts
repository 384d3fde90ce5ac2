/** The arguments of `context-stack inspect`, `why`, `budget` and `tokens`: read, checked, and otherwise left as they were written. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { parseVersion } from '../core/claudeCode/version';
import { BadInput } from './badInput';

export interface InspectArguments {
  readonly start: string | undefined;
  readonly home: string | undefined;
  readonly configDir: string | undefined;
  readonly managed: string | undefined;
  readonly addDirs: readonly string[];
  readonly pluginDirs: readonly string[];
  readonly claude: string | undefined;
  readonly model: string | undefined;
  readonly settingSources: readonly string[];
  /** JSON, or a path from the start directory on. */
  readonly settings: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  readonly events: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
}

const options = {
  start: { type: 'string' },
  home: { type: 'string' },
  'config-dir': { type: 'string' },
  managed: { type: 'string' },
  'add-dir': { type: 'string', multiple: true, default: [] as string[] },
  'plugin-dir': { type: 'string', multiple: true, default: [] as string[] },
  claude: { type: 'string' },
  model: { type: 'string' },
  'setting-sources': { type: 'string', default: 'user,project,local' },
  settings: { type: 'string' },
  env: { type: 'string', multiple: true, default: [] as string[] },
  flag: { type: 'string', multiple: true, default: [] as string[] },
  events: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const budgetOptions = {
  ...options,
  turns: { type: 'string', default: '100' },
  window: { type: 'string' },
  off: { type: 'string', multiple: true, default: [] as string[] },
} as const;

export interface BudgetArguments extends InspectArguments {
  /** For how many turns rent is worked out. */
  readonly turns: number;
  /** Tokens of the window the listing is tried at; the model's own unless given. */
  readonly window: number | undefined;
  /** Names of skills the listing is tried without. */
  readonly off: readonly string[];
}

/** Reads what stands behind `inspect`; throws `BadInput` with one clear line. */
export function parseArguments(argv: readonly string[]): InspectArguments {
  return checked(parse(argv, options));
}

/** Reads what stands behind `budget`; throws `BadInput` with one clear line. */
export function parseBudgetArguments(argv: readonly string[]): BudgetArguments {
  const values = parse(argv, budgetOptions);
  return { ...checked(values), turns: turns(values.turns), window: tokens(values.window), off: values.off };
}

/** Reads the options of `inspect` and `more`, for a command that has both. Throws `BadInput` with one clear line. */
export function parseWith<More extends NonNullable<ParseArgsConfig['options']>>(argv: readonly string[], more: More) {
  const values = parse(argv, { ...options, ...more });
  return { values, inspect: checked(values as ReturnType<typeof parse<typeof options>>) };
}

const whyOptions = { ...options, touch: { type: 'string' } } as const;

export interface WhyArguments extends InspectArguments {
  /** As it was named; empty only where help is asked for. */
  readonly file: string;
  /** The file that is imagined to be read. */
  readonly touch: string | undefined;
}

/** Reads what stands behind `why`; throws `BadInput` with one clear line. */
export function parseWhyArguments(argv: readonly string[]): WhyArguments {
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...argv], options: whyOptions, strict: true, allowPositionals: true }),
  );
  const [file = '', ...rest] = positionals;
  if (file === '' && !values.help) throw new BadInput('why needs the name of a file');
  if (rest.length > 0) throw new BadInput(`why takes one file, and "${rest[0] ?? ''}" is another`);
  return { ...checked(values), file, touch: filled('touch', values.touch) };
}

export interface TokensArguments {
  /** As they were named; `-` is what is piped in. */
  readonly files: readonly string[];
  readonly model: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
}

const { model, json, help } = options;

/** Reads what stands behind `tokens`; throws `BadInput` with one clear line. */
export function parseTokensArguments(argv: readonly string[]): TokensArguments {
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...argv], options: { model, json, help }, strict: true, allowPositionals: true }),
  );
  if (positionals.length === 0 && !values.help)
    throw new BadInput('tokens needs the name of a file; - reads standard input');
  if (positionals.includes('')) throw new BadInput('the name of a file is empty');
  return { files: positionals, model: filled('model', values.model), json: values.json, help: values.help };
}

function checked(values: ReturnType<typeof parse<typeof options>>): InspectArguments {
  return {
    start: filled('start', values.start),
    home: filled('home', values.home),
    configDir: filled('config-dir', values['config-dir']),
    managed: filled('managed', values.managed),
    addDirs: values['add-dir'],
    pluginDirs: values['plugin-dir'],
    claude: version(values.claude),
    model: filled('model', values.model),
    settingSources: sources(values['setting-sources']),
    settings: filled('settings', values.settings),
    env: Object.fromEntries(values.env.map(assignment)),
    flags: values.flag.map((flag) => flag.replace(/^--/, '')),
    events: filled('events', values.events),
    json: values.json,
    help: values.help,
  };
}

function parse<Options extends typeof options>(argv: readonly string[], known: Options) {
  return parsed(() => parseArgs({ args: [...argv], options: known, strict: true, allowPositionals: false })).values;
}

function parsed<Answer>(parse: () => Answer): Answer {
  try {
    return parse();
  } catch (error) {
    throw new BadInput(firstSentence(error));
  }
}

/** Node's messages go on to explain the escape of a dash; the first sentence says what is wrong. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split(/\.\s/)[0] ?? message).replaceAll('\n', ' ').replace(/\.$/, '');
}

function filled(name: string, value: string | undefined): string | undefined {
  if (value === '') throw new BadInput(`--${name} is empty`);
  return value;
}

function version(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const parts = parseVersion(text);
  if (parts === undefined) throw new BadInput(`--claude takes a version such as 2.1.332, not "${text}"`);
  return parts.join('.');
}

function turns(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new BadInput(`--turns takes a whole number up to 999999, not "${text}"`);
  return Number(text);
}

/** `200000`, `200k`, `1M`. */
function tokens(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,9})([km]?)$/i.exec(text);
  const unit = { k: 1000, m: 1_000_000 }[match?.[2]?.toLowerCase() ?? ''] ?? 1;
  const count = Number(match?.[1]) * unit;
  if (!(count >= 1000 && count <= 100_000_000)) {
    throw new BadInput(`--window takes a number of tokens such as 200k or 1M, not "${text}"`);
  }
  return count;
}

const knownSources = ['user', 'project', 'local'];

function sources(list: string): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !knownSources.includes(name));
  if (unknown !== undefined) throw new BadInput(`--setting-sources takes user, project and local, not "${unknown}"`);
  return names;
}

function assignment(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at <= 0) throw new BadInput(`--env takes NAME=VALUE, not "${text}"`);
  return [text.slice(0, at), text.slice(at + 1)];
}
