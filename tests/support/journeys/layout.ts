import type { Page } from "@playwright/test";

/** From the narrowest phone, which is also 400 % zoom, to a large screen. */
export const layoutWidths = [320, 390, 768, 1024, 1440, 1920];

/**
 * Visible words that continue on another line in the middle, as "Chernivts/i". A line may end after
 * a hyphen, a space or any other sign that is neither a letter nor a digit.
 */
export function brokenWordsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Texts for screen readers alone are one pixel wide.
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForScreenReaders(element.parentElement));
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element?.checkVisibility() || isForScreenReaders(element)) continue;
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}’ʼ']{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A word at the start of a line may have an empty rectangle at the end of the line above.
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        // Tightly set lines overlap a little.
        if (!others.some(({ top }) => first && top > first.top + first.height / 2)) continue;
        broken.add(`${word} <${element.tagName.toLowerCase()} class="${element.className}">`);
      }
    }
    return [...broken];
  });
}

/**
 * Links to phones, e-mail addresses and cities, and the summaries of folded parts, that are smaller
 * than a fingertip: 44 by 44 CSS pixels. A link within a sentence has the height of its line, and
 * a link that covers its card has the card's size; neither is measured.
 */
export function smallTargetsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href^="tel:"], a[href^="mailto:"], a[href*="/togetherPoints/"], summary',
    );
    const isInSentence = (target: HTMLElement) =>
      getComputedStyle(target).display === "inline" && target.closest("p") !== null;
    const coversCard = (target: HTMLElement) =>
      getComputedStyle(target, "::after").position === "absolute";
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility() || isInSentence(target) || coversCard(target)) return [];
      const { width, height } = target.getBoundingClientRect();
      // Layout rounds to 1/64 of a pixel.
      if (width > 43.9 && height > 43.9) return [];
      return [`${target.textContent} ${width.toFixed(1)} × ${height.toFixed(1)}`];
    });
  });
}

/** Texts in the heading font below 22 px, where it closes the dot of «і» on ordinary screens. */
export function smallFlaredTextsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (!parentElement?.checkVisibility() || !/[ії]/iu.test(nodeValue ?? "")) continue;
      const { fontFamily, fontSize } = getComputedStyle(parentElement);
      if (fontFamily.includes("Commissioner") && Number.parseFloat(fontSize) < 22)
        small.push(`${nodeValue} ${fontSize}`);
    }
    return small;
  });
}
