/** The listing tried out: in another window, or with some skills off. The host answers; the page only asks. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Path } from '../../src/core/files/path';
import type { Report } from '../../src/core/report';
import { trialChange } from '../../src/present/listingLoss';
import type { WeighedListing } from '../../src/present/page';
import { groupedNumber, shortNumber, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { choice } from './choice';
import type { Shown } from './state';

const MOST_NAMES = 10;
const WINDOWS: readonly number[] = [200_000, 1_000_000];

export function simulator({ model }: Report, now: WeighedListing, { page, state, change }: Shown): TemplateResult {
  const { words, tried } = page;
  const off = new Set(state.trial?.off);
  const attempt = (window: number | undefined, without: Iterable<Path>) => {
    const wish = { window, off: [...without] };
    change({ trial: window === undefined && wish.off.length === 0 ? undefined : wish });
  };
  const toggle = (path: Path) => {
    const next = new Set(off);
    if (!next.delete(path)) next.add(path);
    attempt(state.trial?.window, next);
  };
  const own = { value: '', title: fill(words['page.ownWindow'], { window: shortNumber(model.window) }) };
  const others = WINDOWS.filter((window) => window !== model.window);
  const sample = state.trial && tried ? tried : now;
  const lineOf = new Map(sample.lines.map((line) => [line.path, line]));
  return html`<details class="simulator" ?open=${state.trial !== undefined}>
    <summary>${words['page.simulator']}</summary>
    ${choice({
      name: 'window',
      label: words['page.trialWindow'],
      options: [own, ...others.map((window) => ({ value: String(window), title: shortNumber(window) }))],
      chosen: String(state.trial?.window ?? ''),
      onChoice: (value) => attempt(value === '' ? undefined : Number(value), off),
    })}
    <fieldset class="skills">
      <legend>${words['page.trialSkills']}</legend>
      <div class="scroll">
        ${repeat(
          now.lines,
          ({ path }) => path,
          ({ path, name }) => {
            const line = lineOf.get(path);
            const said = !line ? 'off' : line.text === line.full ? 'whole' : line.text === '' ? 'name' : 'cut';
            return html`<label
              ><input type="checkbox" .checked=${live(!off.has(path))} @change=${() => toggle(path)} />
              <span>${name}</span> <span class="state state-${said}">${words[`page.line.${said}`]}</span></label
            >`;
          },
        )}
      </div>
    </fieldset>
    <div aria-live="polite">${state.trial && tried ? answer(now, tried, words) : nothing}</div>
  </details>`;
}

/** A screen reader says all of it: the first ones have to do. */
function some(names: readonly string[], words: PageWords): string {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES);
  return [...shown, ...(rest > 0 ? [fill(words['page.more'], { n: rest })] : [])].join(', ');
}

function answer(now: WeighedListing, tried: WeighedListing, words: PageWords): TemplateResult {
  const { gain, lose } = trialChange(now.lines, tried.lines);
  const { budget, used } = tried.room;
  const values = {
    used: groupedNumber(used),
    budget: groupedNumber(budget),
    then: shortTokens(tried.tokens),
    now: shortTokens(now.tokens),
  };
  return html`<p><strong>${fill(words['page.trialSays'], values)}</strong></p>
    ${gain.length > 0 ? html`<p>${fill(words['page.trialGain'], { skills: gain.length, names: some(gain, words) })}</p>` : nothing}
    ${lose.length > 0 ? html`<p>${fill(words['page.trialLose'], { skills: lose.length, names: some(lose, words) })}</p>` : nothing}
    ${gain.length + lose.length === 0 ? html`<p>${words['page.trialSame']}</p>` : nothing}`;
}
