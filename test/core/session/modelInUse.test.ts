/** Which model is shown, and where that is known from. */
import { expect, test } from 'vitest';
import type { Model } from '../../../src/core/report';
import { project, type ProjectSetup } from '../../support/project';

const settings = (model: string) => ({ '.claude/settings.json': JSON.stringify({ model }) });
const inEnv = { ANTHROPIC_MODEL: 'haiku' };
const used = { model: 'claude-opus-5', first: undefined };

test.each<[string, ProjectSetup, Partial<Model>]>([
  ['what was asked for', { model: 'sonnet', used, env: inEnv }, { id: 'claude-sonnet-5-5', how: 'setting' }],
  ['the one that answered last', { used, env: inEnv }, { id: 'claude-opus-5', how: 'transcript' }],
  ['ANTHROPIC_MODEL', { env: inEnv, settings: { model: 'sonnet' } }, { id: 'claude-haiku-5-5', how: 'claudeSettings' }],
  [
    'ANTHROPIC_MODEL of a settings file',
    { settings: { model: 'sonnet', env: inEnv } },
    { id: 'claude-haiku-5-5', how: 'claudeSettings' },
  ],
  ['the user’s settings', { settings: { model: 'sonnet' } }, { id: 'claude-sonnet-5-5', how: 'claudeSettings' }],
  [
    'the project’s before the user’s',
    { settings: { model: 'sonnet' }, files: settings('haiku') },
    { id: 'claude-haiku-5-5', how: 'claudeSettings' },
  ],
  ['the default', {}, { id: 'claude-opus-5-5', how: 'default' }],
  ['the default of an older version', { version: '2.1.90' }, { id: 'claude-sonnet-4-6', how: 'default' }],
  ['the default for an empty variable', { env: { ANTHROPIC_MODEL: '' } }, { id: 'claude-opus-5-5', how: 'default' }],
  [
    'the large window that settings give the one that answered',
    { used: { ...used, model: 'claude-opus-4-6' }, settings: { model: 'claude-opus-4-6[1m]' } },
    { id: 'claude-opus-4-6[1m]', how: 'transcript', window: 1_000_000 },
  ],
  [
    'not the large window that settings give another one',
    { used: { ...used, model: 'claude-opus-4-6' }, settings: { model: 'claude-sonnet-4-6[1m]' } },
    { id: 'claude-opus-4-6', how: 'transcript', window: 200_000, autocompactAt: 167_000 },
  ],
])('%s', async (_, setup, model) => {
  const { inspected } = await project(setup);
  expect(inspected.report.model).toMatchObject(model);
});
