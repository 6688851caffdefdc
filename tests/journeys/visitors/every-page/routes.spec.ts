import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { paths } from "../../../../client/paths.ts";
import {
  alternateWidth,
  expectEnoughContrast,
  expectNoAccessibilityErrors,
} from "../../../support/journeys/accessibility.ts";
import { brokenWordsIn } from "../../../support/journeys/broken-words.ts";
import { smallTargetsIn } from "../../../support/journeys/layout.ts";
import { expect, scrollWidthOf, test, waitForHydration } from "../../../support/journeys/test.ts";
import { type PublicRoute, publicRoutes } from "../../../support/public-routes.ts";

/**
 * From a large screen to the narrowest phone, which is also a desktop at 400 % zoom: the largest
 * pictures, which come first, serve all widths.
 */
const widths = [1920, 1440, 1024, 768, 390, 320];
/** The widths at which a finger is likely, and at which a mouse is. */
const targetWidths = [1440, 390];
const contrastWidths = [1440, 390, 768];
/** Low, so that less is painted, but not yet that of a phone on its side. */
const height = 500;

const longReceipt = { name: "receipt", path: `${paths.receipt()}?n=1234567`, status: 200 };

/** A page in one language, and its number among all pages of that language. */
interface Opened {
  page: Page;
  path: string;
  index: number;
}

const parts = 6;
// Each page is opened once in each language. What is slow, and the same in both languages, is asked
// of every page in one of them.
for (const [language, tag, remainder] of [
  ["Ukrainian", "uk", 0],
  ["English", "en", 1],
] as const) {
  for (let part = 0; part < parts; part++) {
    test(`every page in ${language} is valid, accessible and whole on every screen (${part + 1} of ${parts})`, async ({
      page,
      request,
      console,
    }) => {
      console.allow(/status of (404|500)/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const routes = await publicRoutes(async (path) => (await request.get(path)).json());
      for (const [index, route] of routes.concat(longReceipt).entries()) {
        if (index % parts !== part) continue;
        const path = inLanguage(route.path, tag);
        const opened = { page, path, index: Math.floor(index / parts) };
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1920, height });
          await isAValidDocument(opened, route, tag);
          await waitForHydration(page);
          await hasWholeWordsAndLargeTargets(opened);
          if (opened.index % 2 === remainder) {
            await isWholeOnAPhoneOnItsSide(opened);
            await expectNoAccessibilityErrors(page, {
              width: alternateWidth(opened.index / 2),
              widths: [],
            });
          } else await hasEnoughContrast(opened);
        });
      }
    });
  }
}

/** A path without a language is in Ukrainian. */
const inLanguage = (path: string, tag: "uk" | "en"): string =>
  tag === "uk" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${tag}`;

// "standard" checks the HTML standard only, without html-validate's own recommendations.
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** The page is answered with its status, is valid HTML in its language, and has one headline. */
async function isAValidDocument({ page, path }: Opened, { status }: PublicRoute, tag: string) {
  const answer = await page.goto(path);
  expect.soft(answer?.status(), `status of ${path}`).toBe(status);
  const html = (await answer?.text()) ?? "";
  const { results } = await validator.validateString(html);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
  expect.soft(errors, `HTML of ${path}`).toEqual([]);
  // The Nu validator also reads inlined styles, and does not know this rule.
  expect.soft(html.includes("@starting-style"), `inlined styles of ${path}`).toBe(false);
  expect.soft(await page.locator("html").getAttribute("lang"), `lang of ${path}`).toBe(tag);
  expect.soft(await page.locator("h1").count(), `h1 of ${path}`).toBe(1);
}

/** No word is broken in the middle, nothing lies outside of the window, fingers hit every target. */
async function hasWholeWordsAndLargeTargets({ page, path }: Opened) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    expect.soft(await brokenWordsIn(page), `words of ${path} at ${width}`).toEqual([]);
    expect.soft(await scrollWidthOf(page), `width of ${path}`).toBeLessThanOrEqual(width);
    if (targetWidths.includes(width))
      expect.soft(await smallTargetsIn(page), `targets of ${path} at ${width}`).toEqual([]);
  }
}

/** On a phone on its side the headline is in sight, and the header leaves when somebody scrolls. */
async function isWholeOnAPhoneOnItsSide({ page, path }: Opened) {
  await page.setViewportSize({ width: 844, height: 390 });
  const headline = page.locator("h1");
  const [top, size] = await headline.evaluate((h1) => [
    h1.getClientRects()[0]?.top ?? innerHeight,
    Number.parseFloat(getComputedStyle(h1).fontSize),
  ]);
  expect.soft((top ?? 0) + (size ?? 0), `h1 of ${path}`).toBeLessThan(390);
  await page.evaluate(() => scrollTo(0, 300));
  const header = page.locator("body header").first();
  if (await header.isVisible()) await expect.soft(header, path).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
}

/** All text can be told from its background, by day and in the evening. */
async function hasEnoughContrast({ page, path, index }: Opened) {
  const width = contrastWidths[index % contrastWidths.length] ?? 1440;
  await page.setViewportSize({ width, height: 900 });
  await expectEnoughContrast(page, `${path} at ${width}`);
}
