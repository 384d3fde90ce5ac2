/** What is found about instructions that would live better elsewhere: as a skill, as a hook, in Simplified Chinese. */
import type { shapeFindingsEn } from './shapeEn';

export const shapeFindingsZhCn: Record<keyof typeof shapeFindingsEn, string> = {
  'rule-outweighs-trigger':
    '{title} 大部分是操作步骤：{steps} 个步骤在每一轮都会发送。改成技能后只在需要时读取，每轮约节省 {saved} 个 token。',
  'fix.split-rule': '拆分为简短的规则和技能 {skill}（每轮约少 {saved} 个 token）',
  'every-time-hook.edit': '这里要求每次编辑后运行 {command}。模型可能会忘记，钩子则会自动运行。',
  'every-time-hook.beforeCommit': '这里要求每次提交前运行 {command}。模型可能会忘记，钩子则会自动运行。',
  'every-time-hook.afterCommit': '这里要求每次提交后运行 {command}。模型可能会忘记，钩子则会自动运行。',
  'every-time-hook.stop': '这里要求每次回答结束时运行 {command}。模型可能会忘记，钩子则会自动运行。',
  'every-time-hook.sessionStart': '这里要求每次会话开始时运行 {command}。模型可能会忘记，钩子则会自动运行。',
  'fix.draft-hook': '在 {settings} 中起草运行 {command} 的钩子',
};
