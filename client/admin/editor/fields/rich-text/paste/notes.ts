import { allElements, styleOf, unwrap } from "./dom.ts";

const noteLists = new Set(["comment-list", "footnote-list", "endnote-list"]);

/**
 * Removes the comments and footnotes of Word, LibreOffice and Google Docs, and the footnote marks
 * of web pages. Returns how many there were.
 */
export function removeNotes(root: Element): number {
  for (const element of allElements(root)) {
    if (noteLists.has(styleOf(element, "mso-element"))) element.remove();
    // Word puts the text that is commented on inside of this link.
    else if (styleOf(element, "mso-comment-reference")) unwrap(element);
  }
  for (const list of root.querySelectorAll('div[id^="sdfootnote"],div[id^="sdendnote"]')) {
    list.remove();
  }
  const marks = allElements(root).filter(isMark);
  const outermost = marks.filter(
    (mark) => !marks.some((other) => other !== mark && other.contains(mark)),
  );
  for (const mark of outermost) removeWithSup(mark);
  return outermost.length;
}

function isMark(element: Element): boolean {
  if (element.matches(".MsoCommentReference, .msocomanchor, .sdfootnoteanc, .sdendnoteanc"))
    return true;
  if (styleOf(element, "mso-footnote-id") || styleOf(element, "mso-endnote-id")) return true;
  // "[1]" in Wikipedia, "[a]" of a comment in Google Docs.
  return (
    element.localName === "a" &&
    /#(cite_|ftnt|cmnt|fn)/.test(element.getAttribute("href") ?? "") &&
    /^\[?[\p{L}\d*]{1,3}\]?$/u.test(element.textContent?.trim() ?? "")
  );
}

function removeWithSup(mark: Element): void {
  const parent = mark.parentElement;
  mark.remove();
  if (parent?.localName === "sup" && parent.textContent?.trim() === "") parent.remove();
}
