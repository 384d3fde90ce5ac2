/**
 * Frontmatter as nearly all of it is written: `key: plain words`, and lists of quoted or plain words. Read line by
 * line it costs a hundredth of a YAML reader; whatever is not exactly of that form is left to one.
 */

const KEY = /^([A-Za-z_][A-Za-z0-9_-]*):(?: (.*))?$/;
/** No character that means anything to YAML, nothing at the ends that would be trimmed or read otherwise. */
const PLAIN = /^[A-Za-z][A-Za-z0-9 ,.;()/_'+=~^$-]*$/;
const QUOTED = /^"([^"\\]*)"$|^'([^']*)'$/;
/** Words that are no text to one YAML or another. */
const WORDS = /^(?:y|yes|n|no|true|false|on|off|null|nan|inf)$/i;
const ITEM = /^ {2}- (.*)$/;

/** The data, or nothing when a YAML reader must say. */
export function readPlainYaml(yaml: string): Record<string, string | string[]> | undefined {
  const data: Record<string, string | string[]> = {};
  let list: string[] | undefined;
  for (const line of yaml.trimEnd().split('\n')) {
    const item = ITEM.exec(line);
    const pair = item ? undefined : KEY.exec(line);
    const text = readText(item?.[1] ?? pair?.[2]);
    if (item) {
      if (!list || text === undefined) return undefined;
      list.push(text);
      continue;
    }
    const key = pair?.[1];
    if (key === undefined || key in data || (list && list.length === 0)) return undefined;
    if (pair?.[2] === undefined) data[key] = list = [];
    else if (text === undefined) return undefined;
    else {
      data[key] = text;
      list = undefined;
    }
  }
  return list?.length === 0 ? undefined : data;
}

function readText(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const quoted = QUOTED.exec(value);
  if (quoted) return quoted[1] ?? quoted[2];
  return PLAIN.test(value) && !value.endsWith(' ') && !WORDS.test(value) ? value : undefined;
}
