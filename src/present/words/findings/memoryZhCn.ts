/** What is found about what memory files say, how long they are and which of them are reached, in Simplified Chinese. */
import type { memoryFindingsEn } from './memoryEn';

export const memoryFindingsZhCn: Record<keyof typeof memoryFindingsEn, string> = {
  'long-memory': '此文件有 {lines} 行。超过 {advised} 行时，遵循效果会变差，并且在每个会话中占用空间。',
  'heavy-memory': '此文件约占 {tokens} 个令牌，即窗口的 {share} %。',
  'cut-index.lines': '从第 {line} 行起的内容不会发送：MEMORY.md 只发送前 {limit} 行，共 {lines} 行中有 {lost} 行丢失。',
  'cut-index.characters':
    '从第 {line} 行起的内容不会发送：MEMORY.md 只发送前 {limit} 个字符，共 {lines} 行中有 {lost} 行丢失。',
  'cut-index.line': '从这里起的内容不会发送：MEMORY.md 只发送前 {limit} 个字符。',
  'repeated-paragraph.same': '{other} 中也有同样的内容，会话会同时读到两处。',
  'repeated-paragraph.near': '{other} 中有几乎相同的内容，会话会同时读到两处。',
  contradiction: '这里写的是“{here}”，而 {other} 写的是“{there}”，会话会同时读到两处。',
  'fix.split-memory': '将只是偶尔需要的内容移到带路径的规则或技能中',
  'fix.shorten-index': '缩短各行，或将细节移到主题文件中',
  'fix.remove-paragraph': '删除此处的内容',
  'fix.say-once': '只保留在其中一个文件中',
  'fix.say-which': '只保留其中一条，或写明各自适用的范围',
};
