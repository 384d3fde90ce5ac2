import { describe, expect, test } from 'vitest';
import { toPath } from '../../src/core/files/path';
import { shownPath } from '../../src/present/shownPath';

describe('a path is shown', () => {
  const deep = { start: toPath('/srv/shop/packages/web'), home: toPath('/home/u') };
  const atHome = { start: toPath('/home/u/app'), home: toPath('/home/u') };

  test.each([
    ['/srv/shop/packages/web', deep, '.'],
    ['/srv/shop/packages/web/src/a.ts', deep, 'src/a.ts'],
    ['/srv/shop/CLAUDE.md', deep, '../../CLAUDE.md'],
    ['/srv/shop', deep, '../..'],
    ['/srv/shop/packages/api/a.ts', deep, '../api/a.ts'],
    ['/srv/other/a.ts', deep, '../../../other/a.ts'],
    ['/etc/claude-code/CLAUDE.md', deep, '/etc/claude-code/CLAUDE.md'],
    ['/home/u/.claude/CLAUDE.md', deep, '~/.claude/CLAUDE.md'],
    ['/home/u/CLAUDE.md', atHome, '~/CLAUDE.md'],
    ['/srv/other/a.ts', atHome, '/srv/other/a.ts'],
  ])('%s from %o as %s', (path, from, shown) => {
    expect(shownPath(toPath(path), from)).toBe(shown);
  });
});
