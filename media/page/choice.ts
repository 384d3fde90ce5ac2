/** One of a few, side by side: radio buttons, so that keyboard and screen reader know them. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface Choice<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly title: string }[];
  readonly chosen: Value;
  readonly onChoice: (value: Value) => void;
}

export function choice<Value extends string>({
  name,
  label,
  options,
  chosen,
  onChoice,
}: Choice<Value>): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${label}</legend>
    <div>
      ${options.map(
        ({ value, title }) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              value=${value}
              .checked=${live(value === chosen)}
              @change=${() => onChoice(value)}
            /><span>${title}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}
