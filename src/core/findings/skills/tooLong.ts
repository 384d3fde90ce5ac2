/** Bodies longer than a compaction keeps of a skill, or than is recommended of one. */
import { inLine, rangeBetween } from '../../files/range';
import { dirname } from '../../files/path';
import { ADVICE } from '../../claudeCode/advice';
import { found, type Fix, type Found } from '../finding';
import type { Scene } from '../scene';
import { ownSkills } from './ownSkills';

export function* tooLong(scene: Scene): Iterable<Found> {
  const { restoredSkillChars, restoredCharsPerToken } = scene.world.behaviour;
  for (const { kind, path, text, parsed } of ownSkills(scene)) {
    if (kind === 'command') continue;
    const { body, frontmatter } = parsed;
    const fixes = [moveAway];
    // an invocation begins with a line of Claude Code's own, which counts (measured)
    const room = restoredSkillChars - `Base directory for this skill: ${dirname(path)}\n\n`.length;
    if (body.length > room) {
      const from = text.indexOf(body) + room;
      const lineEnd = text.indexOf('\n', from);
      const range = rangeBetween(text, from, lineEnd < 0 ? text.length : lineEnd);
      const tokens = restoredSkillChars / restoredCharsPerToken;
      const share = Math.floor((100 * room) / body.length);
      yield found('skill-too-long', path, range, { data: { variant: 'cut', tokens, share }, fixes });
      continue;
    }
    const lines = body.split('\n');
    if (lines.length <= ADVICE.skillLines) continue;
    const range = inLine(frontmatter.bodyLine + ADVICE.skillLines, 0, lines[ADVICE.skillLines]?.length ?? 0);
    const data = { variant: 'lines', lines: lines.length, limit: ADVICE.skillLines };
    yield found('skill-too-long', path, range, { data, fixes });
  }
}

const moveAway: Fix = { code: 'move-to-references', safety: 'byHand', data: {}, paths: {}, changes: [] };
