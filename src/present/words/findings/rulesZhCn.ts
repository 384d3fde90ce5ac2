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
  'unsplit-paths.space': '{pattern} 会被当作一个模式：空格不能分隔模式，请用逗号或列表。',
  'unsplit-paths.semicolon': '{pattern} 会被当作一个模式：分号不能分隔模式，请用逗号或列表。',
  'unsplit-paths.line': '{pattern} 会被当作一个模式：换行不能分隔模式，请用逗号或列表。',
  'unsplit-paths.bracket': '{pattern} 会被当作文本而不是列表，因为方括号内没有加引号：它表示的是单个字符。',
  'fix.paths-as-list': '将模式写成列表',
  'always-on.everything': '{value} 不构成条件：此规则如同没有 paths 一样，在每个会话中都会发送。',
  'always-on.empty': 'paths 为空，因此此规则如同没有它一样，在每个会话中都会发送。',
  'always-on.noText': '{value} 既不是模式也不是模式列表，因此此规则如同没有 paths 一样，在每个会话中都会发送。',
  'always-on.tag': '{value} 会被当作空的 YAML 标签，因此此规则在每个会话中都会发送。而且只有排除项时不会匹配任何文件。',
  'always-on.everythingSkill': '{value} 不构成条件：此技能如同没有 paths 一样，从一开始就会列出。',
  'always-on.emptySkill': 'paths 为空，因此此技能如同没有它一样，从一开始就会列出。',
  'always-on.noTextSkill': '{value} 既不是模式也不是模式列表，因此此技能如同没有 paths 一样，从一开始就会列出。',
  'always-on.tagSkill':
    '{value} 会被当作空的 YAML 标签，因此此技能从一开始就会列出。而且只有排除项时不会匹配任何文件。',
  'fix.drop-paths': '删除不起作用的 paths',
  'fix.name-what-is-meant': '先写要包含的文件，再写要排除的内容，并分别加上引号',
  'broken-frontmatter.paths': 'frontmatter 不是有效的 YAML，因此 paths 不起作用，此规则在每个会话中都会发送：{error}',
  'broken-frontmatter.keys': 'frontmatter 不是有效的 YAML，因此 {keys} 不起作用：{error}',
  'fix.quote-values': '给这些值加上引号',
  'lost-frontmatter.cut.rule':
    'frontmatter 到此结束：三个连字符无论出现在哪里都会将其关闭。其余部分会被当作正文，其中的键不起作用。',
  'lost-frontmatter.cut.skill':
    'frontmatter 到此结束：三个连字符无论出现在哪里都会将其关闭。其余部分会被当作正文，其中的键不起作用。',
  'lost-frontmatter.cut.command':
    'frontmatter 到此结束：三个连字符无论出现在哪里都会将其关闭。其余部分会被当作正文，其中的键不起作用。',
  'lost-frontmatter.unclosed.rule': 'frontmatter 没有关闭，因此被当作正文，此规则在每个会话中都会发送。',
  'lost-frontmatter.unclosed.skill': 'frontmatter 没有关闭，因此被当作正文，其中的键不起作用。',
  'lost-frontmatter.unclosed.command': 'frontmatter 没有关闭，因此被当作正文，其中的键不起作用。',
  'lost-frontmatter.late.rule':
    '只有第一行仅由三个连字符开头时，frontmatter 才有效：这里它被当作正文，此规则在每个会话中都会发送。',
  'lost-frontmatter.late.skill':
    '只有第一行仅由三个连字符开头时，frontmatter 才有效：这里它被当作正文，其中的键不起作用。',
  'lost-frontmatter.late.command':
    '只有第一行仅由三个连字符开头时，frontmatter 才有效：这里它被当作正文，其中的键不起作用。',
  'fix.other-dashes': '改用其他破折号',
  'fix.close-frontmatter': '关闭 frontmatter',
  'fix.frontmatter-first': '将 frontmatter 移到第一行',
  'misnamed-key.spelling': '键 {key} 不会被读取，会被读取的是 {meant}。',
  'misnamed-key.spellingOfRule': '键 {key} 不会被读取，会被读取的是 {meant}：照现在这样，此规则在每个会话中都会发送。',
  'misnamed-key.tool': '键 {key} 属于 {tool}，不会被读取。模式应写在 {meant} 下。',
  'misnamed-key.toolOfRule':
    '键 {key} 属于 {tool}，不会被读取：照现在这样，此规则在每个会话中都会发送。模式应写在 {meant} 下。',
  'fix.rename-key': '重命名为 {key}',
  'foreign-key': '键 {key} 属于 {tool}，在这里不起作用：没有 paths，此规则在每个会话中都会发送。',
  'newer-key': '键 {key} 从版本 {since} 起才会被读取，在使用中的版本里不起作用。',
  'paths-in-memory': 'paths 在此文件中不起作用：只有规则和技能会等待文件。',
  'fix.make-it-a-rule': '将针对这些文件的内容移到 .claude/rules 下的文件中',
  'stray-rule': '{file} 在每个会话中都会发送，因为它位于 rules 下且没有 paths。',
  'fix.move-file': '移动到 {to}',
  'fix.move-out-of-rules': '移出 rules 文件夹',
  'wrong-extension': '{file} 不会加载：只有以小写 .md 结尾的文件才是规则。',
  'fix.rename-file': '重命名为 {to}',
};
