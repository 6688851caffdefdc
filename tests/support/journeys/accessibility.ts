import { expect, type Page } from "@playwright/test";
import { faultsIn } from "./axe.ts";
import { scrollWidthOf } from "./test.ts";

export const desktopWidth = 1440;
export const phoneWidth = 390;
/** For checks of many screens: every other one is checked at the width of a phone. */
export const alternateWidth = (index: number) => (index % 2 === 0 ? desktopWidth : phoneWidth);

interface CheckOptions {
  /** The only width at which axe runs, because axe is slow. */
  width?: number;
  /** Widths at which nothing may overflow horizontally. */
  widths?: readonly number[];
  /** Names the screen in error messages. */
  what?: string;
  /** Violations in the markup of a library that cannot be configured, as `rule: html`. */
  except?: RegExp;
}

/**
 * Expects that axe finds no violation on the current screen and that it does not scroll
 * horizontally. Ends at the widest width if `width` is that of a phone, otherwise at the narrowest.
 */
export async function expectNoAccessibilityErrors(
  page: Page,
  {
    width = desktopWidth,
    widths = [desktopWidth, 834, phoneWidth],
    what = page.url(),
    except,
  }: CheckOptions = {},
): Promise<void> {
  await setWidth(page, width);
  const violations = (await faultsIn(page)).filter((violation) => !except?.test(violation));
  expect.soft(violations, `axe on ${what} at ${width}`).toEqual([]);
  await expectNoHorizontalScroll(page, width === phoneWidth ? widths.toReversed() : widths, what);
}

/**
 * Expects that axe can tell all text of the current screen from its background, by day and in the
 * evening. The themes follow the device without a reload.
 */
export async function expectEnoughContrast(page: Page, what: string): Promise<void> {
  for (const [colorScheme, when] of [
    ["light", "by day"],
    ["dark", "in the evening"],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const faults = await faultsIn(page, { seesPaper: true });
    const faint = faults.filter((fault) => fault.startsWith("color-contrast"));
    expect.soft(faint, `contrast of ${what} ${when}`).toEqual([]);
  }
}

/**
 * Expects that the page does not scroll horizontally, once popovers have followed the new width.
 * Ends at the last of the widths.
 */
async function expectNoHorizontalScroll(
  page: Page,
  widths: readonly number[],
  what = page.url(),
): Promise<void> {
  for (const width of widths) {
    await setWidth(page, width);
    await expect
      .configure({ soft: true })
      .poll(() => scrollWidthOf(page), `width of ${what}`)
      .toBeLessThanOrEqual(width);
  }
}

/** Does nothing when the size is the same already, because a resize is slow. */
async function setWidth(page: Page, width: number): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== 900)
    await page.setViewportSize({ width, height: 900 });
}
