/** What is found about rules, in Japanese. */
import type { ruleFindingsEn } from './rulesEn';

export const ruleFindingsJa: Record<keyof typeof ruleFindingsEn, string> = {
  'broken-frontmatter': 'フロントマターが YAML として正しくないため、すべて無視されます: {error}',
  'dead-pattern':
    'パターン {pattern} はどのファイルにも一致しません。基準フォルダーからの相対で書いてください（先頭の ./ や ../ や ~/ は使えません）。',
  'dead-pattern.parent':
    'パターン {pattern} はどのファイルにも一致しません。基準の {base} より外は比較されません。そのフォルダーからの相対で書いてください。',
  'dead-pattern.home':
    'パターン {pattern} はどのファイルにも一致しません。~ はホームフォルダーとして扱われません。{base} からの相対で書いてください。',
  'dead-pattern.absolute':
    'パターン {pattern} はどのファイルにも一致しません。先頭のスラッシュはディスクのルートではなく {base} を表します。',
  'dead-pattern.comment':
    'パターン {pattern} はどのファイルにも一致しません。# で始まるものはコメントとして扱われます。',
  'dead-pattern.dots':
    'パターン {pattern} はどのファイルにも一致しません。パターンの中の . や .. は解決されません。{base} からの相対で書いてください。',
  'dead-pattern.unreadable': 'パターン {pattern} はどのファイルにも一致しません。角かっこを解釈できません。',
  'fix.rewrite-pattern': '{pattern} に書き換える',
  'fix.pattern-outside': 'そのファイルを含むフォルダーのルールに移す（{base} には含まれていません）',
};
