/** What `--help` prints. */

export const help = `Context Stack shows what Claude Code would have in its context, and why anything is not loaded.

Usage: context-stack <command> [options]

Commands:
  inspect      print the context stack of a folder, after the events of a session
  why          say why a file is loaded or not, and what reading another would do to it
  budget       print what fills the window, what each layer costs, and what compaction would leave
  check        print what is wrong in instruction files; fails on errors, for CI
  tokens       print how many tokens files are

  --help       this text; behind a command, its options
  --version    the version of Context Stack
`;

const options = `  --start DIR               where the session starts (default: the current folder)
  --events FILE             what happened in the session, as a JSON list; - reads it from standard input
  --claude VERSION          behave as this version of Claude Code (default: the one in use, else the newest known)
  --model ID                model id or alias; decides the size of the window
  --home DIR                home folder; with it only --env counts as environment
  --config-dir DIR          folder of the user's files (default: .claude in the home folder)
  --managed DIR             folder of the administrator's files (default: this platform's own)
  --add-dir DIR             a further folder of the session; can be repeated
  --plugin-dir DIR          a plugin, or a folder of plugins; can be repeated
  --setting-sources LIST    which settings count, out of user,project,local (default: all three)
  --settings FILE|JSON      settings on top of all but the administrator's
  --env NAME=VALUE          an environment variable of the session; can be repeated
  --flag NAME               a start flag of Claude Code: bare, safe-mode, disable-slash-commands, restricted;
                            can be repeated`;

const ending = `Events: [{"kind": "read", "path": "src/a.ts"}, {"kind": "bash", "command": "cat src/a.ts"}, {"kind": "turn"}]
  read, edit, write, mention     with "path"
  bash                           with "command"
  glob, grep                     with "pattern" and "path", if any
  invokeSkill                    with "name", and "args" if any
  turn, compact, resume          alone

Ends with 0; with 2 when an argument or the events cannot be used; with 1 for a fault of its own.
`;

export const inspectHelp = `Usage: context-stack inspect [options]

  --json                    print JSON (docs/report.schema.json) instead of a tree
${options}

${ending}`;

export const whyHelp = `Usage: context-stack why FILE [options]

  FILE                      any file: a memory file, rule or skill, or one that is none or not there
  --touch FILE              say also what reading this file would do to it
  --json                    print JSON instead of sentences
${options}

Files are taken from the start directory on.

${ending}`;

export const budgetHelp = `Usage: context-stack budget [options]

  --json                    print JSON (docs/budget.schema.json) instead of tables
  --turns N                 for how many turns rent is worked out (default: 100)
  --window TOKENS           try the skill listing at another window, such as 200k or 1M
  --off NAME                try the skill listing without this skill; can be repeated
${options}

${ending}`;

export const tokensHelp = `Usage: context-stack tokens FILE... [options]

  FILE                      a text file; - reads standard input
  --json                    print JSON instead of a table: a list of
                            {"file", "tokens", "margin", "how"}
  --model ID                model id or alias; decides the tokenizer (default: Claude Code's default model)

A text is counted as it stands, white space at its end apart. The count is an estimate: in 95 of 100 texts the
true one is no further away than the margin. A file that cannot be counted has no number: "tokens" and "margin"
are null, and "how" says why.

Ends with 0; with 2 when an argument is wrong or a file is not counted; with 1 for a fault of its own.
`;

export const checkHelp = `Usage: context-stack check [options]

  --format text|json|sarif  how findings are printed (default: text; JSON: docs/check.schema.json)
  --json                    the same as --format json
  --ignore PATTERN          leave out files, as a line of a .gitignore would; can be repeated
  --severity CODE=LEVEL     make a finding an error, warning, information or hint, or turn it off;
                            can be repeated (docs/findings.md lists the codes)
  --fail-on LEVEL           the least severe finding that ends the command with 1 (default: error)
  --everywhere              tell of files outside the folder too, such as the user's own
${options}

The whole repository around the start directory is looked at, without .git and node_modules.

${ending.replace('Ends with 0;', 'Ends with 0; with 1 when a finding is severe enough;')}`;
