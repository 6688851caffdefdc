import {
  type Language,
  languageTags,
  otherLanguage,
  pathInLanguage,
} from "../../language/language.ts";
import { escapeHtml, type Nonces } from "./page-document.ts";

const texts: Record<Language, Record<string, string>> = {
  ua: {
    title: "REST API",
    lead: "Виклики, якими програми читають і пишуть вміст цього сайту: кожен із прикладом для curl і fetch, а приклади — з опублікованого тут. Описи викликів — англійською.",
    home: "На сайт",
    document: "Документ OpenAPI",
    graphql: "GraphQL",
    other: "English",
    noScript: "Щоб показати виклики тут, потрібен JavaScript. Те саме описує",
  },
  eng: {
    title: "REST API",
    lead: "The calls with which programs read and write this site’s content: each with an example for curl and fetch, and the examples are of what is published here.",
    home: "To the site",
    document: "OpenAPI document",
    graphql: "GraphQL",
    other: "Українська",
    noScript: "Showing the calls here takes JavaScript. The same is described by the",
  },
};

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
<title>${t.title} · ${escapeHtml(name)}</title>
${files.styles.map((path) => `<link rel="stylesheet" href="${path}">`).join("\n")}
<style nonce="${nonces.style}">${styles}</style>
<script nonce="${nonces.script}">${startScript}</script>
<script src="${files.script}" defer></script>
</head>
<body>
<header class="api-header">
<p><a href="${pathInLanguage("/", language)}">${escapeHtml(name)}</a></p>
<h1>${t.title}</h1>
<p>${t.lead}</p>
<ul>
<li><a href="/api/openapi.json">${t.document}</a></li>
<li><a href="/graphql">${t.graphql}</a></li>
<li><a href="${pathInLanguage("/api", other)}" lang="${tag}" hreflang="${tag}">${t.other}</a></li>
</ul>
<noscript><p>${t.noScript} <a href="/api/openapi.json">${t.document}</a>.</p></noscript>
</header>
<div id="calls" lang="${languageTags.eng}"></div>
</body>
</html>
`;
}

const styles = "";

const configuration = {
  url: "/api/openapi.json",
  theme: "none",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: "never",
  documentDownloadType: "none",
  hiddenClients: true,
  hideDarkModeToggle: true,
  hideModels: true,
};

const startScript = `(function(){
var root=document.documentElement,theme=null;
try{theme=localStorage.getItem("theme")}catch(error){}
if(theme==="light"||theme==="evening")root.dataset.theme=theme;
var isDark=theme==="evening"||theme!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;
addEventListener("DOMContentLoaded",function(){
Scalar.createApiReference("#calls",Object.assign(${JSON.stringify(configuration)},{forceDarkModeState:isDark?"dark":"light"}))})})()`;
