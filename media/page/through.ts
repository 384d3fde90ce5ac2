/** Sizes set through the style object: the page's policy allows no style attribute. */
import { ref } from 'lit/directives/ref.js';

/** Its share of a row, by weight. */
export function grows(weight: number) {
  return through('flex-grow', String(weight));
}

/** A custom property that the style sheet reads. */
export function holds(name: `--${string}`, value: string) {
  return through(name, value);
}

function through(name: string, value: string) {
  return ref((element) => {
    if (element instanceof HTMLElement) element.style.setProperty(name, value);
  });
}

export function percent(ratio: number): string {
  return `${String(Math.round(ratio * 100_000) / 1000)}%`;
}
