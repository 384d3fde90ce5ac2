/** What is found about files, in Japanese. */
import type { fileFindingsEn } from './filesEn';

export const fileFindingsJa: Record<keyof typeof fileFindingsEn, string> = {
  'unreadable-file': 'ファイルを読めません: {message}。',
  'file-too-large': 'このファイルは読み込まれません。{megabytes} MiB を超えています。',
  'look-alike.file': '{is} が読まれることはありません。Claude Code が探すのは {right} です。',
  'look-alike.folder': '{is} の中のファイルが読まれることはありません。Claude Code が探すのは {right} です。',
  'other-tools-skills': '{folder} のスキルは見つかりません。Claude Code が探すのは {right} です。',
  'agents-off': 'このファイルは読み込まれません。{because} があると、AGENTS.md は読まれません。',
  'settings-above':
    'この設定は無視されます。セッションは {start} で始まり、それより上のフォルダーの設定は読まれません。',
  'told-twice.link': 'このファイルは二重に送られています。{first} と同じファイルです。',
  'told-twice.copy': 'この内容は二重に送られています。{first} と同じ文面です。',
  'dead-exclude.relative':
    '項目 {pattern} では何も除外されません。絶対パスと比べられるため、相対の書き方は一致しません。',
  'dead-exclude.home': '項目 {pattern} では何も除外されません。ここではチルダはホームフォルダーを表しません。',
  'idle-exclude': '項目 {pattern} では何も除外されません。当てはまるファイルがありません。',
  'link-outside.approvable':
    'このルールは読み込まれません。開始ディレクトリの外の {target} へのリンクであり、承認されていません。',
  'link-outside.never': 'このルールが読み込まれることはありません。開始ディレクトリの外の {target} へのリンクです。',
  'fix.rename': '名前を {right} に変える',
  'fix.link-skills': '{folder} を {right} に移すか、リンクを張る',
  'fix.import-agents': '{to} に {import} を書き加える',
  'fix.start-there': '{folder} で Claude Code を起動するか、必要な設定を起動する場所に写す',
  'fix.tell-once': 'どちらか一方だけを残す',
  'fix.write-exclude': '{pattern} と書く',
  'fix.copy-here': 'リンクの代わりにコピーをここに置く',
};
