/** The arguments of `context-stack check`. */
import { SEVERITIES, type FindingCode, type Severity } from '../core/findings/catalogue';
import { parseWith, type InspectArguments } from './arguments';
import { BadInput } from './badInput';

export interface CheckArguments extends InspectArguments {
  readonly format: 'text' | 'json' | 'sarif';
  /** Patterns of a .gitignore, from the listed folder on. */
  readonly ignore: readonly string[];
  readonly severity: ReadonlyMap<FindingCode, Severity | 'off'>;
  /** The least severe finding that makes the command fail. */
  readonly failOn: Severity;
  /** Findings outside the listed folder too, in the user's own files for example. */
  readonly everywhere: boolean;
}

/** From the least severe to the most. */
export const LEVELS: readonly Severity[] = ['hint', 'information', 'warning', 'error'];
const FORMATS = ['text', 'json', 'sarif'] as const;

const options = {
  format: { type: 'string', default: 'text' },
  ignore: { type: 'string', multiple: true, default: [] as string[] },
  severity: { type: 'string', multiple: true, default: [] as string[] },
  'fail-on': { type: 'string', default: 'error' },
  everywhere: { type: 'boolean', default: false },
} as const;

/** Reads what stands behind `check`; throws `BadInput` with one clear line. */
export function parseCheckArguments(argv: readonly string[]): CheckArguments {
  const { values, inspect } = parseWith(argv, options);
  return {
    ...inspect,
    format: inspect.json ? 'json' : oneOf('format', FORMATS, values.format),
    ignore: values.ignore,
    severity: new Map(values.severity.map(assignment)),
    failOn: oneOf('fail-on', LEVELS, values['fail-on']),
    everywhere: values.everywhere,
  };
}

function oneOf<Value extends string>(name: string, all: readonly Value[], text: string): Value {
  const value = all.find((each) => each === text);
  if (value === undefined) throw new BadInput(`--${name} takes one of ${all.join(', ')}, not "${text}"`);
  return value;
}

function assignment(text: string): [FindingCode, Severity | 'off'] {
  const [code = '', level = ''] = text.split('=', 2);
  if (!Object.hasOwn(SEVERITIES, code))
    throw new BadInput(`--severity takes CODE=LEVEL; there is no code "${code}" (docs/findings.md lists them)`);
  return [code as FindingCode, oneOf('severity CODE', [...LEVELS, 'off'] as const, level)];
}
