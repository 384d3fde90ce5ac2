/** Which file an `@path` means, on machines of either kind. */
import { expect, test } from 'vitest';
import { toPath } from '../../../src/core/files/path';
import { importTarget } from '../../../src/core/parse/importTarget';

test.each([
  ['docs/a.md', '/ws/CLAUDE.md', '/ws/docs/a.md'],
  ['./a.md', '/ws/.claude/rules/r.md', '/ws/.claude/rules/a.md'],
  ['../a.md', '/ws/sub/CLAUDE.md', '/ws/a.md'],
  ['~/a.md', '/ws/CLAUDE.md', '/home/me/a.md'],
  ['~x/a.md', '/ws/CLAUDE.md', '/ws/~x/a.md'],
  ['/etc/a.md', '/ws/CLAUDE.md', '/etc/a.md'],
  ['C:/a.md', '/ws/CLAUDE.md', '/ws/C:/a.md'],
  ['/a\\b.md', '/ws/CLAUDE.md', '/a\\b.md'],
  ['C:/a.md', 'D:/ws/CLAUDE.md', 'C:/a.md'],
  ['docs\\a.md', 'D:/ws/CLAUDE.md', 'D:/ws/docs/a.md'],
])('@%s in %s is %s', (written, by, target) => {
  expect(importTarget(written, { real: toPath(by) }, toPath('/home/me'))).toBe(target);
});
