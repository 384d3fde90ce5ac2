/** The lines of a table as the module it is shipped as. */
export function tableSource(lines) {
  const text = lines.join('\n').replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  return `/** Learned by npm run tokens:fit; not to be written by hand. */\nexport const table = \`${text}\`;\n`;
}
