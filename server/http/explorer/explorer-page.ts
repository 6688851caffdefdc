import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Language,
  languageTags,
  otherLanguage,
  pathInLanguage,
} from "../../language/language.ts";
import { explorerBuildFolder } from "../../platform/paths.ts";
import { explorerTexts } from "./explorer-texts.ts";

/** Names under which the code editor marks its HTML; see client/explorer/trusted-types.ts. */
const monacoPolicies = [
  "defaultWorkerFactory",
  "diffEditorWidget",
  "diffReview",
  "domLineBreaksComputer",
  "editorGhostText",
  "editorViewLayer",
  "standaloneColorizer",
  "stickyScrollViewLayer",
  "tokenizeToString",
];

/**
 * Our own files and the Sandbox's page, which has a policy of its own. GraphiQL's code editor
 * writes style elements without a nonce, and its style sheet contains its fonts.
 */
export const explorerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types default ${monacoPolicies.join(" ")}`,
].join("; ");

/** The files that the page loads, as URLs. */
export interface ExplorerFiles {
  script: string;
  styles: string[];
}

/** What the build of the explorer wrote; null when it was not built. */
export function readExplorerFiles(): ExplorerFiles | null {
  const manifest = join(explorerBuildFolder, ".vite", "manifest.json");
  if (!existsSync(manifest)) return null;
  const { file, css = [] } = JSON.parse(readFileSync(manifest, "utf8"))[
    "client/entry-explorer.tsx"
  ];
  return { script: `/graphql/${file}`, styles: css.map((name: string) => `/graphql/${name}`) };
}

interface ExplorerOptions {
  hasSandbox: boolean;
  files: ExplorerFiles | null;
}

/** The explorer: what needs no script, and the place where its script draws the rest. */
export function explorerPage(language: Language, { hasSandbox, files }: ExplorerOptions): string {
  const texts = explorerTexts[language];
  const other = otherLanguage(language);
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
${(files?.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
${files ? `<script type="module" src="${files.script}"></script>` : ""}
</head>
<body>
<header class="explorer-header">
<div>
<h1>${texts.title}</h1>
<p>${texts.lead}</p>
</div>
<nav aria-label="${texts.title}">
<a href="/graphql/schema.graphql" download>${texts.schema}</a>
<a href="/api">${texts.rest}</a>
<a href="${pathInLanguage("/", language)}">${texts.site}</a>
<a href="${pathInLanguage("/graphql", other)}" lang="${languageTags[other]}" hreflang="${languageTags[other]}">${texts.otherLanguage}</a>
</nav>
<details>
<summary>${texts.costs}</summary>
<ul>
${texts.limits.map((limit) => `<li>${limit}</li>`).join("\n")}
</ul>
</details>
</header>
<main id="explorer" data-sandbox="${hasSandbox ? "on" : "off"}">
<noscript><p class="explorer-notice">${texts.needsScript}</p></noscript>
${files ? "" : `<p class="explorer-notice">${texts.notBuilt}</p>`}
</main>
</body>
</html>
`;
}
