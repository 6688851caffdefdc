import {
  type Language,
  languageTags,
  otherLanguage,
  pathInLanguage,
} from "../../language/language.ts";
import { escapeHtml, type Nonces } from "./page-document.ts";

const title = "REST API";

const texts = {
  ua: {
    lead: "Виклики, якими програми читають і змінюють вміст цього сайту. До кожного є приклади для curl і fetch — із даними, які вже опубліковано тут. Описи англійською, їх показує Scalar.",
    document: "Документ OpenAPI",
    other: "English",
    withoutScripts:
      "Щоб побачити виклики на цій сторінці, увімкніть JavaScript. Без нього все те саме є в документі OpenAPI.",
  },
  eng: {
    lead: "The calls that programs use to read and change the content of this site. Each has examples for curl and fetch, with data that is already published here. The descriptions are shown by Scalar.",
    document: "OpenAPI document",
    other: "Українська",
    withoutScripts:
      "To see the calls on this page, switch on JavaScript. The OpenAPI document contains all of them, too.",
  },
} as const satisfies Record<Language, object>;

interface ViewerPage {
  language: Language;
  /** The foundation's name. */
  name: string;
  files: { script: string; styles: readonly string[] };
  nonces: Nonces;
}

/** The page at /api; below its header Scalar shows the OpenAPI document. */
export function restViewerDocument({ language, name, files, nonces }: ViewerPage): string {
  const t = texts[language];
  const other = otherLanguage(language);
  const tag = languageTags[other];
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonces.style}">
<title>${title} · ${escapeHtml(name)}</title>
${files.styles.map((path) => `<link rel="stylesheet" href="${path}">`).join("\n")}
<style nonce="${nonces.style}">${styles}</style>
<script nonce="${nonces.script}">${startScript(nonces.style)}</script>
<script src="${files.script}" defer></script>
</head>
<body>
<section class="viewer-header" aria-labelledby="title">
<nav>
<a href="${pathInLanguage("/", language)}">${escapeHtml(name)}</a>
<a href="${pathInLanguage("/api", other)}" lang="${tag}" hreflang="${tag}">${t.other}</a>
</nav>
<h1 id="title">${title}</h1>
<p>${t.lead}</p>
<noscript><p>${t.withoutScripts}</p></noscript>
<ul>
<li><a href="/api/openapi.json">${t.document}</a></li>
<li><a href="/graphql">GraphQL</a></li>
</ul>
</section>
<div id="calls" lang="${languageTags.eng}"></div>
</body>
</html>
`;
}

/** The site's colours and fonts for the header and for Scalar; the rest is Scalar's. */
const styles = `
.viewer-header{background:var(--sky-1);border-bottom:2px dashed var(--dash);padding:1.25rem var(--gutter) 1.5rem}
.viewer-header h1{font-size:var(--h2);margin:.5rem 0 .75rem}
.viewer-header nav,.viewer-header ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.viewer-header nav{justify-content:space-between}
.viewer-header nav a,.viewer-header li a{display:inline-flex;align-items:center;min-height:2.75rem}
.viewer-header ul,.viewer-header noscript p{margin-top:.5rem}
.viewer-header nav a:first-child{font:800 1.25rem var(--heading-font);text-decoration:none}
.light-mode,.dark-mode{
--scalar-font:var(--text-font);
--scalar-font-code:ui-monospace,"SFMono-Regular","Cascadia Mono","DejaVu Sans Mono",monospace;
--scalar-background-1:var(--paper);--scalar-background-2:var(--sky-1);--scalar-background-3:var(--sky-2);
--scalar-background-accent:var(--sky-1);--scalar-border-color:var(--line);
--scalar-color-1:var(--ink);--scalar-color-2:var(--ink-2);--scalar-color-3:var(--ink-2);
--scalar-color-accent:var(--ink);--scalar-link-color:var(--ink);
--scalar-color-green:var(--day,#155440) var(--evening,#8fd19e);
--scalar-color-blue:var(--day,#175a91) var(--evening,#7fbee3);
--scalar-color-orange:var(--day,#6b4700) var(--evening,#ffdc80);
--scalar-color-yellow:var(--scalar-color-orange);
--scalar-color-purple:var(--scalar-color-blue);
--scalar-color-query:var(--scalar-color-blue);
--scalar-color-red:var(--day,#a32b0e) var(--evening,#ff9b80);
--scalar-radius:3px;--scalar-radius-max:3px}
#calls .section-header-label{font-family:var(--heading-font);font-weight:800}
#calls .section{padding-block:2.5rem}
`;

const configuration = {
  url: "/api/openapi.json",
  theme: "none",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  hideTestRequestButton: true,
  hiddenClients: true,
  documentDownloadType: "none",
  hideDarkModeToggle: true,
  hideModels: true,
};

/**
 * Shows the reader's theme before the first paint, then Scalar. Scalar adds style elements, which
 * need the nonce; and its validator would try whether it may compile functions, which it may not.
 */
const startScript = (nonce: string): string => `(function(){
var root=document.documentElement,create=document.createElement,theme=null;
try{theme=localStorage.getItem("theme")}catch(error){}
if(theme==="light"||theme==="evening")root.setAttribute("data-theme",theme);
else theme=matchMedia("(prefers-color-scheme: dark)").matches?"evening":"light";
window.__zod_globalConfig={jitless:true};
document.createElement=function(name){
var element=create.apply(document,arguments);
if(name==="style")element.nonce="${nonce}";
return element};
addEventListener("DOMContentLoaded",function(){
var settings=${JSON.stringify(configuration)};
settings.forceDarkModeState=theme==="evening"?"dark":"light";
Scalar.createApiReference("#calls",settings)})})()`;
