/** What is found about skills and commands, in Japanese. */
import type { skillFindingsEn } from './skillsEn';

export const skillFindingsJa: Record<keyof typeof skillFindingsEn, string> = {
  'skill-undescribed.firstLine':
    'このスキルには説明（description）がありません。代わりに本文の最初の行がモデルに示されます: {listed}',
  'skill-undescribed.nothing': 'このスキルには説明も本文もありません。モデルに示されるのは名前だけです。',
  'fix.add-description': '説明を追加: {description}',
  'description-cut': '一覧に載る文が {length} 文字あり、示されるのは {limit} 文字までです。切り捨てられる部分: {cut}',
  'fix.shorten-description': '{limit} 文字以内に短くする',
  'description-lost.dropped':
    'このスキルを含む {n} 個のスキルの説明が失われます。一覧には {needed} 文字が必要ですが、使えるのは {budget} 文字です。モデルには名前しか見えません。',
  'description-lost.shortened':
    'このスキルを含む {n} 個のスキルの説明が短く切られます。一覧には {needed} 文字が必要ですが、使えるのは {budget} 文字です。',
  'fix.raise-listing-budget': '{settings} の skillListingBudgetFraction を {fraction} にする',
  'fix.shorten-descriptions': '説明を短くするか、スキルをオフにする（{over} 文字超過）',
  'skill-shadowed.skill': 'このスキルはモデルに示されません。同じ名前 {name} を持つ {by} が優先されます。',
  'skill-shadowed.command': 'このコマンドはモデルに示されません。同じ名前 {name} を持つ {by} が優先されます。',
  'command-never-runs':
    'このコマンドは決して実行できません。同じ名前 {name} のスキル {by} に隠され、そのスキル自体もユーザーからは実行できません。',
  'skill-misplaced.flat':
    'このスキルは読み込まれません。スキルは SKILL.md を含むフォルダーです。{to} に置けば見つかります。',
  'skill-misplaced.letters': 'このスキルは読み込まれません。ファイル名は大文字の SKILL.md でなければなりません。',
  'skill-misplaced.deep':
    'このスキルは読み込まれません。フォルダーが .claude/skills の下で深すぎます。{to} に置けば見つかります。',
  'fix.move-skill': '{to} に移動',
  'skill-name-differs':
    '名前 {name} はここでは効果がありません。スキルはフォルダーと同じ {folder} という名前になります。',
  'fix.name-as-folder': 'フォルダーの名前にする: {folder}',
  'skill-too-long.cut':
    '圧縮で残るのはスキルの最初の {tokens} トークン（1 トークン 4 文字換算）です。ここから先は切り捨てられ、残るのは約 {share} % です。',
  'skill-too-long.lines': '本文が {lines} 行あります。推奨は {limit} 行までです。',
  'fix.move-to-references': '詳細を別のファイルに移し、本文ではそのファイルを示す',
  'paths-without-effect.nested':
    'Claude Code を {folder} より上で起動した場合、paths は効果がありません。そこのどのファイルに触れても、スキルはすぐ一覧に載ります。',
  'paths-without-effect.command':
    'paths は効果がありません。コマンドがファイルを待つことはありません。スキルなら待てます。',
  'fix.remove-paths': 'paths を削除',
  'replaces-bundled': 'このスキルは、Claude Code に付属するスキル {name} を置き換えます。',
  'fix.rename-skill-folder': '両方を使うには、フォルダーを {name} 以外の名前にする',
  'skill-resource-missing': 'このスキルのフォルダーにファイル {name} はありません。',
  'fix.name-as-there': '{name} と書く',
};
