import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BlockMemory, lexBlocks } from '../../../src/core/parse/blocks';

const piece = fc.constantFrom(
  '# One',
  '## Two',
  'Three\n===',
  'text',
  '- item',
  '  - inner',
  '1. first',
  '    code',
  '```',
  '~~~',
  '<!-- note',
  'end -->',
  '<!-- all -->',
  '<div a="b',
  '">',
  '</div>',
  '<pre>',
  '> quote',
  '[a]: /b',
  '[c](d) e',
  '[open',
  ']: /f',
  '"title',
  '---',
  '***',
  '| a | b |',
  '\tx',
  '   ',
  '',
  '',
  '',
);
const text = fc.array(piece, { maxLength: 40 }).map((lines) => lines.join('\n'));
const shown = (blocks: ReturnType<typeof lexBlocks>) => blocks?.map(({ type, raw }) => [type, raw]);

describe('the blocks of an edited text', () => {
  it('are those of the text lexed as a whole, whatever was typed where', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.oneof(piece, fc.constantFrom('x', '\n', '\n\n', '`', '-->', '"')))),
        (first, edits) => {
          const memory = new BlockMemory();
          let body = first;
          memory.of('a', body);
          for (const [where, removed, added] of edits) {
            const at = where % (body.length + 1);
            body = body.slice(0, at) + added + body.slice(at + removed);
            expect(shown(memory.of('a', body))).toEqual(shown(lexBlocks(body)));
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('together are the text', () => {
    fc.assert(
      fc.property(text, (body) => {
        expect((lexBlocks(body) ?? []).map(({ raw }) => raw).join('')).toBe(body);
      }),
    );
  });
});
