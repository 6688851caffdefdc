import { hasClass, isBlank, rename, styleOf, textNodes } from "./dom.ts";

/** In points: Google Docs writes its title at 26, LibreOffice at 28, both as a plain paragraph. */
const titleSize = 20;
const longestTitle = 150;

/**
 * Turns paragraphs that are headings, quotations or captions by the name of their style into the
 * elements of that meaning; a caption keeps its class, see `isCaption`.
 */
export function applyNamedStyles(root: Element): void {
  for (const element of root.querySelectorAll("p,div")) {
    if (element.querySelector("p,div,ul,ol,table,h1,h2,h3")) continue;
    const level = headingLevel(element);
    if (level) rename(element, `h${Math.min(level, 6)}`);
    else if (isQuotation(element)) quote(element);
  }
}

/** Whether it is Word's caption of a picture or table. */
export const isCaption = (element: Element): boolean => hasClass(element, "MsoCaption");

/** The name of the style in Word in the browser: "heading 1", "Quote". */
const onlineStyle = (element: Element): string =>
  element
    .querySelector("[data-ccp-parastyle]")
    ?.getAttribute("data-ccp-parastyle")
    ?.toLowerCase() ?? "";

function headingLevel(element: Element): number | null {
  if (isBlank(element.textContent)) return null;
  if (element.getAttribute("role") === "heading") {
    return Number(element.getAttribute("aria-level")) || 2;
  }
  const named =
    /^heading (\d)/.exec(onlineStyle(element)) ??
    /^(\d)$/.exec(styleOf(element, "mso-outline-level"));
  if (named) return Number(named[1]);
  const isTitle =
    hasClass(element, "MsoTitle") || onlineStyle(element) === "title" || isTitleBySize(element);
  return isTitle ? 1 : null;
}

function isTitleBySize(paragraph: Element): boolean {
  if ((paragraph.textContent ?? "").trim().length > longestTitle) return false;
  return textNodes(paragraph)
    .filter((node) => !isBlank(node.data))
    .every((node) => pointsOf(node, paragraph) >= titleSize);
}

/** The font size that a word processor gives to a text, in points; 0 when it gives none. */
function pointsOf(node: Text, paragraph: Element): number {
  for (let element = node.parentElement; element; element = element.parentElement) {
    const size = /^([\d.]+)pt$/.exec(styleOf(element, "font-size"))?.[1];
    if (size) return Number(size);
    if (element === paragraph) break;
  }
  return 0;
}

const isQuotation = (element: Element): boolean =>
  hasClass(element, "MsoQuote") ||
  hasClass(element, "MsoIntenseQuote") ||
  /^(intense )?quote$/.test(onlineStyle(element));

function quote(paragraph: Element): void {
  const quotation = paragraph.ownerDocument.createElement("blockquote");
  paragraph.replaceWith(quotation);
  quotation.append(paragraph);
}
