/** What the generated page of findings says, by code. */
import type { FindingCode } from '../../core/findings/catalogue';
import type { FindingDoc } from './findingDoc';
import { fileDocs } from './files';
import { importDocs } from './imports';
import { memoryDocs } from './memory';
import { ruleDocs } from './rules';
import { shapeDocs } from './shape';
import { skillDocs } from './skills';

export const findingDocs: Record<FindingCode, FindingDoc> = {
  ...fileDocs,
  ...importDocs,
  ...memoryDocs,
  ...ruleDocs,
  ...shapeDocs,
  ...skillDocs,
};
