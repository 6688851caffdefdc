import { allElements, isBlank, styleOf, textNodes, unwrap } from "./dom.ts";

const neverShown =
  "style,script,meta,link,title,base,template,noscript,xml,button,select,textarea,input,dialog";
const media = "video,audio,object,embed,iframe,canvas";

/**
 * Removes what a reader of the source did not see: style sheets, conditional comments, Word's own
 * elements (`o:p`, `w:…`), hidden text, deleted text of tracked changes.
 */
export function removeHiddenParts(root: Element): void {
  removeComments(root);
  for (const element of root.querySelectorAll(neverShown)) element.remove();
  for (const element of allElements(root)) {
    const isOfOffice = element.localName.includes(":");
    if (isOfOffice && !isBlank(element.textContent)) unwrap(element);
    else if (isOfOffice || isHidden(element)) element.remove();
  }
}

/** Writes boxes to tick as characters, and removes the pictures that Google Docs has of them. */
export function writeTicks(root: Element): void {
  for (const image of root.querySelectorAll("img[aria-roledescription=checkbox]")) image.remove();
  for (const box of root.querySelectorAll("input[type=checkbox],[role=checkbox][aria-checked]")) {
    const isTicked = box.hasAttribute("checked") || box.getAttribute("aria-checked") === "true";
    const sign = isTicked ? "☑ " : "☐ ";
    if (box.localName === "input") box.replaceWith(sign);
    else (textNodes(box).find(({ data }) => !isBlank(data)) ?? box.firstChild)?.before(sign);
  }
}

function isHidden(element: Element): boolean {
  return (
    styleOf(element, "display") === "none" ||
    styleOf(element, "mso-hide") === "all" ||
    element.matches("del, .msoDel, [hidden]")
  );
}

function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 8) child.remove();
    else removeComments(child);
  }
}

/** Removes players and frames, except YouTube's, and returns how many there were. */
export function removeMedia(root: Element): number {
  const found = [...root.querySelectorAll(media)].filter((element) => !youTubeId(element));
  for (const element of found) element.remove();
  return found.length;
}

/** The id of the YouTube video that a frame plays; null for every other element. */
export function youTubeId(element: Element): string | null {
  if (element.localName !== "iframe") return null;
  const address = element.getAttribute("src") ?? "";
  return (
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#/]|$)/.exec(
      address,
    )?.[1] ?? null
  );
}
