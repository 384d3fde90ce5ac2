/** What is found about rules, in Japanese. */
import type { ruleFindingsEn } from './rulesEn';

export const ruleFindingsJa: Record<keyof typeof ruleFindingsEn, string> = {
  'broken-frontmatter': 'フロントマターが YAML として正しくないため、すべて無視されます: {error}',
  'dead-pattern':
    'パターン {pattern} はどのファイルにも一致しません。基準フォルダーからの相対で書いてください（先頭の ./ や ../ や ~/ は使えません）。',
};
