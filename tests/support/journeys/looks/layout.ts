import type { Page } from "@playwright/test";

/**
 * Links to phones, e-mail addresses and cities, and the summaries of folded parts, that are smaller
 * than a fingertip: 44 by 44 CSS pixels. A link within a sentence has the height of its line, and
 * a link that covers its card has the card's size, and the pins of a map are as close as their cities
 * and have their equals in the list beside it; none of these is measured.
 */
export function smallTargetsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href^="tel:"], a[href^="mailto:"], a[href*="/togetherPoints/"], summary',
    );
    const isInSentence = (target: HTMLElement) =>
      getComputedStyle(target).display === "inline" && target.closest("p") !== null;
    const isPin = (target: HTMLElement) => target.closest("[data-pins]") !== null;
    const coversCard = (target: HTMLElement) =>
      getComputedStyle(target, "::after").position === "absolute";
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility() || isInSentence(target)) return [];
      if (isPin(target) || coversCard(target)) return [];
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
