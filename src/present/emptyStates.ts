/** What a view says when it has nothing to show, or when what it shows may not be the whole truth. */
import type { Report } from '../core/report';
import { excerpt } from './escape';
import { say, type Words } from './words/say';

/** Why there is no report, or how good the one there is: as the extension keeps it. */
export type ShownStatus =
  | { readonly kind: 'noFolder' | 'virtual' | 'loading' }
  | { readonly kind: 'ready'; readonly restricted: boolean }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * One sentence above the rows; nothing when the rows say it all. Where there is nothing to read from, the editor's
 * welcome views say what to do, with buttons, and a sentence of ours would hide them.
 */
export function stateSentence(status: ShownStatus, report: Report | undefined, words: Words): string | undefined {
  switch (status.kind) {
    case 'noFolder':
    case 'virtual':
      return undefined;
    case 'loading':
      return report ? undefined : say(words, 'empty.loading');
    case 'failed':
      return say(words, report ? 'empty.failed' : 'empty.failedFirst', { message: excerpt(status.message, 200) });
    case 'ready':
      return status.restricted ? say(words, 'empty.restricted') : undefined;
    default:
      return status satisfies never;
  }
}
