import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { scrollWidthOf } from "./test.ts";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

export const desk = 1440;
export const phone = 390;
/** Where many screens are walked: each other one is looked at as on a phone. */
export const deskOrPhone = (index: number) => (index % 2 === 0 ? desk : phone);

interface Look {
  /** At which width axe looks at it, once: that is what takes the time. */
  width?: number;
  /** At which widths nothing may lie beside the screen. */
  widths?: readonly number[];
  /** How a failure calls it. */
  what?: string;
}

/**
 * Axe finds nothing on the screen as it stands, and nobody has to scroll sideways. After a look as
 * on a phone the page is left on the desk, and the other way round.
 */
export async function hasNoAccessibilityErrors(
  page: Page,
  { width = desk, widths = [desk, 834, phone], what = page.url() }: Look = {},
): Promise<void> {
  await setWidth(page, width);
  expect.soft(await violationsOn(page), `axe on ${what} at ${width}`).toEqual([]);
  await fitsWidths(page, width === phone ? widths.toReversed() : widths, what);
}

/** Nobody has to scroll sideways. The page is left at the last of the widths. */
export async function fitsWidths(
  page: Page,
  widths: readonly number[],
  what = page.url(),
): Promise<void> {
  for (const width of widths) {
    await setWidth(page, width);
    expect.soft(await scrollWidthOf(page), `width of ${what}`).toBeLessThanOrEqual(width);
  }
}

/** Resizing lays out and draws everything anew, so it is spared where nothing changes. */
async function setWidth(page: Page, width: number): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== 900)
    await page.setViewportSize({ width, height: 900 });
}

/**
 * What axe finds, each with its place. Called directly: its package for Playwright opens a page
 * for every report and brings all that is in order along, which takes eight times as long.
 */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // No script may run within a preview's frame, and what it shows is a public page.
  const options = { resultTypes: ["violations"], preload: false, iframes: false };
  return page.evaluate<string[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))`,
  );
}
