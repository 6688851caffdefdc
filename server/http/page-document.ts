import type { RenderedPage } from "./page-render.ts";

/** What the document loads, in the order in which the browser should hear of it. */
export interface PageFiles {
  fonts: readonly string[];
  styles: readonly string[];
  /** Known to be needed soon, loaded beside the entry. */
  scripts: readonly string[];
  entry: string;
}

/** A rendered page as a whole HTML document. `nonce` lets its one inline script run. */
export function pageDocument(page: RenderedPage, files: PageFiles, nonce: string): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#FFFCF5">
<script nonce="${nonce}">${page.headScript}</script>
${files.fonts.map(fontTag).join("\n")}
${files.styles.map(styleTag).join("\n")}
<script type="module" src="${files.entry}"></script>
${files.scripts.map(scriptTag).join("\n")}
${page.head}
</head>
<body>
<div id="root">${page.body}</div>
<script type="application/json" id="page-state">${page.state}</script>
</body>
</html>
`;
}

const fontTag = (path: string) =>
  `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`;
const styleTag = (path: string) => `<link rel="stylesheet" href="${path}">`;
const scriptTag = (path: string) => `<link rel="modulepreload" href="${path}">`;

/** When not even the error page can be drawn: both languages, and nothing that could fail. */
export const lastDocument = `<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Долоні</title>
</head>
<body>
<h1>Світло скоро повернеться</h1>
<p>На жаль, сталася помилка і сервер не відповідає. Будь ласка, спробуйте пізніше.</p>
<p lang="en">Unfortunately an error occurred and the server does not respond, please try later.</p>
</body>
</html>
`;
