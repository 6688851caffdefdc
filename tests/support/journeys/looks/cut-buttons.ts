import { expect, type Page } from "@playwright/test";

// Briefly: only what follows the width a moment later is waited for.
const softly = expect.configure({ soft: true, timeout: 2000 });

/**
 * The texts of visible buttons and breadcrumbs that do not fit into their boxes. An excerpt within a
 * button may end with an ellipsis.
 */
const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
      const isExcerpt = textOverflow === "ellipsis" && !element.matches("nav li");
      const isClipped = (overflowX === "hidden" || overflowX === "clip") && !isExcerpt;
      return isClipped && clipPath === "none" && element.scrollWidth > element.clientWidth + 1;
    };
    return [...document.querySelectorAll("button, [role=button], nav[aria-label] ol li")]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => [element, ...element.querySelectorAll("*")].some(isCut))
      .map((element) => element.textContent);
  });

/** Expects that every button can be read at these widths. Ends at the last of them. */
export async function expectNoCutButtons(page: Page, widths: readonly number[], what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await softly.poll(() => cutButtons(page), `cut on ${what} at ${width}`).toEqual([]);
  }
}
