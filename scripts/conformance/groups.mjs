// The subjects cases belong to, told by the first part of their ids.

/** @type {readonly [string, RegExp][]} */
const GROUPS = [
  ['patterns', /^glob/],
  ['imports', /^imp/],
  ['comments', /^com-/],
  ['listing', /^(listing|win|skl-many|rep-25)/],
  ['skills', /^(skl|skill|cmd|order|nested|bundled|disable-slash)/],
  ['rules', /^(rule|anc|user-base|out-)/],
  ['touches', /^(bash|touch|at-|nest-)/],
  ['random', /^fuzz/],
  ['reports', /^rep-/],
  ['asked', /^(own|asked)-/],
];

/** @param {string} id */
export function groupOf(id) {
  return GROUPS.find(([, pattern]) => pattern.test(id))?.[0] ?? 'memory';
}
