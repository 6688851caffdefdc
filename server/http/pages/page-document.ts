import type { RenderedPage } from "./render-contract.ts";

/** What the document loads, in the order in which the browser should hear of it. */
export interface PageAssets {
  fonts: readonly string[];
  styles: readonly string[];
  /**
   * What the styles say: then the document carries it, and nothing waits for their files. Its
   * element is there in any case: styles written while the page is in use take its nonce.
   */
  styleText: string;
  /** Known to be needed soon, loaded beside the entry. */
  scripts: readonly string[];
  entry: string;
}

/** What lets the document's inline scripts and styles count. */
export interface Nonces {
  script: string;
  style: string;
}

/** A rendered page as a whole HTML document. */
export function pageDocument(page: RenderedPage, files: PageAssets, nonce: Nonces): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#FFFCF5">
<script nonce="${nonce.script}">${page.headScript}</script>
${files.fonts.map(fontTag).join("\n")}
${page.head}
${files.styleText ? "" : files.styles.map(styleTag).join("\n")}
<style nonce="${nonce.style}">${files.styleText}</style>
<script nonce="${nonce.script}">${loaderScript(files)}</script>
</head>
<body>
<div id="root">${page.body}</div>
<script type="application/json" id="page-state">${page.state}</script>
</body>
</html>
`;
}

/** A page to look at inside another: no scripts, styles in files, links open elsewhere. */
export function staticDocument(page: RenderedPage, styles: readonly string[]): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank">
${withoutScripts(page.head)}
${styles.map(styleTag).join("\n")}
</head>
<body>
<div id="root">${withoutScripts(page.body)}</div>
</body>
</html>
`;
}

/** Scripts of a page hold JSON for search engines, in which `<` is escaped. */
const withoutScripts = (markup: string) => markup.replace(/<script\b.*?<\/script>/gs, "");

/**
 * The fonts once more, as a header: a CDN tells browsers of it (103) while it asks us whether its
 * page still holds. Not the scripts, which come late on purpose.
 */
export const preloadHeader = ({ fonts }: PageAssets): string =>
  fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(", ");

const fontTag = (path: string) =>
  `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`;
const styleTag = (path: string) => `<link rel="stylesheet" href="${path}">`;

/** Milliseconds in which the first picture comes to the screen after the words. */
const scriptDelayMs = 250;

/**
 * Fetches the scripts when the page can be read, or when the reader first reaches for it: on a
 * slow line words, fonts and the first picture do not share it with 170 kB of script. The
 * style files come along unused, for Vite looks for their links before it loads a page's own.
 */
function loaderScript({ entry, scripts, styles, styleText }: PageAssets): string {
  const preloadedStyles = styleText ? styles : [];
  return `(function(){var begun=false;
function add(name,attributes){document.head.append(Object.assign(document.createElement(name),attributes))}
function start(){if(begun)return;begun=true;
${JSON.stringify(preloadedStyles)}.forEach(function(href){add("link",{rel:"stylesheet",media:"not all",href:href})});
${JSON.stringify(scripts)}.forEach(function(href){add("link",{rel:"modulepreload",href:href})});
add("script",{type:"module",src:${JSON.stringify(entry)}})}
["pointerover","pointerdown","touchstart","keydown"].forEach(function(sign){
addEventListener(sign,start,{once:true,passive:true})});
function later(){requestAnimationFrame(function(){setTimeout(start,${scriptDelayMs})})}
addEventListener("load",function(){
if(performance.getEntriesByName("first-contentful-paint").length||!window.PerformanceObserver)return later();
new PerformanceObserver(later).observe({type:"paint"})},{once:true});
setTimeout(start,5000)})()`;
}

/** When not even the error page can be drawn: both languages, and nothing that could fail. */
export const fallbackErrorDocument = `<!doctype html>
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

/** When a form was not taken and its page cannot be drawn either: what was typed goes along. */
export const unsentFormDocument = (posted: Iterable<[name: string, value: string]>): string =>
  `<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Долоні</title>
</head>
<body>
<h1>Заявку поки не надіслано</h1>
<p>На жаль, сталася помилка. Усе написане лишилося на цій сторінці: зачекайте хвилину й надішліть ще раз.</p>
<p lang="en">Unfortunately an error occurred and the application was not sent. Everything you wrote is kept on this page: wait a minute and send it again.</p>
<form method="post">
${[...posted].map(hiddenField).join("\n")}
<button>Надіслати ще раз · Send again</button>
</form>
</body>
</html>
`;

const hiddenField = ([name, value]: [name: string, value: string]) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const htmlEntities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => htmlEntities[character] ?? character);
