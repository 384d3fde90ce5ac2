/** Checks about what memory files say, how long they are and which of them are reached. */
import type { Check } from '../scene';
import { contradiction } from './contradiction';
import { cutIndex } from './cutIndex';
import { longMemory } from './longMemory';
import { repeatedParagraph } from './repeatedParagraph';

export const memoryChecks: readonly Check[] = [longMemory, cutIndex, repeatedParagraph, contradiction];
