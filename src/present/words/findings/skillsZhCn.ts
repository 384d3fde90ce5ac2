/** What is found about skills and commands, in Simplified Chinese. */
import type { skillFindingsEn } from './skillsEn';

export const skillFindingsZhCn: Record<keyof typeof skillFindingsEn, string> = {
  'skill-undescribed.firstLine': '此技能没有描述（description）。模型看到的是正文的第一行：{listed}',
  'skill-undescribed.nothing': '此技能既没有描述也没有正文，模型只能看到它的名称。',
  'fix.add-description': '添加描述：{description}',
  'description-cut': '列表中的文字有 {length} 个字符，只显示 {limit} 个。被截掉的部分：{cut}',
  'fix.shorten-description': '缩短到 {limit} 个字符以内',
  'description-lost.dropped':
    '有 {n} 个技能失去描述，包括此技能：列表需要 {needed} 个字符，只能使用 {budget} 个。模型只能看到名称。',
  'description-lost.shortened':
    '有 {n} 个技能的描述被缩短，包括此技能：列表需要 {needed} 个字符，只能使用 {budget} 个。',
  'fix.raise-listing-budget': '在 {settings} 中将 skillListingBudgetFraction 设为 {fraction}',
  'fix.shorten-descriptions': '缩短描述或停用技能：超出 {over} 个字符',
  'skill-shadowed.skill': '此技能不会展示给模型：{by} 也叫 {name}，并且优先。',
  'skill-shadowed.command': '此命令不会展示给模型：{by} 也叫 {name}，并且优先。',
  'command-never-runs': '此命令永远无法运行：技能 {by} 也叫 {name}，把它隐藏了，而该技能本身又不能由用户运行。',
  'skill-misplaced.flat': '此技能不会加载：技能是一个包含 SKILL.md 的文件夹。放到 {to} 才能被找到。',
  'skill-misplaced.letters': '此技能不会加载：文件名必须是大写的 SKILL.md。',
  'skill-misplaced.deep': '此技能不会加载：它的文件夹在 .claude/skills 下层级过深。放到 {to} 才能被找到。',
  'fix.move-skill': '移动到 {to}',
  'skill-name-differs': '名称 {name} 在这里不起作用：技能与其文件夹同名，叫 {folder}。',
  'fix.name-as-folder': '改为文件夹的名称：{folder}',
  'skill-too-long.cut':
    '压缩时只保留技能的前 {tokens} 个 token（按每个 token 四个字符计算）。从这里开始会被截掉，约保留 {share} %。',
  'skill-too-long.lines': '正文有 {lines} 行，建议不超过 {limit} 行。',
  'fix.move-to-references': '把细节移到单独的文件中，并在正文里指明',
  'paths-without-effect.nested':
    '在 {folder} 之上启动 Claude Code 时，paths 不起作用：只要接触其中任何文件，技能就会列出。',
  'paths-without-effect.command': 'paths 不起作用：命令从不等待文件，技能才可以。',
  'fix.remove-paths': '删除 paths',
  'replaces-bundled': '此技能会取代 Claude Code 自带的技能 {name}。',
  'fix.rename-skill-folder': '要同时保留两者，请给文件夹取 {name} 以外的名称',
  'skill-resource-missing': '此技能的文件夹中没有文件 {name}。',
  'fix.name-as-there': '写成 {name}',
};
