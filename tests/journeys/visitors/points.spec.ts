import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { picturesPhrases } from "../../../client/phrases/site/galleries.ts";
import { homePhrases } from "../../../client/phrases/site/home.ts";
import { joinPhrases } from "../../../client/phrases/site/join.ts";
import { pointVisitPhrases } from "../../../client/phrases/site/point-visit.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { expect, scrollWidthOf, test, waitForHydration } from "../../support/journeys/test.ts";

const ternopil = { UA: "Тернопіль", ENG: "Ternopil" };
const address = { UA: /вул\.\sВигадана,\s21/, ENG: "21 Vyhadana St" };
const days = { UA: /Пн–Пт\s+10:00–18:00/, ENG: /Mon–Fri\s+10:00–18:00/ };

/** A Wednesday, noon in Kyiv. */
const wednesdayNoon = new Date("2026-11-25T10:00:00Z");

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const language = "UA" as Language;

const phrases = pointVisitPhrases[language];
const visitOf = (page: Page) => page.getByRole("region", { name: phrases.heading });

test(`a mother finds the point in her town, its hours and the way there in ${language}`, async ({
  page,
}) => {
  await page.clock.setFixedTime(wednesdayNoon);
  await page.goto(pathIn(paths.togetherPoints(), language));
  const town = page.getByRole("main").getByRole("article").filter({ hasText: ternopil[language] });
  await expect(town).toContainText(address[language]);
  await town.getByRole("link").click();

  const visit = visitOf(page);
  await expect(visit).toContainText(address[language]);
  await expect(visit).toContainText(days[language]);
  await expect(visit).toContainText(phrases.openUntil("18:00"));
  await expect(visit.getByRole("link", { name: "+380 00 000 00 07" })).toHaveAttribute(
    "href",
    "tel:+380000000007",
  );
  const way = await visit.getByRole("link", { name: phrases.come }).getAttribute("href");
  expect(new URL(way ?? "").searchParams.get("destination")).toBe("вул. Вигадана, 21, Тернопіль");
  await expectNoAccessibilityErrors(page);
  await visit.getByRole("link", { name: phrases.askForHelp }).click();
  await expect(page).toHaveURL(new RegExp(paths.needHelp()));
});

