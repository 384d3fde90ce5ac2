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
  'unsplit-paths.space':
    '{pattern} は 1 つのパターンとして読まれます。空白では区切られません。カンマかリストを使ってください。',
  'unsplit-paths.semicolon':
    '{pattern} は 1 つのパターンとして読まれます。セミコロンでは区切られません。カンマかリストを使ってください。',
  'unsplit-paths.line':
    '{pattern} は 1 つのパターンとして読まれます。改行では区切られません。カンマかリストを使ってください。',
  'unsplit-paths.bracket':
    '{pattern} はリストではなく文字列として読まれます。角かっこの中が引用符で囲まれていないためで、1 文字ずつの候補とみなされます。',
  'fix.paths-as-list': 'パターンをリストで書く',
  'always-on.everything':
    '{value} は条件になりません。このルールは paths がない場合と同じく、毎回のセッションで送られます。',
  'always-on.empty': 'paths が空のため、このルールは paths がない場合と同じく、毎回のセッションで送られます。',
  'always-on.noText':
    '{value} はパターンでもパターンのリストでもないため、このルールは paths がない場合と同じく、毎回のセッションで送られます。',
  'always-on.tag':
    '{value} は中身のない YAML タグとして読まれるため、このルールは毎回のセッションで送られます。除外だけでは、どのファイルにも一致しません。',
  'always-on.everythingSkill':
    '{value} は条件になりません。このスキルは paths がない場合と同じく、最初から一覧に載ります。',
  'always-on.emptySkill': 'paths が空のため、このスキルは paths がない場合と同じく、最初から一覧に載ります。',
  'always-on.noTextSkill':
    '{value} はパターンでもパターンのリストでもないため、このスキルは paths がない場合と同じく、最初から一覧に載ります。',
  'always-on.tagSkill':
    '{value} は中身のない YAML タグとして読まれるため、このスキルは最初から一覧に載ります。除外だけでは、どのファイルにも一致しません。',
  'fix.drop-paths': '何も変えない paths を削除する',
  'fix.name-what-is-meant': '対象のファイルを先に、除外するものを後に、それぞれ引用符で囲んで書く',
  'broken-frontmatter.paths':
    'フロントマターが YAML として正しくないため paths は無視され、このルールは毎回のセッションで送られます: {error}',
  'broken-frontmatter.keys': 'フロントマターが YAML として正しくないため、{keys} は無視されます: {error}',
  'fix.quote-values': '値を引用符で囲む',
  'lost-frontmatter.cut.rule':
    'フロントマターはここで終わります。ハイフン 3 つは、どこにあってもフロントマターを閉じます。残りは本文として読まれ、その中のキーは無視されます。',
  'lost-frontmatter.cut.skill':
    'フロントマターはここで終わります。ハイフン 3 つは、どこにあってもフロントマターを閉じます。残りは本文として読まれ、その中のキーは無視されます。',
  'lost-frontmatter.cut.command':
    'フロントマターはここで終わります。ハイフン 3 つは、どこにあってもフロントマターを閉じます。残りは本文として読まれ、その中のキーは無視されます。',
  'lost-frontmatter.unclosed.rule':
    'フロントマターが閉じられていないため本文として読まれ、このルールは毎回のセッションで送られます。',
  'lost-frontmatter.unclosed.skill': 'フロントマターが閉じられていないため本文として読まれ、キーは無視されます。',
  'lost-frontmatter.unclosed.command': 'フロントマターが閉じられていないため本文として読まれ、キーは無視されます。',
  'lost-frontmatter.late.rule':
    'フロントマターは、1 行目がハイフン 3 つだけで始まる場合にのみ有効です。ここでは本文として読まれ、このルールは毎回のセッションで送られます。',
  'lost-frontmatter.late.skill':
    'フロントマターは、1 行目がハイフン 3 つだけで始まる場合にのみ有効です。ここでは本文として読まれ、キーは無視されます。',
  'lost-frontmatter.late.command':
    'フロントマターは、1 行目がハイフン 3 つだけで始まる場合にのみ有効です。ここでは本文として読まれ、キーは無視されます。',
  'fix.other-dashes': '別のダッシュに書き換える',
  'fix.close-frontmatter': 'フロントマターを閉じる',
  'fix.frontmatter-first': 'フロントマターを 1 行目に移す',
  'misnamed-key.spelling': 'キー {key} は読まれません。読まれるのは {meant} です。',
  'misnamed-key.spellingOfRule':
    'キー {key} は読まれません。読まれるのは {meant} です。このままでは、このルールは毎回のセッションで送られます。',
  'misnamed-key.tool': 'キー {key} は {tool} のもので、読まれません。パターンは {meant} に書きます。',
  'misnamed-key.toolOfRule':
    'キー {key} は {tool} のもので、読まれません。このままでは、このルールは毎回のセッションで送られます。パターンは {meant} に書きます。',
  'fix.rename-key': '{key} に名前を変える',
  'foreign-key':
    'キー {key} は {tool} のもので、ここでは何も変わりません。paths がないため、このルールは毎回のセッションで送られます。',
  'newer-key': 'キー {key} はバージョン {since} から読まれます。使用中のバージョンでは効果がありません。',
  'paths-in-memory': 'このファイルの paths は何も変えません。ファイルを待つのはルールとスキルだけです。',
  'fix.make-it-a-rule': 'それらのファイル向けの内容を .claude/rules の下のファイルに移す',
  'stray-rule': '{file} は rules の下にあり paths がないため、毎回のセッションで送られます。',
  'fix.move-file': '{to} に移動する',
  'fix.move-out-of-rules': 'rules フォルダーの外に移す',
  'wrong-extension': '{file} は読み込まれません。ルールになるのは、小文字の .md で終わるファイルだけです。',
  'fix.rename-file': '{to} に名前を変える',
};
