/** What is wrong in a file, as one full sentence. The place it stands at is shown beside it, not in it. */
import type { Finding } from '../core/report';
import { excerpt } from './escape';
import { tell, type Voice } from './voice';

/** In the voice's language and markup; a new code does not compile until it is said. */
export function findingSentence({ code, data }: Pick<Finding, 'code' | 'data'>, voice: Voice): string {
  switch (code) {
    case 'broken-frontmatter':
      return tell(voice, 'finding.brokenFrontmatter', { error: marked(data['error'], voice) });
    case 'dead-pattern':
      return tell(voice, 'finding.deadPattern', { pattern: marked(data['pattern'], voice) });
    case 'unreadable-file':
      return tell(voice, 'finding.unreadableFile', { message: marked(data['message'], voice) });
    case 'import-not-loaded':
      return importSentence(data, voice);
    default:
      return code satisfies never;
  }
}

function importSentence(data: Finding['data'], voice: Voice): string {
  const written = { import: voice.mark(`@${data['import'] ?? ''}`) };
  const { why } = data as { readonly why?: string };
  switch (why) {
    case 'importMissing':
    case 'importFolder':
    case 'importExternal':
    case 'importOutsideAtTouch':
    case 'importTooDeep':
    case 'importKind':
      return tell(voice, `finding.${why}`, written);
    default:
      return tell(voice, 'finding.import', written);
  }
}

function marked(text: string | undefined, voice: Voice): string {
  return voice.mark(excerpt(text ?? '', 160));
}
