import { englishQuery, languageTags } from "../../language/language.ts";
import type { RenderedPage } from "./render-contract.ts";

/** The files that a document loads, in the order in which it references them. */
export interface PageAssets {
  fonts: readonly string[];
  styles: readonly string[];
  /**
   * Content of the style sheets to inline, so that rendering does not wait for them; blank to link
   * them. The style element exists in any case: styles added at run time take its nonce.
   */
  styleText: string;
  /** Modules that the entry imports, preloaded together with it. */
  scripts: readonly string[];
  entry: string;
}

/** Nonces of the document's inline scripts and styles in the Content-Security-Policy. */
export interface Nonces {
  script: string;
  style: string;
}

/** A rendered page as a complete HTML document. */
export function pageDocument(page: RenderedPage, files: PageAssets, nonce: Nonces): Buffer {
  const beforeBody = `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFCF5">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101F3C">
<script nonce="${nonce.script}">${page.headScript}</script>
${files.fonts.map(fontTag).join("\n")}
${page.head}
${files.styleText ? "" : files.styles.map(styleTag).join("\n")}
<style nonce="${nonce.style}">${files.styleText}</style>
<script nonce="${nonce.script}">${loaderScript(files)}</script>
</head>
<body>
<div id="root">`;
  const afterBody = `</div>
<script type="application/json" id="page-state">${page.state}</script>
</body>
</html>
`;
  return Buffer.concat([Buffer.from(beforeBody), page.body, Buffer.from(afterBody)]);
}

/** A page for a sandboxed frame: no scripts, linked style sheets, links open in a new tab. */
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
<div id="root">${withoutScripts(page.body.toString())}</div>
</body>
</html>
`;
}

/** A page's only scripts contain JSON-LD for search engines, in which `<` is escaped. */
const withoutScripts = (markup: string) => markup.replace(/<script\b.*?<\/script>/gs, "");

/**
 * The fonts as a Link header, which a CDN can send as Early Hints (103) while it revalidates the
 * page. Scripts are not included, because they are loaded late on purpose.
 */
export const preloadHeader = ({ fonts }: PageAssets): string =>
  fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(", ");

const fontTag = (path: string) =>
  `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`;
const styleTag = (path: string) => `<link rel="stylesheet" href="${path}">`;

/**
 * Milliseconds from first contentful paint until the scripts load, so that the first image comes
 * first.
 */
const scriptDelayMs = 250;

/**
 * Loads the scripts after the page is visible, or at the first interaction, so that on a slow
 * connection text, fonts and the first image do not compete with 170 kB of script. Inlined styles
 * are also linked, inactive: Vite checks for these links before it loads a page's styles. The entry
 * script waits for the end of the document, where the data stands that the page was rendered with.
 */
export function loaderScript({ entry, scripts, styles, styleText }: PageAssets): string {
  const preloadedStyles = styleText ? styles : [];
  return `(function(){var begun=false;
function add(name,attributes){document.head.append(Object.assign(document.createElement(name),attributes))}
function start(){if(begun)return;begun=true;
${JSON.stringify(preloadedStyles)}.forEach(function(href){add("link",{rel:"stylesheet",media:"not all",href:href})});
${JSON.stringify(scripts)}.forEach(function(href){add("link",{rel:"modulepreload",href:href})});
function run(){import(${JSON.stringify(entry)}).catch(function(){})}
if(document.readyState==="loading")addEventListener("DOMContentLoaded",run,{once:true});else run()}
["pointerover","pointerdown","touchstart","keydown"].forEach(function(sign){
addEventListener(sign,start,{once:true,passive:true})});
function later(){requestAnimationFrame(function(){setTimeout(start,${scriptDelayMs})})}
addEventListener("load",function(){
if(performance.getEntriesByName("first-contentful-paint").length||!window.PerformanceObserver)return later();
new PerformanceObserver(later).observe({type:"paint"})},{once:true});
setTimeout(start,5000)})()`;
}

/** Sent when not even the error page can be rendered; static, in both languages. */
export const fallbackErrorDocument = `<!doctype html>
<html lang="${languageTags.ua}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Світло скоро повернеться</title>
</head>
<body>
<h1>Світло скоро повернеться</h1>
<p>На жаль, сталася помилка, і сервер не відповідає. Будь ласка, спробуйте пізніше.</p>
<p lang="${languageTags.eng}">Unfortunately an error occurred and the server does not respond, please try later.</p>
</body>
</html>
`;

/** Sent when the parser refused a request, for example because its headers are too long; static, in both languages. */
export const unreadableRequestDocument = `<!doctype html>
<html lang="${languageTags.ua}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Сторінку не вдалося відкрити</title>
</head>
<body>
<h1>Сторінку не вдалося відкрити</h1>
<p>Адреса або інші дані, які надіслав браузер, пошкоджені чи задовгі. Перевірте адресу, видаліть файли cookie цього сайту або почніть із <a href="/">головної сторінки</a>.</p>
<p lang="${languageTags.eng}">The address or other data that the browser sent is damaged or too long. Check the address, delete this site’s cookies, or start from the <a href="/?${englishQuery}">home page</a>.</p>
</body>
</html>
`;

/** Sent when a form was not accepted and its page cannot be rendered; contains what was typed. */
export const unsentFormDocument = (posted: Iterable<[name: string, value: string]>): string =>
  `<!doctype html>
<html lang="${languageTags.ua}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Заявку поки не надіслано</title>
</head>
<body>
<h1>Заявку поки не надіслано</h1>
<p>На жаль, сталася помилка. Усе написане лишилося на цій сторінці: зачекайте хвилину й надішліть ще раз.</p>
<p lang="${languageTags.eng}">Unfortunately an error occurred and the application was not sent. Everything you wrote is kept on this page: wait a minute and send it again.</p>
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
/** Escapes a text for an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => htmlEntities[character] ?? character);
