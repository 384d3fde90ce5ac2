/** What may stand behind `context-stack inspect`, and what is refused with which line. */
import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../src/cli/arguments';
import { BadInput } from '../../src/cli/badInput';

describe('arguments of inspect', () => {
  it('without any are the defaults', () => {
    expect(parseArguments([])).toEqual({
      start: undefined,
      home: undefined,
      configDir: undefined,
      managed: undefined,
      addDirs: [],
      pluginDirs: [],
      claude: undefined,
      model: undefined,
      settingSources: ['user', 'project', 'local'],
      settings: undefined,
      env: {},
      flags: [],
      events: undefined,
      json: false,
      help: false,
    });
  });

  it('are all read, and those that repeat keep their order', () => {
    const line =
      '--start a --home h --config-dir c --managed m --add-dir x --add-dir y --plugin-dir p --claude v2.1.90 ' +
      '--model opus --setting-sources user --settings {} --env A=1 --env B=x=y --flag bare --flag=--safe-mode --events - --json';
    expect(parseArguments(line.split(' '))).toEqual({
      start: 'a',
      home: 'h',
      configDir: 'c',
      managed: 'm',
      addDirs: ['x', 'y'],
      pluginDirs: ['p'],
      claude: '2.1.90',
      model: 'opus',
      settingSources: ['user'],
      settings: '{}',
      env: { A: '1', B: 'x=y' },
      flags: ['bare', 'safe-mode'],
      events: '-',
      json: true,
      help: false,
    });
  });

  const accepted: [string[], object][] = [
    [['--setting-sources', ''], { settingSources: [] }],
    [['--setting-sources', 'local, project'], { settingSources: ['local', 'project'] }],
    [['--env', 'EMPTY='], { env: { EMPTY: '' } }],
    [['-h'], { help: true }],
  ];
  it.each(accepted)('%j is accepted', (argv, expected) => {
    expect(parseArguments(argv)).toMatchObject(expected);
  });

  const refused: [string[], string][] = [
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['--start'], "Option '--start <value>' argument missing"],
    [['--start', ''], '--start is empty'],
    [['folder'], "Unexpected argument 'folder'"],
    [['--claude', 'newest'], '--claude takes a version such as 2.1.332, not "newest"'],
    [['--setting-sources', 'user,team'], '--setting-sources takes user, project and local, not "team"'],
    [['--env', 'NAME'], '--env takes NAME=VALUE, not "NAME"'],
    [['--env', '=1'], '--env takes NAME=VALUE, not "=1"'],
    [['--json=yes'], "Option '--json' does not take an argument"],
  ];
  it.each(refused)('%j is refused', (argv, line) => {
    expect(() => parseArguments(argv)).toThrow(BadInput);
    expect(() => parseArguments(argv)).toThrow(line);
  });
});
