/** `context-stack check`: everything that is wrong in the instruction files of a folder, for people, scripts and CI. */
import { SEVERITIES } from '../core/findings/catalogue';
import { isWithin } from '../core/files/path';
import { examine } from '../core/findings/examine';
import type { Finding } from '../core/findings/finding';
import { leaveOut } from '../core/findings/leaveOut';
import { gatherWorkspace } from '../core/gather/workspaceFiles';
import { listWorkspace } from '../disk/listWorkspace';
import { plainFindingVoice } from '../present/findings';
import { LEVELS, parseCheckArguments, type CheckArguments } from './checkArguments';
import { checkJson } from './checkJson';
import { checkText } from './checkText';
import { checkHelp } from './help';
import { answer } from './inspect';
import { sarifLog } from './sarif';
import type { Terminal } from './terminal';

/** Runs the command: 1 when a finding is as severe as `--fail-on` says. Throws `BadInput` for what the person got wrong. */
export async function runCheck(argv: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const args = parseCheckArguments(argv);
  if (args.help) {
    terminal.print(checkHelp);
    return 0;
  }
  const inspected = await answer(args, terminal);
  const { report } = inspected;
  const root = report.repository ?? report.start;
  const workspace = await gatherWorkspace(terminal.tree, await listWorkspace(terminal.tree, [root]));
  const { findings: all, faults } = examine(inspected, workspace);
  for (const fault of faults)
    terminal.warn(`a check failed: ${fault instanceof Error ? fault.message : String(fault)}`);
  const isLeftOut = leaveOut(args.ignore, [root]);
  const findings = all
    .filter(({ path }) => (args.everywhere || isWithin(root, path)) && !isLeftOut(path))
    .flatMap((finding) => atLevel(finding, args));
  const checked = { root, findings, report, voice: plainFindingVoice('en', { start: root, home: report.home }) };
  switch (args.format) {
    case 'text':
      terminal.print(checkText(checked));
      break;
    case 'json':
      terminal.print(`${JSON.stringify(checkJson(checked), null, 2)}\n`);
      break;
    case 'sarif':
      terminal.print(`${JSON.stringify(sarifLog(checked), null, 2)}\n`);
  }
  const least = LEVELS.indexOf(args.failOn);
  return faults.length > 0 || findings.some(({ severity }) => LEVELS.indexOf(severity) >= least) ? 1 : 0;
}

function atLevel(finding: Finding, { severity }: CheckArguments): Finding[] {
  const level = severity.get(finding.code) ?? SEVERITIES[finding.code];
  return level === 'off' ? [] : [{ ...finding, severity: level }];
}
