/** The sentences of explanations in Japanese. */
import type { WhyWords } from './whyEn';

export const whyJa: WhyWords = {
  'answer.loaded': 'モデルが読む一覧に入っています。',
  'answer.missing': 'そのようなファイルはないので、何も読み込まれません。',
  'answer.ifThere': 'そのようなファイルはないので、何も読み込まれません。もしあれば次のとおりです。',
  'answer.folder': 'これはフォルダーです。中のファイルを選んでください。',
  'answer.never': 'Claude Code がこのファイルを自分から読むことはありません。',
  'answer.plain': 'これは指示ファイルではなく、Claude Code は探しません。',

  'from.memory.managed': '管理フォルダー {folder} で見つかります。ここにあるものが最初に伝えられます。',
  'from.memory.user': '個人用フォルダー {folder} で見つかります。どのプロジェクトでも読まれます。',
  'from.memory.start': 'ファイルシステムの最上位から下りてくる探索の終点、開始ディレクトリで見つかります。',
  'from.memory.above': 'ファイルシステムの最上位から開始ディレクトリまで下りる途中の {folder} で見つかります。',
  'from.memory.added':
    '追加ディレクトリ {folder} にあります。そこのメモリファイルは {variable} が 1 のときだけ有効です。',
  'from.memory.nested':
    '開始ディレクトリより下の {folder} にあります。その下のファイルに触れると、セッションで一度だけ読み込まれます。',
  'from.memory.elsewhere':
    '開始ディレクトリの上でも下でもない {folder} にあります。そこかその下で始めたセッションなら読み込みます。',
  'from.agents.walk':
    '開始ディレクトリまで下りる途中の {folder} で見つかります。設定で変えないかぎり、AGENTS.md が有効なのは CLAUDE.md がないときだけです。',
  'from.agents.nested':
    '開始ディレクトリより下の {folder} にあります。AGENTS.md が有効で、そのフォルダーに CLAUDE.md がなければ、その下のファイルを最初に読んだとき読み込まれます。',
  'from.agents.elsewhere': 'AGENTS.md は開始ディレクトリとその上下で探されますが、{folder} では探されません。',
  'from.rule.managed': '{rules} で見つかる管理ルールです。',
  'from.rule.user': '{rules} で見つかる個人用のルールです。どのプロジェクトでも有効です。',
  'from.rule.start': '{rules} で見つかる、開始ディレクトリのルールです。',
  'from.rule.above': '開始ディレクトリまで下りる途中の {rules} で見つかる、{folder} のルールです。',
  'from.rule.added':
    '追加ディレクトリ {folder} のルールです。そこのルールは paths がなく、{variable} が 1 のときだけ有効です。',
  'from.rule.nested': '開始ディレクトリより下の {folder} のルールです。その下のファイルに触れたとき調べられます。',
  'from.rule.elsewhere':
    '開始ディレクトリの上でも下でもない {folder} のルールです。そこかその下で始めたセッションなら調べます。',
  'from.skill.start': '開始時に {skills} で見つかるスキルです。',
  'from.skill.nested':
    '開始ディレクトリより下の {folder} のスキルです。その下のファイルに触れると見つかりますが、シェルコマンドでは見つかりません。',
  'from.skill.elsewhere':
    'スキルは開始ディレクトリ、その上はリポジトリの最上位まで、その下はファイルに触れたときに探されますが、{folder} では探されません。',
  'from.command.start': '開始時に {commands} で見つかるコマンドです。',
  'from.command.elsewhere':
    'コマンドは開始ディレクトリとその上、リポジトリの最上位まで探されますが、{folder} では探されません。',
  'from.plugin': '{root} のプラグインに含まれます。',
  'from.autoMemory': '自動メモリの目次で、最後に伝えられます。',
  'from.plain': 'モデルに届くのは、メモリファイルがインポートしたとき、メンションしたとき、または読まれたときです。',
  'from.neverRead.letterCase': '大文字と小文字は区別されます。読まれる名前は {right} です。',
  'from.neverRead.otherName': '読まれる名前は {right} です。',
  'from.neverRead.localInFolder':
    'CLAUDE.local.md が読まれるのはプロジェクトのフォルダー自体で、その .claude フォルダーの中ではありません。',
  'from.neverRead.rulesCase': '大文字と小文字は区別されます。ルールは {right} で探されます。',
  'from.neverRead.ruleExtension': 'ルールになるのは .md で終わるファイルだけです。{right} ならルールになります。',
  'from.neverRead.skillsCase': '大文字と小文字は区別されます。スキルは {right} で探されます。',
  'from.neverRead.skillFlat': 'スキルは SKILL.md の入ったフォルダーです。{right} ならスキルになります。',
  'from.neverRead.skillDeep': 'スキルは skills フォルダーのすぐ下に置きます。{right} ならスキルになります。',
  'from.neverRead.skillCase': '大文字と小文字は区別されます。読まれる名前は {right} です。',
  'from.neverRead.nestedCommand':
    '開始ディレクトリより下のフォルダーのコマンドは見つかりません。{right} のものは見つかります。',
  'from.neverRead.otherFolder': 'スキルは {right} で探されます。',

  'ahead.loads': 'このセッションはまだ {folder} に入っていません。ほかに妨げるものはありません。',
  'ahead.lists':
    'このセッションはまだ {folder} の下のファイルを読んだり、編集したり、書いたりしていません。ほかに妨げるものはありません。',
  'ahead.looks': 'このセッションはまだ {folder} に入っていません。入ったときは次のとおりです。',
  'ahead.nothing': 'このセッションはまだ {folder} に入っていません。そこのどのファイルに触れても読み込まれません。',

  'patterns.title': 'パターンの読まれ方',
  'patterns.split': '{whole} をコンマで分けたもの',
  'patterns.expanded': '波かっこを展開すると {forms}',
  'patterns.tail': '末尾を除くと {forms}',
  'patterns.anchored': '{base} に固定',
  'patterns.anyDepth': '{base} より下のどの深さでも',
  'patterns.exclusion': '前のパターンに一致したファイルを除く',
  'patterns.everything': 'すべてを表す',
  'patterns.dead.dot': '決して一致しません: ドットとスラッシュで始まっています',
  'patterns.dead.parent': '決して一致しません: 上へ向かっていますが、基準より上は見られません',
  'patterns.dead.home': '決して一致しません: ここではチルダはホームフォルダーを意味しません',
  'patterns.dead.comment': '決して一致しません: 番号記号で始まるとコメントになります',
  'patterns.dead.absolute': '決して一致しません: 絶対パスですが、パターンは基準からの相対です',
  'patterns.dead.unreadable': '決して一致しません: 角かっこを読み取れません',
  'patterns.ignored.memory': 'paths がありますが、メモリファイルでは何も変わりません。',
  'patterns.ignored.nestedSkill': 'paths がありますが、開始ディレクトリより下のスキルでは何も変わりません。',
  'patterns.ignored.command': 'paths がありますが、コマンドでは何も変わりません。',

  'verdict.matches': '{pattern} は一致します',
  'verdict.excludedBy': '{pattern} は一致しますが、{by} がまた除きます',
  'verdict.excludes': '{pattern} が除きます',
  'verdict.idle': '{pattern} はファイルを除くだけで、このファイルは対象外です',
  'verdict.outside': '{pattern} は {base} から見たもので、ファイルはその外にあります',
  'verdict.dead': '{pattern} はどのファイルにも決して一致しません',
  'verdict.otherBase.above': '{pattern} は {base} から見たものです。{folder} から見たものなら一致します',
  'verdict.otherBase.below':
    '{pattern} は {base} に固定されています。{folder} から見れば一致します。{any} と書けばどの深さでも一致します',
  'verdict.brackets': '{pattern} の角かっこは文字の選択と読まれます。その名前のフォルダーなら {escaped} と書きます',
  'verdict.noFit': '{pattern} は一致しません',

  'touch.loads': '今 {file} を読むと、読み込まれます。',
  'touch.listed': '今 {file} を読むと、このスキルが見つかり、次のターンでモデルに伝えられます。',
  'touch.alreadyIn':
    '今 {file} を読んでも何も変わりません。すでにコンテキストにあり、どれもセッションで一度しか伝えられません。',
  'touch.nothing': '今 {file} を読んでも、読み込まれません。',
  'touch.otherFolder': '{file} は {folder} より下にありません。',

  'since.always': '{oldest} から {newest} まで、測定したどのバージョンでも同じでした。',
  'since.latest': '{from}（遅くとも）',
  'since.older': '表示中のバージョンはそれより古いものです。',
  'since.agentsMd': 'AGENTS.md は {from} から読まれます。',
  'since.addedDirLocal': '追加ディレクトリの CLAUDE.local.md は {from} から読まれます。',
  'since.addedDirCommands': '追加ディレクトリのコマンドは {from} から見つかります。',
  'since.missingFileTriggers': '存在しないファイルを読むことは {from} から「触れた」ことになります。',
  'since.writeTriggers': '編集と書き込みは {from} からメモリファイルとルールを読み込みます。',
  'since.bashTriggers': 'シェルコマンドでファイルを見ることは {from} からメモリファイルとルールを読み込みます。',
  'since.scopedNames': 'フォルダーのスキルは {from} からフォルダー名で区別されます。',
  'since.memoryFileLimit': 'この大きさのファイルは {from} から除かれます。',
  'since.skillFileLimit': 'この大きさのスキルは {from} から除かれます。',
  'since.linksNeedApproval': '外へ出るリンクは {from} から承認が必要です。',
  'since.realFileOnce': '二つの名前を持つ一つのファイルは {from} から一度だけ伝えられます。',
  'since.mainRulesInWorktree': 'メインフォルダーのルールは {from} からワークツリーに入りません。',

  'brought.title': '今 {path} を読むと読み込まれるもの',
  'brought.name': '{name} で読み込まれるもの',
  'brought.missing': 'そのようなファイルはありませんが、読まれたものとして試しました。',
  'brought.folder': 'これはフォルダーです。フォルダー自体が読まれたものとして試しました。',
  'brought.loads': 'この順に読み込まれます: {tokens}',
  'brought.none': '新しく読み込まれるものはありません。',
  'brought.skills': '見つかり、次のターンで伝えられるスキル',
  'brought.blocked': '途中で見つかり、除かれるもの',
  'brought.waits': '待ち続けるもの',
  'brought.more': 'ほかに {n} 件が別のファイルを待っています。',
  'brought.tried': '試しただけなので、セッションは変わりません。',

  'pick.elsewhere': 'ワークスペースのほかの場所',

  'folder.title': '{path} より下の有効なルール',
  'folder.hint': 'このフォルダーのファイルに当てはまるものです。選ぶと開きます',
  'folder.every': 'その下のすべてのファイル',
  'folder.some': 'その下の一部のファイル',
  'folder.waiting': '触れると読み込まれる',
  'folder.counted': '{total} ファイル中 {n}',
  'folder.uncounted': '一致するファイル',
  'folder.none': 'このフォルダーより下のファイルに関するメモリ、ルール、スキルはありません。',
};
