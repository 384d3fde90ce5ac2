/** Everything that is said in a language beside English. */
import type { CommandWords } from '../commandEn';
import type { CreateWords } from '../createEn';
import type { FindingWords } from '../findings/findingEn';
import type { HoverWords } from '../hoverEn';
import type { PageWords } from '../pageEn';
import type { Words } from '../say';
import type { WhyWords } from '../whyEn';

/** By the names `byLanguage` goes by. */
export interface Translation {
  readonly surface: Words;
  readonly command: CommandWords;
  readonly page: PageWords;
  readonly finding: FindingWords;
  readonly hover: HoverWords;
  readonly why: WhyWords;
  readonly create: CreateWords;
}
