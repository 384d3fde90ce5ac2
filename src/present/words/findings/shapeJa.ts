/** What is found about instructions that would live better elsewhere: as a skill, as a hook, in Japanese. */
import type { shapeFindingsEn } from './shapeEn';

export const shapeFindingsJa: Record<keyof typeof shapeFindingsEn, string> = {
  'rule-outweighs-trigger':
    '{title} の大部分は手順です。{steps} 個のステップが毎ターン送られます。スキルにすれば必要なときだけ読まれ、1 ターンあたり約 {saved} トークン節約できます。',
  'fix.split-rule': '短いルールとスキル {skill} に分ける（1 ターンあたり約 {saved} トークン減）',
  'every-time-hook.edit':
    '編集のたびに {command} を求めています。モデルは忘れることがありますが、フックなら自動で実行されます。',
  'every-time-hook.beforeCommit':
    'コミットの前に毎回 {command} を求めています。モデルは忘れることがありますが、フックなら自動で実行されます。',
  'every-time-hook.afterCommit':
    'コミットの後に毎回 {command} を求めています。モデルは忘れることがありますが、フックなら自動で実行されます。',
  'every-time-hook.stop':
    '応答の終わりに毎回 {command} を求めています。モデルは忘れることがありますが、フックなら自動で実行されます。',
  'every-time-hook.sessionStart':
    'セッションの開始時に毎回 {command} を求めています。モデルは忘れることがありますが、フックなら自動で実行されます。',
  'fix.draft-hook': '{command} を実行するフックを {settings} に下書きする',
};