test.describe(`without scripts in ${language}`, () => {
  test.use({ javaScriptEnabled: false });

  test(`a mother reads when to come and what is on, and nothing about now (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(paths.togetherPoint("Ternopil"), language));
    const visit = visitOf(page);
    await expect(visit).toContainText(days[language]);
    await expect(visit).not.toContainText(phrases.closedNow);
    await expect(visit).not.toContainText(phrases.openUntil("18:00"));
    const week = visit.getByRole("heading", { level: 3 });
    expect([phrases.thisWeek, phrases.nextWeek]).toContain(await week.textContent());
    expect(await visit.locator("time").count()).toBeGreaterThan(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({
        "@type": "Place",
        address: expect.stringMatching(address[language]),
        telephone: "+380 00 000 00 07",
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({
            dayOfWeek: "https://schema.org/Saturday",
            opens: "11:00",
            closes: "15:00",
          }),
        ]),
      }),
    );
    await visit.getByRole("link", { name: phrases.askForHelp }).click();
    await expect(page).toHaveURL(new RegExp(paths.needHelp()));
  });
});

test(`a visitor of a city without pictures sees its drawing and its facts in ${language}`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.togetherPoint("Chernivtsi"), language));
  const main = page.getByRole("main");
  await expect(main.getByText(picturesPhrases[language].noPictures)).toBeVisible();
  await expect(main.locator('img[src*="traced-palm"]').first()).toBeVisible();
  await expect(visitOf(page).getByRole("link", { name: phrases.come })).toBeVisible();
});

test(`a visitor at the end of the last city goes on to the first, or helps, in ${language}`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.togetherPoint("UzhorodShvabska"), language));
  const join = page.getByRole("region", { name: joinPhrases[language].title });
  await expect(join.getByRole("link", { name: joinPhrases[language].donate })).toHaveAttribute(
    "href",
    pathIn(paths.donate(), language),
  );
  const next = page.getByRole("region", { name: phrases.next });
  await next.getByRole("article").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(paths.togetherPoint("Chernivtsi")));
});

test(`a visitor goes from pin to pin by keyboard, and the list shows which city it is (${language})`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.home(), language));
  await waitForHydration(page);
  const points = page.getByRole("region", { name: homePhrases[language].points(10) });
  // The list precedes the map.
  const [entry, pin] = [0, 1].map((index) =>
    points.getByRole("link", { name: ternopil[language], exact: true }).nth(index),
  );
  if (!entry || !pin) throw new Error("The map has no pin for the city");
  const row = points.getByRole("listitem").filter({ hasText: ternopil[language] }).first();
  await entry.hover();
  await expect(pin.getByText(ternopil[language])).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(pin.getByText(ternopil[language])).toHaveCSS("opacity", "0");

  await pin.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(row).not.toHaveAttribute("data-marked");
  await page.keyboard.press("Tab");
  await expect(pin).toBeFocused();
  await expect(row).toHaveAttribute("data-marked");
  await expect(pin.getByText(ternopil[language])).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(paths.togetherPoint("Ternopil")));
});

test("a donor never takes a pin for the button that gives", async ({ page }) => {
  for (const path of [paths.home(), paths.togetherPoints()]) {
    await page.goto(path);
    const backgrounds = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((found) => found.map((each) => getComputedStyle(each).backgroundColor));
    const [donate] = await backgrounds(`header a[href^="${paths.donate()}"] > span`);
    const pins = await backgrounds("[data-pins] a > span:first-child");
    expect(pins).toHaveLength(10);
    expect(donate).toMatch(/^rgb\(/);
    expect(pins).not.toContain(donate);
  }
});

test("a reader on a small phone can touch each pin without touching its neighbour", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(paths.togetherPoints());
  const boxes = await page
    .locator("[data-pins] a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(10);
  const touching = boxes.flatMap((one, place) =>
    boxes.slice(place + 1).filter(
      (other) => Math.abs(one.x - other.x) < 24 && Math.abs(one.y - other.y) < 24, // CSS pixels
    ),
  );
  expect(touching).toEqual([]);
});

test("a reader of a page that was loaded weeks ago sees nothing of that week", async ({ page }) => {
  const { thisWeek, nextWeek } = pointVisitPhrases.UA;
  await page.clock.setFixedTime(new Date(Date.now() + 21 * 86_400_000));
  await page.goto(paths.togetherPoint("Ternopil"));
  await waitForHydration(page);
  await expect(page.getByRole("region", { name: pointVisitPhrases.UA.heading })).toBeVisible();
  await expect(page.getByRole("heading", { name: thisWeek })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: nextWeek })).toHaveCount(0);
});

test("a visitor reads a city’s facts on every width without scrolling sideways", async ({
  page,
}) => {
  await page.goto(paths.togetherPoint("IvanoFrankivsk"));
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await scrollWidthOf(page), `${width} px`).toBeLessThanOrEqual(width);
  }
});

for (const [what, list, card] of [
  ["a post", paths.blogPosts(), /^\/blog\/[\da-f-]{36}/],
  ["a report", paths.reports(), /^\/reports\/[\da-f-]{36}/],
  ["a gallery", paths.galleries(), /^\/gallery\/[\da-f-]{36}/],
] as const) {
  for (const language of languages) {
    test(`a reader at the end of ${what} is told how to help in ${language}`, async ({ page }) => {
      const phrases = joinPhrases[language];
      await page.goto(pathIn(list, language));
      const links = await page
        .locator("main a")
        .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
      await page.goto(links.find((href) => card.test(href)) ?? "");
      const join = page.getByRole("region", { name: phrases.title });
      await expect(join.getByRole("link", { name: phrases.donate })).toBeVisible();
      await join.getByRole("link", { name: phrases.join }).click();
      await expect(page).toHaveURL(new RegExp(paths.help()));
    });
  }
}
