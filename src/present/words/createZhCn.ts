/** What the commands ask that try a reading out or write new files, in Simplified Chinese. */
import type { CreateWords } from './createEn';

export const createZhCn: CreateWords = {
  'touch.title': '触及某文件会加载什么…',
  'touch.hint': '输入文件名进行搜索；会话不会改变',
  'create.nameInvalid': '请使用字母、数字和单个连字符，最多 64 个字符，例如 api-style。',
  'create.exists': '{path} 已存在。请另选名称。',
  'create.stale': '期间有内容发生变化。请重试。',
  'rule.title': '{folder} 的新规则',
  'rule.namePrompt': '规则的名称；其文件为 {path}',
  'rule.folder': '请先打开该文件夹中的文件，或在资源管理器中对文件夹运行此命令。',
  'rule.noPattern': '没有模式能表示文件夹 {folder}，因此无法编写只针对它的规则。',
  'rule.label': '新规则 {name}',
  'rule.body': '请写下 Claude 处理 {folder} 中的文件时应了解的内容。',
  'rule.bodyAlways': '请写下 Claude 在每个会话中都应了解的内容。',
  'skill.title': '新技能',
  'skill.placeHint': '技能放在哪里？',
  'skill.project': '此项目中',
  'skill.user': '你自己的文件夹中，适用于每个项目',
  'skill.namePrompt': '技能的名称，也是其文件夹的名称',
  'skill.descriptionPrompt': '它做什么、何时使用；Claude 据此行进行选择',
  'skill.descriptionEmpty': '没有描述，Claude 就无法知道何时使用该技能。',
  'skill.label': '新技能 {name}',
  'skill.body': '请写下 Claude 应遵循的步骤。',
};
