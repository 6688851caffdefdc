import type { APIRequestContext, Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { paths } from "../../../../client/paths.ts";
import { faultsIn } from "../../../support/journeys/axe.ts";
import { brokenWordsIn } from "../../../support/journeys/looks/broken-words.ts";
import { cutTextsIn } from "../../../support/journeys/looks/cut-texts.ts";
import { smallTargetsIn } from "../../../support/journeys/looks/layout.ts";
import { expect, scrollWidthOf, test, waitForHydration } from "../../../support/journeys/test.ts";
import { bareTextsOf, translateLikeBrowsers } from "../../../support/journeys/translator.ts";
import { type PublicRoute, publicRoutes } from "../../../support/public-routes.ts";

type Tag = "uk" | "en";

/**
 * From a large screen to the narrowest phone, which is also a desktop at 400 % zoom. Pages take
 * turns: each is seen at 1440, 390 and 320 px, by day at one line of widths and in the evening at
 * the other. Axe, which is slow, runs at one of them.
 */
const turns = [
  { day: { widths: [1920, 320], forAxe: 320 }, evening: { widths: [1440, 390], forAxe: 1440 } },
  {
    day: { widths: [1024, 320], forAxe: 1024 },
    evening: { widths: [1440, 768, 390], forAxe: 768 },
  },
] as const;
type Look = (typeof turns)[number]["day" | "evening"];
/** The widths at which a finger is likely, and at which a mouse is. */
const targetWidths: readonly number[] = [1440, 390];
/** Pages drawn by the same parts: each is read in one language, and together they are in both. */
const isOneOfMany = ({ path, status }: PublicRoute) =>
  status === 404 || /^\/(projects|gallery\/togetherPoints|need-help|help|privacy)\/./.test(path);
/** Low, so that less is painted, but not yet that of a phone on its side. */
const height = 500;

async function everyRoute(request: APIRequestContext): Promise<PublicRoute[]> {
  const longReceipt = { name: "receipt", path: `${paths.receipt()}?n=1234567`, status: 200 };
  const routes = await publicRoutes(async (path) => (await request.get(path)).json());
  return routes.concat(longReceipt);
}

/** A path without a language is in Ukrainian. */
const inLanguage = (path: string, tag: Tag): string =>
  tag === "uk" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${tag}`;

// "standard" checks the HTML standard only, without html-validate's own recommendations.
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const [language, tag] of [
  ["Ukrainian", "uk"],
  ["English", "en"],
] as const) {
  test(`a reader of any page in ${language} is sent its status, and a valid document in that language with one headline`, async ({
    request,
  }) => {
    for (const route of await everyRoute(request)) {
      const path = inLanguage(route.path, tag);
      const answer = await request.get(path, { headers: { accept: "text/html" } });
      expect.soft(answer.status(), `status of ${path}`).toBe(route.status);
      const html = await answer.text();
      const { results } = await validator.validateString(html);
      const errors = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );
      expect.soft(errors, `HTML of ${path}`).toEqual([]);
      // The Nu validator also reads inlined styles, and does not know this rule.
      expect.soft(html.includes("@starting-style"), `inlined styles of ${path}`).toBe(false);
      expect.soft(/<html[^>]*\blang="(\w+)"/.exec(html)?.[1], `lang of ${path}`).toBe(tag);
      expect.soft(html.match(/<h1[\s>]/g)?.length, `h1 of ${path}`).toBe(1);
    }
  });
}

// Each takes about a minute, on a busy machine several.
const parts = 12;
for (let part = 0; part < parts; part++) {
  test(`every page is accessible and whole on every screen, by day and in the evening, and its sort in both languages (${part + 1} of ${parts})`, async ({
    page,
    request,
    console,
  }) => {
    console.allow(/status of (404|500)/);
    const routes = (await everyRoute(request)).filter((_, index) => index % parts === part);
    for (const [place, route] of routes.entries()) {
      const { path } = route;
      const [first, second]: [Tag, Tag] = (part + place) % 2 === 0 ? ["uk", "en"] : ["en", "uk"];
      const { day, evening } = turns[place % 2 === 0 ? 0 : 1];
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        // The largest pictures, which come first, serve all widths.
        await page.setViewportSize({ width: day.widths[0], height });
        await page.goto(inLanguage(path, first));
        await waitForHydration(page);
        await isAccessibleAndWhole(page, `${path} (${first}, by day)`, day);
        await isWholeOnAPhoneOnItsSide(page, path);

        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        await page.setViewportSize({ width: evening.widths[0], height });
        const tag = isOneOfMany(route) ? first : second;
        if (tag !== first) await switchTo(page, tag);
        await isAccessibleAndWhole(page, `${path} (${tag}, in the evening)`, evening);
        await goesOnWhenTranslated(page, path);
      });
    }
  });
}

/** Switches the language in place, as the header does, and removes the stored choice. */
async function switchTo(page: Page, tag: Tag) {
  const name = { uk: "УКР", en: "ENG" }[tag];
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  await page.evaluate(() => localStorage.removeItem("language"));
}

/**
 * No word is broken in the middle, no text is cut, nothing lies outside of the window, fingers hit
 * every target, and axe finds nothing wrong, with the colours of the theme.
 */
async function isAccessibleAndWhole(page: Page, what: string, { widths, forAxe }: Look) {
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    expect.soft(await brokenWordsIn(page), `words of ${what} at ${width}`).toEqual([]);
    expect.soft(await cutTextsIn(page), `texts of ${what} at ${width}`).toEqual([]);
    expect.soft(await scrollWidthOf(page), `width of ${what}`).toBeLessThanOrEqual(width);
    if (targetWidths.includes(width))
      expect.soft(await smallTargetsIn(page), `targets of ${what} at ${width}`).toEqual([]);
    if (width === forAxe)
      expect
        .soft(await faultsIn(page, { seesPaper: true }), `axe on ${what} at ${width}`)
        .toEqual([]);
  }
  expect.soft(await page.locator("h1").count(), `h1 of ${what}`).toBe(1);
}

/**
 * A page that the browser translates, as many readers abroad let it, follows what they do. Errors of
 * React go to the console, which fails the test.
 */
async function goesOnWhenTranslated(page: Page, path: string) {
  expect.soft(await bareTextsOf(page), `texts beside others of ${path}`).toEqual([]);
  await translateLikeBrowsers(page);
  await page.setViewportSize({ width: 1440, height });
  const before = await page.locator("html").getAttribute("lang");
  if (!(await page.getByRole("button", { name: /^(УКР|ENG)$/ }).isVisible())) return;
  await switchTo(page, before === "uk" ? "en" : "uk");
  await switchTo(page, before === "uk" ? "uk" : "en");
  await expect.soft(page.locator("h1"), path).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect.soft(page.locator("h1"), `${path}, and home`).toBeVisible();
}

/** On a phone on its side the headline is in sight, and the header leaves when somebody scrolls. */
async function isWholeOnAPhoneOnItsSide(page: Page, path: string) {
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
