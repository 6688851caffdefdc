import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { scrollWidthOf } from "./test.ts";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

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
  const violations = (await violationsOn(page)).filter((violation) => !except?.test(violation));
  expect.soft(violations, `axe on ${what} at ${width}`).toEqual([]);
  await expectNoHorizontalScroll(page, width === phoneWidth ? widths.toReversed() : widths, what);
}

/** The values of axe's own check, which a change of one of them replaces. */
const contrastCheck = {
  id: "color-contrast",
  options: {
    // Sheets have cut edges in pseudo-elements: axe would judge none of the text on them.
    ignorePseudo: true,
    ignoreUnicode: true,
    ignoreLength: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03,
  },
};

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
    expect.soft(await faintTextsOn(page), `contrast of ${what} ${when}`).toEqual([]);
  }
}

/** The texts whose contrast axe finds too low, with their HTML. */
export async function faintTextsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  await page.evaluate(showPaperToAxe);
  return page.evaluate<string[]>(
    `axe.configure(${JSON.stringify({ checks: [contrastCheck] })});
    axe.run(document, { runOnly: ["color-contrast"] }).then(({ violations }) =>
      violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => html + ": " + any[0].message)))`,
  );
}

/**
 * Gives each element whose paper is a pseudo-element the colour of that paper, because axe ignores
 * pseudo-elements here. Paper lies behind the content and covers most of the element.
 */
function showPaperToAxe() {
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    const { width, height } = element.getBoundingClientRect();
    for (const pseudo of ["::before", "::after"]) {
      const paper = getComputedStyle(element, pseudo);
      const covers =
        Number.parseFloat(paper.width) > width * 0.75 &&
        Number.parseFloat(paper.height) > height * 0.75;
      if (paper.position === "absolute" && Number(paper.zIndex) < 0 && covers)
        element.style.backgroundColor = paper.backgroundColor;
    }
  }
}

/**
 * Expects that the page does not scroll horizontally, once popovers have followed the new width.
 * Ends at the last of the widths.
 */
export async function expectNoHorizontalScroll(
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

/**
 * The violations that axe finds, with their HTML. The script is called directly, because the
 * package for Playwright also reports passed rules in a page of its own, and is eight times slower.
 */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // The iframe of the preview runs no scripts, and the page in it is tested by itself.
  const options = {
    resultTypes: ["violations"],
    preload: false,
    iframes: false,
    // Experimental in axe, so off unless named, though WCAG 2.5.3 asks for it: who steers by voice
    // says what they read on a button.
    rules: { "label-content-name-mismatch": { enabled: true } },
  };
  return page.evaluate<string[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))`,
  );
}
