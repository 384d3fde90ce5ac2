/** What stands in place of the budget, or above it, when there is something to say: always with what to do about it. */
import '@vscode-elements/elements/dist/vscode-button/index.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { PageCommand, ToPage } from '../../src/present/page';
import { run } from './host';

interface Notice {
  readonly icon: string;
  readonly text: string;
  readonly hint?: string;
  readonly action?: { readonly title: string; readonly command: PageCommand };
}

/** The page without a report. */
export function empty(page: ToPage): TemplateResult {
  const { status, words } = page;
  if (status.kind === 'noFolder') {
    const action = { title: words['page.openFolder'], command: 'openFolder' } as const;
    return draw(
      { icon: 'folder-opened', text: words['page.noFolder'], hint: words['page.noFolderHint'], action },
      true,
    );
  }
  if (status.kind === 'virtual') {
    return draw({ icon: 'cloud', text: words['page.virtual'], hint: words['page.virtualHint'] }, true);
  }
  if (status.kind === 'failed') return failed(page, words['page.failed'], true);
  return html`<h1 class="notice">${words['page.loading']}</h1>`;
}

/** What must be known about the report that is shown. */
export function above(page: ToPage): TemplateResult | typeof nothing {
  const { status, words, report } = page;
  if (status.kind === 'failed') return failed(page, words['page.failedStale']);
  if (status.kind === 'ready' && status.restricted) {
    const action = { title: words['page.manageTrust'], command: 'manageTrust' } as const;
    return draw({ icon: 'shield', text: words['page.restricted'], action });
  }
  if (status.kind === 'ready' && report?.stack.length === 0) {
    const action = { title: words['page.newSession'], command: 'newSession' } as const;
    return draw({ icon: 'info', text: words['page.noLayers'], hint: words['page.noLayersHint'], action });
  }
  return nothing;
}

function failed({ words }: ToPage, text: string, title = false): TemplateResult {
  return draw({ icon: 'warning', text, action: { title: words['page.showLog'], command: 'showLog' } }, title);
}

function draw({ icon, text, hint, action }: Notice, title = false): TemplateResult {
  return html`<section class="notice">
    <span class="codicon codicon-${icon}" aria-hidden="true"></span>
    <div>
      ${title ? html`<h1>${text}</h1>` : html`<p>${text}</p>`} ${hint ? html`<p class="hint">${hint}</p>` : nothing}
      ${
        action
          ? html`<vscode-button secondary @click=${() => run(action.command)}>${action.title}</vscode-button>`
          : nothing
      }
    </div>
  </section>`;
}
