/** The report a command works on, or a refusal that says why there is none. */
import * as vscode from 'vscode';
import type { Report } from '../core/report';
import type { Inspection } from '../inspection';
import { commandWords } from '../present/words/commandWords';
import { HumanError } from './humanError';

export function needReport({ report, status }: Pick<Inspection, 'report' | 'status'>): Report {
  if (report) return report;
  const kind = status.kind === 'ready' ? 'loading' : status.kind;
  throw new HumanError(commandWords(vscode.env.language)[`command.no.${kind}`]);
}
