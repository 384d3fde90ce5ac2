import tseslint from 'typescript-eslint';
import importX from 'eslint-plugin-import-x';

/** Which folder may not reach into which: src/core knows nobody, views never reach back into workspace. */
const zone = (target, from, message) => ({ target, from, message });
const stages = [
  'claudeCode',
  'files',
  'parse',
  'transcript',
  'match',
  'gather',
  'compact',
  'session',
  'stack',
  'tokens',
  'memory',
  'findings',
  'explain',
];
const stageZones = stages.flatMap((stage, at) =>
  stages
    .slice(at + 1)
    .map((later) => zone(`src/core/${stage}`, `src/core/${later}`, `core/${stage} comes before core/${later}`)),
);
const host = (folder, ...never) =>
  never.map((other) => zone(`src/${folder}`, `src/${other}`, `${folder} does not import ${other}`));

export default tseslint.config(
  { ignores: ['dist/', 'out/', 'node_modules/', 'test/fixtures/', '.cache/', 'src/core/tokens/table/'] },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { node: { extensions: ['.ts', '.js', '.mjs'] } },
      'import-x/extensions': ['.ts'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
    },
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'src/core/tsconfig.json', 'media/page/tsconfig.json', 'test/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...stageZones,
            ...host('core', 'present', 'workspace', 'views', 'commands', 'cli', 'inspection.ts', 'events.ts', 'ids.ts'),
            ...host('present', 'workspace', 'views', 'commands', 'cli', 'inspection.ts', 'events.ts', 'ids.ts'),
            ...host('workspace', 'views', 'commands', 'present', 'cli'),
            ...host('views', 'workspace', 'commands', 'cli'),
            ...host('commands', 'views', 'workspace', 'cli'),
            ...host('cli', 'views', 'commands', 'workspace', 'inspection.ts'),
            zone('media/page', 'src/workspace', 'the page draws plain data'),
            zone('media/page', 'src/views', 'the page draws plain data'),
          ],
        },
      ],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    files: ['src/core/**/*.ts', 'src/present/**/*.ts', 'media/page/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: ['vscode', 'fs', 'path', 'os'], patterns: ['node:*'] }],
      'no-restricted-globals': ['error', 'Date', 'setTimeout', 'setInterval', 'process', 'Buffer'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    files: ['media/page/**/*.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['test/**/*.ts', 'vitest.config.ts'],
    rules: {
      'max-lines': ['error', { max: 500 }],
      'import-x/no-default-export': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
