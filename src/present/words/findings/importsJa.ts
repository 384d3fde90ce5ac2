/** What is found about imports, in Japanese. */
import type { importFindingsEn } from './importsEn';

export const importFindingsJa: Record<keyof typeof importFindingsEn, string> = {
  'import-not-loaded.importMissing': 'インポート {import} は読み込まれません。そのファイルはありません。',
  'import-not-loaded.importPunctuation':
    'インポート {import} は読み込まれません。後ろの句読点や括弧がファイル名の一部とみなされます。',
  'import-not-loaded.importFolder': 'インポート {import} は読み込まれません。これはフォルダーです。',
  'import-not-loaded.importExternal':
    'インポート {import} は読み込まれません。プロジェクトの外にあり、承認されていません。',
  'import-not-loaded.importAboveStart':
    'インポート {import} は読み込まれません。開始ディレクトリより上にあるため外部とみなされ、承認されていません。',
  'import-not-loaded.importLinkOutside':
    'インポート {import} は読み込まれません。開始ディレクトリの外を指すリンクであり、承認されていません。',
  'import-not-loaded.importOutsideAtTouch':
    'インポート {import} は読み込まれません。開始ディレクトリの外にあり、このファイルは近くのファイルに触れたときにだけ読み込まれます。',
  'import-not-loaded.importTooDeep': 'インポート {import} は読み込まれません。段数が多すぎます。',
  'import-not-loaded.importKind': 'インポート {import} は読み込まれません。この種類のファイルはインポートされません。',
  'accidental-import.handle':
    'Claude Code は {text} をインポートとみなします。名前を書いただけなら、コードスパンで囲んでください。',
  'accidental-import.package':
    'Claude Code は {text} をインポートとみなします。パッケージ名なら、コードスパンで囲んでください。',
  'accidental-import.decorator':
    'Claude Code は {text} をインポートとみなします。デコレーターなら、コードスパンで囲んでください。',
  'accidental-import.version':
    'Claude Code は {text} をインポートとみなします。バージョン番号なら、コードスパンで囲んでください。',
  'import-cycle.self': 'インポート {import} では何も読み込まれません。このファイル自身を指しています。',
  'import-cycle.circle': 'インポート {import} では何も読み込まれません。このファイルは {file} から読み込まれています。',
  'import-in-code': 'インポート {import} は読み込まれません。コードの中ではただの文字列です。',
  'fix.write-import': '{import} と書く',
  'fix.approve-imports': 'Claude Code に尋ねられたとき、このプロジェクトで外部からのインポートを許可する',
  'fix.import-higher': '最初のファイルにより近いファイルからインポートする',
  'fix.quote-import': '{text} をコードスパンで囲む',
  'fix.remove-import': 'このインポートを削除する',
  'fix.unquote-import': 'コードの外に出して読み込まれるようにする',
};
