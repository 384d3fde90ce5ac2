/** How full the window is, by whose numbers, and the switch between now and after a compaction. */
import { html, type TemplateResult } from 'lit';
import type { ClaudeInUse, Report } from '../../src/core/report';
import { shareOf, shortNumber, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { choice } from './choice';
import { run } from './host';
import type { Shown } from './state';

/** `report` is the one that is drawn. */
export function headline(report: Report, { page, state, change }: Shown): TemplateResult {
  const { words } = page;
  const { used, window } = report.budget;
  const inUse = { used: shortTokens(used), window: shortNumber(window) };
  const isAfter = state.after && report === page.after;
  return html`<header>
    <h1>${fill(words[isAfter ? 'page.inUseAfter' : 'page.inUse'], inUse)}</h1>
    <p class="about">
      <span>${fill(words['page.share'], { share: shareOf(used, window) })}</span>
      <span>${model(report, words)}</span>
      <span>${claude(report.claude, words)}</span>
    </p>
    <button
      type="button"
      class="tab codicon codicon-link-external"
      title=${words['page.openOverview']}
      aria-label=${words['page.openOverview']}
      @click=${() => run('openOverview')}
    ></button>
    ${choice({
      name: 'compaction',
      label: words['page.compactionSwitch'],
      options: [
        { value: 'before', title: words['page.before'] },
        { value: 'after', title: words['page.after'] },
      ],
      chosen: state.after ? 'after' : 'before',
      onChoice: (value) => change({ after: value === 'after' }),
    })}
  </header>`;
}

const modelHow = {
  setting: 'page.modelSetting',
  transcript: 'page.modelTranscript',
  claudeSettings: 'page.modelClaudeSettings',
  default: 'page.modelDefault',
} as const;

function model({ model: { id, how: known } }: Report, words: PageWords): string {
  return `${fill(words['page.model'], { model: id })} (${words[modelHow[known]]})`;
}

const claudeHow = {
  setting: 'page.claudeSetting',
  transcript: 'page.claudeTranscript',
  installed: 'page.claudeInstalled',
  newestKnown: 'page.claudeNewestKnown',
} as const;

function claude(inUse: ClaudeInUse, words: PageWords): string {
  const said = words[inUse.measured ? claudeHow[inUse.how] : 'page.claudeUnmeasured'];
  return `${fill(words['page.claude'], { version: inUse.version })} (${said})`;
}
