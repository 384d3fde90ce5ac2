/** Which of the three languages a language tag means. */

/** Chooses by a tag as `vscode.env.language` has it: Japanese, Simplified Chinese, else English. */
export function byLanguage<Catalogue>(of: Record<'en' | 'ja' | 'zhCn', Catalogue>): (language: string) => Catalogue {
  return (language) => {
    const tag = language.toLowerCase();
    if (tag === 'ja' || tag.startsWith('ja-')) return of.ja;
    if (tag === 'zh' || tag === 'zh-cn' || tag === 'zh-sg' || tag.startsWith('zh-hans')) return of.zhCn;
    return of.en;
  };
}
