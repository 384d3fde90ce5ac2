/** What the commands ask that try a reading out or write new files, in Japanese. */
import type { CreateWords } from './createEn';

export const createJa: CreateWords = {
  'touch.title': '触れたら何が読み込まれるか…',
  'touch.hint': 'ファイル名を入力して検索します。セッションは変わりません',
  'create.nameInvalid': 'api-style のように、英数字と単独のハイフンを 64 文字まで使えます。',
  'create.exists': '{path} はすでにあります。別の名前を選んでください。',
  'create.stale': '途中で何かが変わりました。もう一度試してください。',
  'rule.title': '{folder} の新しいルール',
  'rule.namePrompt': 'ルールの名前。ファイルは {path} になります',
  'rule.folder': 'そのフォルダーのファイルを開くか、エクスプローラーのフォルダーで実行してください。',
  'rule.noPattern': 'フォルダー {folder} を表せるパターンがないため、このフォルダーだけのルールは書けません。',
  'rule.label': '新しいルール {name}',
  'rule.body': '{folder} のファイルを扱うとき Claude が知っておくべきことを書いてください。',
  'rule.bodyAlways': 'どのセッションでも Claude が知っておくべきことを書いてください。',
  'skill.title': '新しいスキル',
  'skill.placeHint': 'スキルをどこに置きますか？',
  'skill.project': 'このプロジェクト',
  'skill.user': '個人用フォルダー（すべてのプロジェクト）',
  'skill.namePrompt': 'スキルの名前。フォルダーの名前にもなります',
  'skill.descriptionPrompt': '何をするか、いつ使うか。Claude はこの一行で選びます',
  'skill.descriptionEmpty': '説明がないと、Claude はスキルをいつ使うか判断できません。',
  'skill.label': '新しいスキル {name}',
  'skill.body': 'Claude が従う手順を書いてください。',
};
