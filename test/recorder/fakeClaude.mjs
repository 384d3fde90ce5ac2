// Behaves towards the recorder as Claude Code does: asks the model over HTTP, does the one tool call it knows (Read),
// loads CLAUDE.md files and skills by it, and writes a transcript. Loads them by rules simple enough to foresee.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

const LISTING = 'The following skills are available for use with the Skill tool:';

/** @param {{ version: string, bundled: string[], tellsInTranscript: boolean }} kind */
export async function run(kind) {
  if (process.argv.includes('--version')) return console.log(`${kind.version} (Claude Code)`);
  const { FAKE_MODE: mode, FAKE_NOTES: notes, HOME: home } = process.env;
  if (notes)
    writeFileSync(join(notes, `${process.pid}.json`), JSON.stringify({ env: process.env, argv: process.argv }));
  if (mode === 'crash') fail(3, 'first line\nsecond line\n');
  if (mode === 'silent') return console.log(JSON.stringify({ session_id: 'none' }));
  if (process.argv.includes('--new-option')) fail(1, "error: unknown option '--new-option'\n");
  if (mode?.startsWith('hang')) {
    if (mode === 'hangWithChild') startChild(notes);
    setInterval(() => undefined, 1000);
    return;
  }
  if (mode === 'leavesChild') startChild(notes);

  const session = new Session(kind, home);
  await session.askErrand();
  session.load(process.cwd(), 'start');
  for (let call = await session.ask(); call; call = await session.ask()) session.answer(call);
  console.log(mode === 'garbage' ? 'Hello!' : JSON.stringify({ type: 'result', session_id: session.id }));
}

/**
 * @param {number} code
 * @param {string} message
 */
function fail(code, message) {
  process.stderr.write(message);
  process.exit(code);
}

/** Like the shell of a tool call, in a group of its own (where its environment tells whose it is). */
function startChild(notes) {
  const detached = process.platform === 'linux';
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached, stdio: 'inherit' });
  child.unref();
  writeFileSync(join(notes, `${child.pid}.json`), '{}');
}

class Session {
  id = `session-${process.pid}`;
  #kind;
  #transcript;
  #messages = [];
  /** What the next request brings besides what the last one had. */
  #news = [];

  constructor(kind, home) {
    this.#kind = kind;
    const folder = join(home, '.claude', 'projects', 'project');
    mkdirSync(folder, { recursive: true });
    this.#transcript = join(folder, `${this.id}.jsonl`);
  }

  /** Claude Code also asks for other things than the session's next step, a title for instance. */
  async askErrand() {
    await post({ model: 'small', messages: [{ role: 'user', content: 'Contents of /title.md:\n\nno memory' }] });
  }

  load(folder, when) {
    const file = join(folder, 'CLAUDE.md');
    if (existsSync(file)) {
      const content = readFileSync(file, 'utf8');
      const about = when === 'start' ? ' (project instructions, checked into the codebase)' : '';
      this.#say(`<system-reminder>\nContents of ${file}${about}:\n\n${content}\n</system-reminder>`);
      const memory = { path: file, type: 'Project', content };
      if (when === 'start') this.#attach({ type: 'instructions', files: [memory] });
      else this.#attach({ type: 'nested_memory', path: file, content: memory });
    }
    const skills = join(folder, '.claude', 'skills');
    const own = existsSync(skills) ? readdirSync(skills).sort() : [];
    const lines = own.map((name) => `- ${name}: ${readFileSync(join(skills, name, 'SKILL.md'), 'utf8')}`);
    if (when === 'start') lines.push(...this.#kind.bundled.map((name) => `- ${name}: comes with it`));
    if (lines.length === 0) return;
    this.#say(`<system-reminder>\n${LISTING}\n\n${lines.join('\n')}\n</system-reminder>`);
    this.#attach({ type: 'skill_listing', content: lines.join('\n') });
  }

  async ask() {
    this.#messages.push({ role: 'user', content: [...this.#news, { type: 'text', text: 'go' }] });
    this.#news = [];
    const stream = this.#kind.tellsInTranscript;
    const answer = await post({
      model: 'm',
      stream,
      tools: [{ name: 'Read' }, { name: 'Bash' }],
      messages: this.#messages,
    });
    const block = stream ? fromEvents(answer) : JSON.parse(answer).content[0];
    this.#messages.push({ role: 'assistant', content: [block] });
    this.#write({ type: 'assistant', message: { content: [block] } });
    return block.type === 'tool_use' ? block : undefined;
  }

  answer({ id, input }) {
    this.#news.push({ type: 'tool_result', tool_use_id: id, content: 'done' });
    const folder = dirname(input.file_path ?? join(process.cwd(), 'none'));
    if (folder !== process.cwd()) this.load(folder, 'later');
  }

  #say(words) {
    this.#news.push({ type: 'text', text: words });
  }

  #attach(attachment) {
    if (this.#kind.tellsInTranscript) this.#write({ type: 'attachment', attachment });
  }

  #write(record) {
    appendFileSync(this.#transcript, `${JSON.stringify(record)}\n`);
  }
}

/** Not `fetch`, which takes longer to load than all the rest. */
function post(body) {
  return new Promise((done, fail) => {
    const asked = request(`${process.env.ANTHROPIC_BASE_URL}/v1/messages`, { method: 'POST' }, async (response) => {
      if (response.statusCode !== 200) fail(new Error(`the API says ${response.statusCode}`));
      done(await text(response));
    });
    asked.on('error', fail).end(JSON.stringify(body));
  });
}

function fromEvents(answer) {
  const events = answer.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []));
  const block = events.find(({ type }) => type === 'content_block_start').content_block;
  const delta = events.find(({ type }) => type === 'content_block_delta').delta;
  return block.type === 'tool_use'
    ? { ...block, input: JSON.parse(delta.partial_json) }
    : { ...block, text: delta.text };
}
