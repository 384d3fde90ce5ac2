/** What is found about files, in Simplified Chinese. */
import type { fileFindingsEn } from './filesEn';

export const fileFindingsZhCn: Record<keyof typeof fileFindingsEn, string> = {
  'unreadable-file': '无法读取此文件：{message}。',
};
