/** Which command was asked for, and how the program ends: 0, 2 for bad input, 1 for a fault of ours. */
import { version } from '../../package.json';
import { BadInput } from './badInput';
import { runBudget } from './budget';
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
    await dispatch(argv, { ...terminal, warn });
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    warn(`context-stack: ${message.replaceAll(/\s*\n\s*/g, ' ')}`);
    return error instanceof BadInput ? 2 : 1;
  }
}

async function dispatch([command, ...rest]: readonly string[], terminal: Terminal): Promise<void> {
  switch (command) {
    case 'inspect':
      return runInspect(rest, terminal);
    case 'why':
      return runWhy(rest, terminal);
    case 'budget':
      return runBudget(rest, terminal);
    case 'tokens':
      return runTokens(rest, terminal);
    case '--version':
      terminal.print(`${version}\n`);
      return;
    case '--help':
    case '-h':
    case 'help':
      terminal.print(help);
      return;
    case undefined:
      throw new BadInput('no command; try context-stack --help');
    default:
      throw new BadInput(`no command "${command}"; try context-stack --help`);
  }
}
