import { allElements, hasClass, isBlank, keepsLineEnds, styleOf, textNodes } from "./dom.ts";
import { type LevelledItem, nestItems } from "./nested-list.ts";
import { symbolFontOf } from "./symbol-fonts.ts";

const bullet = /^[·•●▪■◦§➢✓–-]/;
/** Word's own bullets of the first three levels. */
const levelOfBullet: Record<string, number> = { o: 2, "§": 3 };

/**
 * Word has no list elements in its HTML: an item is a paragraph with `mso-list:l0 level2 lfo1`, or,
 * where a browser removed that, a paragraph that begins with "·". Consecutive ones become lists.
 */
export function liftWordLists(root: Element): void {
  const lifted = new Set<Element>();
  for (const paragraph of root.querySelectorAll("p,div,pre")) {
    if (lifted.has(paragraph)) continue;
    const run = runOf(paragraph);
    if (run.length === 0) continue;
    const items: LevelledItem[] = [];
    for (const { element, item } of run) {
      lifted.add(element);
      if (item) items.push(item);
      else items.at(-1)?.content.push(element);
    }
    paragraph.before(nestItems(root.ownerDocument, items));
    for (const { element } of run) if (!element.closest("li")) element.remove();
  }
  // A numbered heading stays a heading, without its number.
  for (const element of allElements(root)) {
    if (styleOf(element, "mso-list") === "ignore") element.remove();
  }
}

type RunEntry = { element: Element; item: LevelledItem | null };

/** The paragraph and the list paragraphs that follow it; empty when it is none. */
function runOf(first: Element): RunEntry[] {
  const run: RunEntry[] = [];
  let element: Element | null = first;
  while (element) {
    const item = takeItem(element);
    const isContinued =
      run.length > 0 &&
      !item &&
      hasClass(element, "MsoListParagraph") &&
      !isBlank(element.textContent);
    if (!item && !isContinued) break;
    run.push({ element, item });
    element = element.nextElementSibling;
  }
  return run;
}

/** The item that a paragraph is, without its marker; null for other elements. */
function takeItem(paragraph: Element): LevelledItem | null {
  if (!/^(p|div|pre)$/.test(paragraph.localName) || paragraph.querySelector("p,div,table"))
    return null;
  const list = styleOf(paragraph, "mso-list");
  const level = /level(\d)/.exec(list)?.[1];
  const mark = allElements(paragraph).find((part) => styleOf(part, "mso-list") === "ignore");
  if (level && mark) {
    const numbering = symbolFontOf(mark) ? noNumber : numberingOf(mark.textContent ?? "");
    mark.remove();
    return { level: Number(level), ...numbering, content: [...paragraph.childNodes] };
  }
  if (paragraph.localName === "pre") return null;
  return takeTypedItem(paragraph, Number(level ?? 0));
}

const noNumber = { isOrdered: false, number: null };

/**
 * What a marker says: "2", "2.", "(2)", "1.2." and "Step 2:" are numbers; so are letters and Roman
 * numbers, of which only the first ones have a value here, because they continue in most lists.
 */
function numberingOf(marker: string): Pick<LevelledItem, "isOrdered" | "number"> {
  const text = marker.trim();
  if (bullet.test(text) || text === "o") return noNumber;
  const digits = /(\d+)\D*$/.exec(text)?.[1];
  if (digits) return { isOrdered: true, number: Number(digits) };
  if (!/^\(?\p{L}{1,5}[.):]*$/u.test(text)) return noNumber;
  return { isOrdered: true, number: /^\(?[aаiі][.):]*$/i.test(text) ? 1 : null };
}

/** An item whose marker is nothing but text. */
function takeTypedItem(paragraph: Element, known: number): LevelledItem | null {
  const text = paragraph.textContent ?? "";
  const isOfList = known > 0 || hasClass(paragraph, "MsoList");
  const marker =
    /^\s*[·•●▪■◦][\s\u00a0]+/.exec(text)?.[0] ??
    /^\s*[o§➢✓–-][\s\u00a0]{2,}/.exec(text)?.[0] ??
    (isOfList ? /^\s*\(?(\d{1,3}|\p{L})[.)]?[\s\u00a0]{2,}/u.exec(text)?.[0] : undefined);
  // Lines that a person has typed with bullets of their own stay as they are.
  if (!marker || hasBulletsInLines(paragraph)) return null;
  removeStart(paragraph, marker.length);
  const level = known || (levelOfBullet[marker.trim()] ?? 1);
  return { level, ...numberingOf(marker), content: [...paragraph.childNodes] };
}

/** Whether a line after the first one begins with a bullet. */
function hasBulletsInLines(paragraph: Element): boolean {
  const lineStart = /\n[ \t\u00a0]*[·•●▪■◦]/;
  const afterBreaks = [...paragraph.querySelectorAll("br")].some((lineEnd) =>
    /^\s*[·•●▪■◦]/.test(lineEnd.nextSibling?.textContent ?? ""),
  );
  return afterBreaks || (keepsLineEnds(paragraph) && lineStart.test(paragraph.textContent ?? ""));
}

function removeStart(element: Element, length: number): void {
  let left = length;
  for (const node of textNodes(element)) {
    const taken = Math.min(left, node.data.length);
    node.data = node.data.slice(taken);
    left -= taken;
    if (left === 0) return;
  }
}
