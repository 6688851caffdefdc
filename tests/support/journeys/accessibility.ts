import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { scrollWidthOf } from "./test.ts";

/** Axe finds nothing on the screen as it stands, and nothing lies beside it: on a desk and on a phone. */
export async function hasNoAccessibilityErrors(
  page: Page,
  widths = [1440, 834, 390],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found, `axe on ${page.url()} at ${width}`).toEqual([]);
    expect.soft(await scrollWidthOf(page), `width of ${page.url()}`).toBeLessThanOrEqual(width);
  }
}
