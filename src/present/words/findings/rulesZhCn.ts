/** What is found about rules, in Simplified Chinese. */
import type { ruleFindingsEn } from './rulesEn';

export const ruleFindingsZhCn: Record<keyof typeof ruleFindingsEn, string> = {
  'broken-frontmatter': 'frontmatter 不是有效的 YAML，其中的内容均不起作用：{error}',
  'dead-pattern': '模式 {pattern} 不可能匹配任何文件。请以基准文件夹为起点书写，不要以 ./ 或 ../ 或 ~/ 开头。',
};
