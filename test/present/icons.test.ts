import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NotLoaded, SkillState } from '../../src/core/report';
import type { SessionEvent } from '../../src/core/session/events';
import { eventIcon } from '../../src/present/eventTitle';
import { layerLook, notLoadedLook, skillLook } from '../../src/present/icons';
import { skillRows } from '../../src/present/skillRows';
import { stackRows } from '../../src/present/stackRows';
import { en } from '../../src/present/words/en';
import { everyRow } from './outline';
import { links, report, stack } from './sampleReport';

const css = readFileSync('node_modules/@vscode/codicons/dist/codicon.css', 'utf8');
const ink = { report, words: en, links };

const events = ['start', 'read', 'edit', 'write', 'mention', 'bash', 'glob', 'grep', 'invokeSkill'] as const;
const rest: readonly SessionEvent['kind'][] = ['turn', 'compact', 'resume', 'changed'];
const states: readonly SkillState[] = ['listed', 'found', 'waiting', 'onlyForUser', 'shadowed', 'off', 'unseen'];
const used = new Set([
  ...everyRow([...stackRows(ink), ...skillRows(ink)]).map(({ icon }) => icon),
  ...[...events, ...rest].map(eventIcon),
  ...states.map((state) => skillLook(state, 'skill').icon),
  'layers',
]);

describe('the icon', () => {
  it.each([...used])('%s is a codicon', (icon) => {
    expect(css).toContain(`.codicon-${icon}:before`);
  });

  it('of a layer that is older than the disk stands out', () => {
    expect(layerLook({ ...stack[0]!, olderThanDisk: true }).color).toBe('list.warningForeground');
  });

  it.each([
    ['importMissing', 'warning'],
    ['excluded', 'circle-slash'],
  ] as const)('of what is not loaded because of %s is %s', (code: NotLoaded['reason']['code'], icon) => {
    expect(notLoadedLook(code).icon).toBe(icon);
  });
});
