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
  'unmatched-pattern':
    'パターン {pattern} は {base} の下のどのファイルにも一致しません。他のパターンも同じで、ここではこのファイルは読み込まれません。',
  'misspelt-pattern.folder':
    'パターン {pattern} はどのファイルにも一致しません。{near} なら、たとえば {file} に一致します。',
  'misspelt-pattern.slashes':
    'パターン {pattern} はどのファイルにも一致しません。フォルダーはスラッシュで区切ります。{near} なら、たとえば {file} に一致します。',
  'misspelt-pattern.base':
    'パターン {pattern} はどのファイルにも一致しません。パターンはすでに {base} からの相対です。{near} なら、たとえば {file} に一致します。',
  'misspelt-pattern.depth':
    'パターン {pattern} はどのファイルにも一致しません。スラッシュを含むため {base} が起点になります。{near} なら、たとえば {file} に一致します。',
  'bracket-folder':
    'パターン {pattern} は {file} に一致しません。角かっこは「いずれか 1 文字」を表します。それぞれの前にバックスラッシュを付けると普通の文字になります。',
  'wide-pattern': 'パターン {pattern} はどの深さでも一致するため、{base} の直下だけでなく {deeper} にも一致します。',
  'fix.anchor-pattern': '最上位だけに限る: {pattern}',
  'fix.say-any-depth': 'どの深さでもよいことを明示する: {pattern}',
};
