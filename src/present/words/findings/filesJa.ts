/** What is found about files, in Japanese. */
import type { fileFindingsEn } from './filesEn';

export const fileFindingsJa: Record<keyof typeof fileFindingsEn, string> = {
  'unreadable-file': 'ファイルを読めません: {message}。',
};
