/** The address of a text as it is sent: which layer it is, and under which name an editor tab shows it. */
import type { Layer } from '../core/report';
import { shownName } from './shownPath';

/** Path and query of a URI of the as-sent scheme. */
export interface AsSentAddress {
  readonly path: string;
  readonly query: string;
}

export function asSentAddress(layer: Pick<Layer, 'id' | 'kind' | 'path' | 'step'>): AsSentAddress {
  const name = layer.kind === 'skillListing' ? 'skill-listing.md' : withEnding(shownName(layer.path));
  return { path: `/as sent/${name}`, query: new URLSearchParams({ layer: layer.id }).toString() };
}

/** The layer id an address carries; nothing when it is none of ours. */
export function layerOfAddress(query: string): string | undefined {
  return new URLSearchParams(query).get('layer') ?? undefined;
}

/** A skill's folder name has no ending, and the summary no name at all: both are Markdown. */
function withEnding(name: string): string {
  if (name === '') return 'text.md';
  return name.includes('.') ? name : `${name}.md`;
}
