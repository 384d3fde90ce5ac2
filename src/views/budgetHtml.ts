/** The empty page around the script: its policy, its style and nothing of what it will show. */

export interface PageSources {
  /** Where style and font may come from, as the webview names it. */
  readonly origin: string;
  readonly script: string;
  readonly style: string;
  readonly icons: string;
  readonly nonce: string;
  readonly language: string;
  readonly title: string;
  readonly where: 'view' | 'tab';
}

/** The document of the page. Everything in it is ours; the report arrives by message. */
export function budgetHtml(sources: PageSources): string {
  const { origin, nonce } = sources;
  const policy = `default-src 'none'; style-src ${origin}; font-src ${origin}; script-src 'nonce-${nonce}';`;
  return `<!DOCTYPE html>
<html lang="${escaped(sources.language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${escaped(sources.icons)}" id="vscode-codicon-stylesheet" nonce="${nonce}">
<link rel="stylesheet" href="${escaped(sources.style)}">
<title>${escaped(sources.title)}</title>
</head>
<body data-where="${sources.where}">
<main id="page"></main>
<script type="module" nonce="${nonce}" src="${escaped(sources.script)}"></script>
</body>
</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
