import type { Page } from "@playwright/test";

/** What may hide a part of a text. */
const allowed = [
  // It scrolls sideways, and shows it.
  "[data-scrolls], [data-scrolls] > *",
  "[data-table]",
  // The last breadcrumb ends in an ellipsis; the headline below it is the same text.
  "ol > [aria-current=page]",
].join();

/**
 * Visible texts of which a part is hidden or lies outside of its place, each with its element and
 * what cuts it: the sides of the window, a box that clips or scrolls sideways, the paper that a part
 * is cut out of, or a box that the text is too wide for. Texts for screen readers alone, which lie in
 * a box one pixel wide, are not meant.
 */
export function cutTextsIn(page: Page): Promise<string[]> {
  return page.evaluate((allowedBoxes) => {
    // Layout rounds, and letters may overhang their boxes a little.
    const tolerance = 2;
    type Box = { left: number; right: number; top: number; bottom: number };
    const isWiderThan = (text: Box, box: Box) =>
      text.left < box.left - tolerance || text.right > box.right + tolerance;
    const isHigherThan = (text: Box, box: Box) =>
      text.top < box.top - tolerance || text.bottom > box.bottom + tolerance;

    function measure(element: Element) {
      const style = getComputedStyle(element);
      const isPaper = style.clipPath !== "none";
      return {
        box: element.getBoundingClientRect(),
        mayHide: element.matches(allowedBoxes) || element.clientWidth === 1,
        isLine: /^(inline|contents)$/.test(style.display),
        clipsAcross: isPaper || style.overflowX !== "visible",
        clipsDown: isPaper || style.overflowY !== "visible",
        scrollsDown: /auto|scroll/.test(style.overflowY),
        leavesFlow: /absolute|fixed/.test(style.position),
      };
    }
    const measured = new Map<Element, ReturnType<typeof measure>>();

    /** What cuts the text, or null. */
    function cutBy(element: Element, text: Box): string | null {
      let isInFlow = true;
      let isInPlace = true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { box, ...is } = measured.get(at) ?? measure(at);
        measured.set(at, { box, ...is });
        if (is.mayHide) return null;
        if (is.isLine) continue;
        isInPlace &&= !is.scrollsDown;
        if ((is.clipsAcross || isInFlow) && isWiderThan(text, box)) return nameOf(at);
        if (is.clipsDown && isInPlace && isHigherThan(text, box)) return nameOf(at);
        isInFlow &&= !is.leavesFlow;
      }
      const screen = { left: 0, right: document.documentElement.clientWidth, top: 0, bottom: 0 };
      return isWiderThan(text, screen) ? "window" : null;
    }
    const nameOf = ({ localName, className }: Element) => `<${localName} class="${className}">`;

    const range = document.createRange();
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.nodeValue?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const by = line.width > 1 ? cutBy(element, line) : null;
        if (by) cut.add(`${words.slice(0, 40)} ${nameOf(element)} by ${by}`);
      }
    }
    return [...cut];
  }, allowed);
}
