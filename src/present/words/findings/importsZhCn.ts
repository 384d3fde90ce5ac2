/** What is found about imports, in Simplified Chinese. */
import type { importFindingsEn } from './importsEn';

export const importFindingsZhCn: Record<keyof typeof importFindingsEn, string> = {
  'import-not-loaded.importMissing': '导入 {import} 未加载：没有这个文件。',
  'import-not-loaded.importPunctuation': '导入 {import} 未加载：后面的标点会被当作文件名的一部分。',
  'import-not-loaded.importFolder': '导入 {import} 未加载：它是文件夹。',
  'import-not-loaded.importExternal': '导入 {import} 未加载：它在项目之外，且未获批准。',
  'import-not-loaded.importAboveStart': '导入 {import} 未加载：它在起始目录之上，算作外部文件，且未获批准。',
  'import-not-loaded.importLinkOutside': '导入 {import} 未加载：它是指向起始目录之外的链接，且未获批准。',
  'import-not-loaded.importOutsideAtTouch': '导入 {import} 未加载：它在起始目录之外，而此文件只在触及附近文件时加载。',
  'import-not-loaded.importTooDeep': '导入 {import} 未加载：层级过深。',
  'import-not-loaded.importKind': '导入 {import} 未加载：此类文件不会被导入。',
  'accidental-import.handle': 'Claude Code 会把 {text} 当作导入。如果它只是一个名字，请放进行内代码。',
  'accidental-import.package': 'Claude Code 会把 {text} 当作导入。如果它是包名，请放进行内代码。',
  'accidental-import.decorator': 'Claude Code 会把 {text} 当作导入。如果它是装饰器，请放进行内代码。',
  'accidental-import.version': 'Claude Code 会把 {text} 当作导入。如果它是版本号，请放进行内代码。',
  'import-cycle.self': '导入 {import} 不会带来任何内容：它就是此文件本身。',
  'import-cycle.circle': '导入 {import} 不会带来任何内容：此文件正是由 {file} 引入的。',
  'import-in-code': '导入 {import} 未加载：在代码中它只是普通文本。',
  'fix.write-import': '改写为 {import}',
  'fix.approve-imports': '在 Claude Code 询问时，允许此项目从外部导入',
  'fix.import-higher': '改由更靠近最初文件的文件导入',
  'fix.quote-import': '将 {text} 放进行内代码',
  'fix.remove-import': '删除此导入',
  'fix.unquote-import': '移出代码，使其加载',
};
