// gray-matter loads js-yaml for its own YAML engine, which this product replaces by another: 40 KB that never run.
const refuse = () => {
  throw new Error('YAML is read by another engine');
};
module.exports = { safeLoad: refuse, safeDump: refuse };
