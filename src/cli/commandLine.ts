/** Which command was asked for, and how the program ends: 0, 2 for bad input, 1 for a fault of ours. */
import { version } from '../../package.json';
import { BadInput } from './badInput';
import { runBudget } from './budget';
import { runCheck } from './check';
import { oneLine } from './columns';
import { help } from './help';
import { runInspect } from './inspect';
import type { Terminal } from './terminal';
import { runTokens } from './tokens';
import { runWhy } from './why';

export type ExitCode = 0 | 1 | 2;

/** Runs one command line; never throws. Every error is one line. */
export async function runCommandLine(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const warn = (line: string) => terminal.warn(oneLine(line));
  try {
    return (await dispatch(argv, { ...terminal, warn })) ?? 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    warn(`context-stack: ${message.replaceAll(/\s*\n\s*/g, ' ')}`);
    return error instanceof BadInput ? 2 : 1;
  }
}

/** Answers how the program ends when that is not 0. */
async function dispatch([command, ...rest]: readonly string[], terminal: Terminal): Promise<ExitCode | undefined> {
  switch (command) {
    case 'inspect':
      await runInspect(rest, terminal);
      return undefined;
    case 'why':
      await runWhy(rest, terminal);
      return undefined;
    case 'budget':
      await runBudget(rest, terminal);
      return undefined;
    case 'tokens':
      await runTokens(rest, terminal);
      return undefined;
    case 'check':
      return runCheck(rest, terminal);
    case '--version':
      terminal.print(`${version}\n`);
      return undefined;
    case '--help':
    case '-h':
    case 'help':
      terminal.print(help);
      return undefined;
    case undefined:
      throw new BadInput('no command; try context-stack --help');
    default:
      throw new BadInput(`no command "${command}"; try context-stack --help`);
  }
}
