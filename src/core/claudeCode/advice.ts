/** Sizes Claude Code itself does not hold anybody to: its documents recommend them. */

/** Lines of a skill's body (Agent Skills, authoring practices). */
export const SKILL_LINES = 500;
