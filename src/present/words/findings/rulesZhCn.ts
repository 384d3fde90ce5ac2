/** What is found about rules, in Simplified Chinese. */
import type { ruleFindingsEn } from './rulesEn';

export const ruleFindingsZhCn: Record<keyof typeof ruleFindingsEn, string> = {
  'broken-frontmatter': 'frontmatter 不是有效的 YAML，其中的内容均不起作用：{error}',
  'dead-pattern': '模式 {pattern} 不可能匹配任何文件。请以基准文件夹为起点书写，不要以 ./ 或 ../ 或 ~/ 开头。',
  'dead-pattern.parent':
    '模式 {pattern} 不可能匹配任何文件：基准文件夹 {base} 之外的内容从不参与比较。请改为相对于该文件夹书写。',
  'dead-pattern.home': '模式 {pattern} 不可能匹配任何文件：~ 不会被当作主目录。请改为相对于 {base} 书写。',
  'dead-pattern.absolute': '模式 {pattern} 不可能匹配任何文件：开头的斜杠代表 {base}，而不是磁盘的根目录。',
  'dead-pattern.comment': '模式 {pattern} 不匹配任何文件：以 # 开头的内容会被当作注释。',
  'dead-pattern.dots': '模式 {pattern} 不可能匹配任何文件：模式中的 . 和 .. 不会被解析。请改为相对于 {base} 书写。',
  'dead-pattern.unreadable': '模式 {pattern} 不可能匹配任何文件：其中的方括号无法解读。',
  'fix.rewrite-pattern': '改写为 {pattern}',
  'fix.pattern-outside': '移到包含这些文件的文件夹的规则中（{base} 不包含它们）',
  'unmatched-pattern': '模式 {pattern} 不匹配 {base} 下的任何文件，其余模式也一样：这里没有什么会让此文件加载。',
  'misspelt-pattern.folder': '模式 {pattern} 不匹配任何文件。{near} 则可以匹配，例如 {file}。',
  'misspelt-pattern.slashes':
    '模式 {pattern} 不匹配任何文件：文件夹之间要用正斜杠分隔。{near} 则可以匹配，例如 {file}。',
  'misspelt-pattern.base': '模式 {pattern} 不匹配任何文件：它已经是相对于 {base} 的。{near} 则可以匹配，例如 {file}。',
  'misspelt-pattern.depth':
    '模式 {pattern} 不匹配任何文件：其中含有斜杠，因此从 {base} 开始。{near} 则可以匹配，例如 {file}。',
  'bracket-folder': '模式 {pattern} 不匹配 {file}：方括号表示其中任意一个字符。在每个方括号前加反斜杠即可表示其本身。',
  'wide-pattern': '模式 {pattern} 在任何深度都会匹配，因此也包括 {deeper}，而不只是 {base} 下的直接内容。',
  'fix.anchor-pattern': '仅限最上层：{pattern}',
  'fix.say-any-depth': '写明任何深度都算：{pattern}',
};
