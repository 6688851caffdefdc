import type { Page } from "@playwright/test";

/**
 * Visible words that continue on another line in the middle, such as "Chernivts/i", each with its
 * element. A word is a run of letters, digits and apostrophes: a line may end at any other sign, and
 * so at a hyphen that somebody has written, a soft one included. A word that `hyphens: auto` divides
 * is named, because browsers divide Ukrainian words in different places or not at all.
 */
export function brokenWordsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Text that has become visible in this width begins to load its font when it is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // Texts for screen readers alone lie in a box one pixel wide.
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForScreenReaders(element.parentElement));
    const range = document.createRange();
    const rectanglesOf = (text: Node, start: number, end: number) => {
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()];
    };
    // A character that begins a line may also have an empty rectangle at the end of the line above,
    // or that of the hyphen there.
    const placeOf = (text: Node, index: number) =>
      rectanglesOf(text, index, index + 1).findLast(({ width }) => width > 0.5);
    const isBroken = (text: Node, start: number, end: number) => {
      const first = placeOf(text, start);
      const last = placeOf(text, end - 1);
      // Lines that are set tightly overlap a little.
      return first && last && last.top > first.top + first.height / 2;
    };
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      const value = text.nodeValue ?? "";
      if (!element?.checkVisibility() || isForScreenReaders(element)) continue;
      if (rectanglesOf(text, 0, value.length).length < 2) continue;
      for (const { 0: word, index } of value.matchAll(/[\p{L}\p{N}’ʼ']{2,}/gu))
        if (isBroken(text, index, index + word.length))
          broken.add(`${word} <${element.localName} class="${element.className}">`);
    }
    return [...broken];
  });
}
