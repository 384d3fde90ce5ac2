/** What is found about imports, in English: a sentence for each code, or for each `variant` of one, and the titles of fixes. */
export const importFindingsEn = {
  'import-not-loaded.importMissing': 'The import {import} does not load: there is no such file.',
  'import-not-loaded.importPunctuation':
    'The import {import} does not load: the punctuation behind it counts as a part of the name.',
  'import-not-loaded.importFolder': 'The import {import} does not load: it is a folder.',
  'import-not-loaded.importExternal':
    'The import {import} does not load: it is outside the project, and that is not approved.',
  'import-not-loaded.importAboveStart':
    'The import {import} does not load: it is above the start directory, which counts as outside, and that is not approved.',
  'import-not-loaded.importLinkOutside':
    'The import {import} does not load: it is a link that leads outside the start directory, and that is not approved.',
  'import-not-loaded.importOutsideAtTouch':
    'The import {import} does not load: it is outside the start directory, and this file comes only when a file near it is touched.',
  'import-not-loaded.importTooDeep': 'The import {import} does not load: it is too many hops deep.',
  'import-not-loaded.importKind': 'The import {import} does not load: files of this kind are not imported.',
  'accidental-import.handle':
    'Claude Code takes {text} for an import. If it names somebody or something, put it in a code span.',
  'accidental-import.package': 'Claude Code takes {text} for an import. If it is a package, put it in a code span.',
  'accidental-import.decorator': 'Claude Code takes {text} for an import. If it is a decorator, put it in a code span.',
  'accidental-import.version': 'Claude Code takes {text} for an import. If it is a version, put it in a code span.',
  'import-cycle.self': 'The import {import} brings nothing: it is this file itself.',
  'import-cycle.circle': 'The import {import} brings nothing: {file} is what led to this file.',
  'import-in-code': 'The import {import} does not load: in code it is only text.',
  'fix.write-import': 'Write {import}',
  'fix.approve-imports': 'Allow imports from outside for this project when Claude Code asks',
  'fix.import-higher': 'Import it from a file that is closer to the first one',
  'fix.quote-import': 'Put {text} in a code span',
  'fix.remove-import': 'Remove this import',
  'fix.unquote-import': 'Take it out of the code, so that it loads',
} as const;
