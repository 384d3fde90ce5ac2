/**
 * What Claude Code itself sends before anything of the user's: measured on the first request of a print-mode
 * session in a small repository. Defaults until a real session's usage says better; tools are an estimate.
 */
import { compareVersions } from './version';
import type { ModelFacts } from './models';

export interface FixedParts {
  /** Tokens of prompt, environment and agent types. */
  readonly systemPrompt: number;
  readonly tools: number;
  /** Tokens of the bundled skills' lines in the listing. */
  readonly bundledListing: number;
  /** Bundled skills: name and size of its line's text, in characters or columns. They count against the listing budget. */
  readonly bundled: readonly BundledSkill[];
}

export interface BundledSkill {
  readonly name: string;
  readonly chars: number;
  /** Built-in commands lose their text to the budget like anybody’s (inferred from measured budgets). */
  readonly isCommand: boolean;
}

const BUILT_IN_COMMANDS: ReadonlySet<string> = new Set(['init', 'security-review']);

const bundled = (list: string): BundledSkill[] =>
  list.split(', ').map((entry) => {
    const [name = '', chars = '0'] = entry.split(' ');
    return { name, chars: Number(chars), isCommand: BUILT_IN_COMMANDS.has(name) };
  });

const newest = {
  new: { systemPrompt: 2310 + 313 + 146 + 558, tools: 11_009, bundledListing: 2238 },
  old: { systemPrompt: 1706 + 232 + 94 + 388, tools: 8098, bundledListing: 1622 },
  bundled: bundled(
    'dataviz 1436, update-config 690, keybindings-help 228, code-review 835, simplify 176, ' +
      'fewer-permission-prompts 163, loop 336, claude-api 1157, workflow-authoring 230, run 361, ' +
      'plugin-authoring 255, init 59, security-review 99',
  ),
};

const oldest = {
  new: { systemPrompt: 8513, tools: 24_222, bundledListing: 365 },
  old: { systemPrompt: 6169, tools: 17_537, bundledListing: 258 },
  // in columns: of the 250 characters of the last two are line ends or the like (inferred from measured budgets)
  bundled: bundled('update-config 250, simplify 82, loop 250, claude-api 248'),
};

/** The fixed parts nearest to `version`: the two measured versions stand for the halves around them. */
export function fixedParts(version: string, family: ModelFacts['family']): FixedParts {
  const era = compareVersions(version, '2.1.212') >= 0 ? newest : oldest;
  return { ...era[family], bundled: era.bundled };
}
