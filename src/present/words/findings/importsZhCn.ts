/** What is found about imports, in Simplified Chinese. */
import type { importFindingsEn } from './importsEn';

export const importFindingsZhCn: Record<keyof typeof importFindingsEn, string> = {
  'import-not-loaded.importMissing': '导入 {import} 未加载：没有这个文件。',
  'import-not-loaded.importFolder': '导入 {import} 未加载：它是文件夹。',
  'import-not-loaded.importExternal': '导入 {import} 未加载：它在项目之外，且未获批准。',
  'import-not-loaded.importOutsideAtTouch': '导入 {import} 未加载：它在起始目录之外，而此文件只在触及附近文件时加载。',
  'import-not-loaded.importTooDeep': '导入 {import} 未加载：层级过深。',
  'import-not-loaded.importKind': '导入 {import} 未加载：此类文件不会被导入。',
};
