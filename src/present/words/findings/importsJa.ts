/** What is found about imports, in Japanese. */
import type { importFindingsEn } from './importsEn';

export const importFindingsJa: Record<keyof typeof importFindingsEn, string> = {
  'import-not-loaded.importMissing': 'インポート {import} は読み込まれません。そのファイルはありません。',
  'import-not-loaded.importFolder': 'インポート {import} は読み込まれません。これはフォルダーです。',
  'import-not-loaded.importExternal':
    'インポート {import} は読み込まれません。プロジェクトの外にあり、承認されていません。',
  'import-not-loaded.importOutsideAtTouch':
    'インポート {import} は読み込まれません。開始ディレクトリの外にあり、このファイルは近くのファイルに触れたときにだけ読み込まれます。',
  'import-not-loaded.importTooDeep': 'インポート {import} は読み込まれません。段数が多すぎます。',
  'import-not-loaded.importKind': 'インポート {import} は読み込まれません。この種類のファイルはインポートされません。',
};
