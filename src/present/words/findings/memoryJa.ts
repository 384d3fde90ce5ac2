/** What is found about what memory files say, how long they are and which of them are reached, in Japanese. */
import type { memoryFindingsEn } from './memoryEn';

export const memoryFindingsJa: Record<keyof typeof memoryFindingsEn, string> = {
  'long-memory':
    'このファイルは {lines} 行あります。{advised} 行を超えると守られにくくなり、毎回のセッションで場所も取ります。',
  'heavy-memory': 'このファイルは約 {tokens} トークンで、ウィンドウの {share} % を占めます。',
  'cut-index.lines':
    '{line} 行目から先は送られません。MEMORY.md は最初の {limit} 行だけが送られ、{lines} 行のうち {lost} 行が失われます。',
  'cut-index.characters':
    '{line} 行目から先は送られません。MEMORY.md は最初の {limit} 文字だけが送られ、{lines} 行のうち {lost} 行が失われます。',
  'cut-index.line': 'ここから先は送られません。MEMORY.md は最初の {limit} 文字だけが送られます。',
  'repeated-paragraph.same': '同じ文面が {other} にもあり、セッションは両方を読みます。',
  'repeated-paragraph.near': 'ほぼ同じ文面が {other} にもあり、セッションは両方を読みます。',
  contradiction: 'ここには「{here}」、{other} には「{there}」とあり、セッションは両方を読みます。',
  'fix.split-memory': 'ときどきしか要らない内容を、パス付きのルールかスキルに移す',
  'fix.shorten-index': '各行を短くするか、詳しい内容をトピックファイルに移す',
  'fix.remove-paragraph': 'こちらを削除する',
  'fix.say-once': 'どちらか一方のファイルだけに残す',
  'fix.say-which': '一方だけを残すか、それぞれどこで当てはまるかを書く',
};
