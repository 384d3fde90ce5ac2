import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { toPath } from '../../src/core/files/path';
import type { Blocked, Reason, Waits } from '../../src/core/reason';
import { needSentence } from '../../src/present/need';
import { reasonSentence } from '../../src/present/reasons';
import { shortReason } from '../../src/present/shortReason';
import { markdownVoice, plainVoice } from '../../src/present/voice';
import { en } from '../../src/present/words/en';
import { ja } from '../../src/present/words/ja';
import { zhCn } from '../../src/present/words/zhCn';
import { everyReason } from './everyReason';

const from = { start: toPath('/home/u/app'), home: toPath('/home/u') };
const english = plainVoice(en, from);
const named = (reason: Reason) => [`${reason.code} ${JSON.stringify(reason.data)}`, reason] as const;
const of = (code: Reason['code'], nth = 0) => everyReason.filter((reason) => reason.code === code)[nth]!;

describe('a reason', () => {
  it.each(everyReason.map(named))('%s is one full sentence in every language', (_, reason) => {
    expect(reasonSentence(reason, english)).toMatch(/^\S.*\.$/);
    expect(reasonSentence(reason, plainVoice(ja, from))).toMatch(/^\S.*。$/);
    expect(reasonSentence(reason, plainVoice(zhCn, from))).toMatch(/^\S.*。$/);
  });

  it.each(everyReason.map(named))('%s is at most six words in a row', (_, reason) => {
    const words = shortReason(reason, english)
      .split(/\s+/)
      .filter((word) => word !== '·');
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(6);
  });

  it.each(everyReason.map(named))('%s reads the same in Markdown as in plain text', (_, reason) => {
    const html = marked.parseInline(reasonSentence(reason, markdownVoice(en, from)), { async: false });
    const text = html.replaceAll(/<\/?code>/g, '').replaceAll('&#39;', "'");
    expect(text).toBe(reasonSentence(reason, english));
  });

  it.each([
    ['imported', 0, 'Imported by CLAUDE.md at line 12, 1 hop from the memory file.'],
    ['imported', 1, 'Imported by docs/style.md at line 3, 2 hops from the memory file.'],
    ['ruleMatched', 0, 'Loaded because src/api/user.ts matches the pattern src/api/**.'],
    ['atStart', 2, 'Loads at start: the memory file of the start directory.'],
    ['atStart', 1, 'Loads at start: your own memory file, in ~/.claude.'],
    ['listed', 0, 'The skill listing: 1 skill the model can choose from.'],
    ['tooLarge', 0, 'The file has 5 MiB; Claude Code skips what is over 4 MiB.'],
    ['waitsForMatch', 1, 'Waits for a touched file that matches *.ts, *.tsx, !*.d.ts, seen from the start directory.'],
  ] as const)('%s (%d) says: %s', (code, nth, sentence) => {
    expect(reasonSentence(of(code, nth), english)).toBe(sentence);
  });

  it.each([
    ['atStart', 0, 'managed'],
    ['atStart', 1, '~/.claude'],
    ['atStart', 2, '.'],
    ['imported', 0, 'imported at line 12'],
    ['ruleMatched', 0, 'matched src/api/** by user.ts'],
    ['folderTouched', 0, 'packages/web · found by App.tsx'],
    ['autoMemory', 2, 'auto memory · 200 of 312 lines'],
    ['waitsForMatch', 0, 'waits for src/api/**'],
    ['waitsForMatch', 1, 'waits for *.ts +2'],
    ['waitsForFolder', 0, 'waits for packages/web/'],
    ['importExternal', 0, 'outside the project, import not approved'],
    ['tooLarge', 0, 'over 4 MiB'],
    ['shadowed', 0, 'shadowed by ~/.claude/skills/deploy'],
    ['shadowed', 1, 'shadowed by ~/.claude/commands/deploy.md'],
  ] as const)('%s (%d) is in a row: %s', (code, nth, text) => {
    expect(shortReason(of(code, nth), english)).toBe(text);
  });
});

/** Reasons that are no obstacle: nothing would have to happen. */
const noObstacle = new Set<string>(
  `atStart managedSettings imported ruleAlways ruleMatched folderTouched autoMemory agentsFile mentioned readAsFile
   invoked reloaded restoredFile listed summary alreadyTold nothingApplies outsideStart notATrigger triggerSince
   toldWithPrompt readDenied unknownSkill switchedOffAll fileChanged notListedAgain`.split(/\s+/),
);

describe('what would have to happen', () => {
  const missing = everyReason.filter((reason) => !noObstacle.has(reason.code));

  it.each(missing.map(named))('for %s is one full sentence in every language', (_, reason) => {
    expect(needSentence(reason as Waits | Blocked, english)).toMatch(/^\S.*\.$/);
    expect(needSentence(reason as Waits | Blocked, plainVoice(ja, from))).toMatch(/^\S.*。$/);
    expect(needSentence(reason as Waits | Blocked, plainVoice(zhCn, from))).toMatch(/^\S.*。$/);
  });
});
