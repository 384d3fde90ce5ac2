/** What is found about imports, in English: a sentence for each code, or for each `variant` of one, and the titles of fixes. */
export const importFindingsEn = {
  'import-not-loaded.importMissing': 'The import {import} does not load: there is no such file.',
  'import-not-loaded.importFolder': 'The import {import} does not load: it is a folder.',
  'import-not-loaded.importExternal':
    'The import {import} does not load: it is outside the project, and that is not approved.',
  'import-not-loaded.importOutsideAtTouch':
    'The import {import} does not load: it is outside the start directory, and this file comes only when a file near it is touched.',
  'import-not-loaded.importTooDeep': 'The import {import} does not load: it is too many hops deep.',
  'import-not-loaded.importKind': 'The import {import} does not load: files of this kind are not imported.',
} as const;
