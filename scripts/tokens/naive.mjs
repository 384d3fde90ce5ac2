// What others would count: characters by four, and another vendor's public tokenizer.
import { createRequire } from 'node:module';
import { packageFolder } from './texts.mjs';

/** For each text what `characters / 4` and `o200k` say. */
export function naiveCounts(texts) {
  const folder = packageFolder('gpt-tokenizer@4.0.0');
  const { encode } = createRequire(`${folder}/`)('./cjs/encoding/o200k_base.js');
  return texts.map(({ text }) => {
    const content = text.replace(/[ \t\n\r\f\v]+$/, '');
    return { characters: content.length / 4, o200k: encode(content, { disallowedSpecial: new Set() }).length };
  });
}
