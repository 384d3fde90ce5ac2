/** What is found about files, in Simplified Chinese. */
import type { fileFindingsEn } from './filesEn';

export const fileFindingsZhCn: Record<keyof typeof fileFindingsEn, string> = {
  'unreadable-file': '无法读取此文件：{message}。',
  'file-too-large': '此文件未加载：它超过了 {megabytes} MiB。',
  'look-alike.file': '{is} 从不会被读取：Claude Code 只找 {right}。',
  'look-alike.folder': '{is} 中的文件从不会被读取：Claude Code 只在 {right} 中查找。',
  'other-tools-skills': '找不到 {folder} 中的技能：Claude Code 只在 {right} 中查找。',
  'agents-off': '此文件未加载：有 {because} 时，不读取 AGENTS.md。',
  'settings-above': '这些设置不起作用：会话从 {start} 开始，其上层的设置不会被读取。',
  'told-twice.link': '此文件被发送了两次：它与 {first} 是同一个文件。',
  'told-twice.copy': '此内容被发送了两次：{first} 的内容相同。',
  'dead-exclude.relative': '条目 {pattern} 不会排除任何文件：比较的是完整路径，相对写法永远不会匹配。',
  'dead-exclude.home': '条目 {pattern} 不会排除任何文件：波浪号在这里不代表主文件夹。',
  'idle-exclude': '条目 {pattern} 没有排除任何文件：没有与之匹配的文件。',
  'link-outside.approvable': '此规则未加载：它是指向起始目录之外的 {target} 的链接，且未获批准。',
  'link-outside.never': '此规则永远不会加载：它是指向起始目录之外的 {target} 的链接。',
  'fix.rename': '重命名为 {right}',
  'fix.link-skills': '将 {folder} 移动或链接到 {right}',
  'fix.import-agents': '在 {to} 中加入 {import}',
  'fix.start-there': '在 {folder} 中启动 Claude Code，或把需要的设置复制到启动的位置',
  'fix.tell-once': '两者只保留一个',
  'fix.write-exclude': '改写为 {pattern}',
  'fix.copy-here': '用副本代替此处的链接',
};
