/**
 * Parses the HTML of a clipboard without its style sheets, scripts and event handlers: a parsed
 * document has the page's Content-Security-Policy, and the browser would report each of them.
 */
export function parseClipboard(html: string): Document {
  const quiet = html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(eventHandler, ""));
  return new DOMParser().parseFromString(quiet, "text/html");
}

const eventHandler = /\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
