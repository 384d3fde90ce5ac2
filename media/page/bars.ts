/** The window as a stacked bar, and what is in use once more, enlarged. Every part has a pattern and a number of its own. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Budget, BudgetPart, Report } from '../../src/core/report';
import type { ToPage } from '../../src/present/page';
import { shareOf, shortNumber, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import { grows, holds, percent } from './through';

/** One part with the number that stands for it in bar and table. */
export interface NumberedPart {
  readonly number: number;
  readonly part: BudgetPart;
  readonly tokens: Budget['parts'][number]['tokens'];
}

export function numberedParts(budget: Budget): readonly NumberedPart[] {
  return budget.parts.map(({ part, tokens }, at) => ({ number: at + 1, part, tokens }));
}

function isInUse(part: BudgetPart): boolean {
  return part !== 'free' && part !== 'autocompactBuffer';
}

export function bars({ budget, model: { autocompactAt } }: Report, { words }: ToPage): TemplateResult {
  const parts = numberedParts(budget).filter(({ tokens }) => tokens.count > 0);
  const told = parts.map(({ part, tokens }) =>
    fill(words['page.barPart'], {
      part: words[`page.${part}`],
      tokens: shortTokens(tokens),
      share: shareOf(tokens, budget.window),
    }),
  );
  const says = fill(words['page.barSays'], { window: shortNumber(budget.window), parts: told.join(', ') });
  const segment = ({ part, tokens, number }: NumberedPart, at: number) =>
    html`<div class="segment fill-${part}" title=${told[at] ?? ''} ${grows(tokens.count)}>
      <span class="key">${number}<span class="name"> ${words[`page.${part}`]}</span></span>
    </div>`;
  const over = budget.used.count - budget.window;
  // a bar of more than the window has no place where the window ends
  const mark = over > 0 ? undefined : autocompactAt;
  const used = parts.filter(({ part }) => isInUse(part));
  return html`
    <div class="bars" role="img" aria-label=${says}>
      <div class="caption">${words['page.window']}</div>
      <div class="whole">
        <div class="bar window">${parts.map(segment)}</div>
        ${
          mark === undefined
            ? nothing
            : html`<div class="autocompact" ${holds('--at', percent(mark / budget.window))}></div>`
        }
      </div>
      ${
        used.length === 0 || budget.used.count > budget.window / 2
          ? nothing
          : html`
              <div class="lens" ${holds('--used', percent(budget.used.count / budget.window))}></div>
              <div class="bar enlarged">${used.map(segment)}</div>
              <div class="caption">${words['page.enlarged']}</div>
            `
      }
    </div>
    <p class="legend">
      ${
        over > 0
          ? html`<strong
              >${fill(words['page.overfull'], { over: shortTokens({ ...budget.used, count: over }) })}</strong
            >`
          : autocompactAt === undefined
            ? words['page.autocompactOff']
            : html`<span class="mark" aria-hidden="true"></span>${fill(words['page.autocompactAt'], {
                  tokens: shortNumber(autocompactAt),
                  left: shortNumber(Math.max(0, autocompactAt - budget.used.count)),
                })}`
      }
    </p>
  `;
}
