import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { picturesPhrases } from "../../../client/phrases/site/galleries.ts";
import { homePhrases } from "../../../client/phrases/site/home.ts";
import { joinPhrases } from "../../../client/phrases/site/join.ts";
import { pointVisitPhrases } from "../../../client/phrases/site/point-visit.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { expect, scrollWidthOf, test, waitForHydration } from "../../support/journeys/test.ts";

const address = { UA: /вул\.\sВигадана,\s21/, ENG: "21 Vyhadana St" };
const days = { UA: /Пн–Пт\s+10:00–18:00/, ENG: /Mon–Fri\s+10:00–18:00/ };

/** A Wednesday, noon in Kyiv. */
const wednesdayNoon = new Date("2026-11-25T10:00:00Z");

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const visitOf = (page: Page, language: Language) =>
  page.getByRole("region", { name: pointVisitPhrases[language].heading });

/** No pin of the map has the colour of the button that gives. */
async function expectPinsUnlikeButton(page: Page) {
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

/** On a small phone each pin can be touched without touching its neighbour. */
async function expectPinsApart(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 });
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
}

test("a mother on a small phone finds the point in her town among ten, its hours now and the way there, and weeks later nothing of that week", async ({
  page,
}) => {
  const phrases = pointVisitPhrases.UA;
  await page.clock.setFixedTime(wednesdayNoon);
  // The server's clock decides, of which the browser learns by its answers.
  await page.route("**/graphql**", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: wednesdayNoon.toUTCString() };
    await route.fulfill({ response, headers });
  });
  await page.goto(paths.togetherPoints());
  await expectPinsUnlikeButton(page);
  await expectPinsApart(page);
  const towns = page.getByRole("main").getByRole("article");
  await expect(towns.locator(`a[href^="${paths.togetherPoints()}/"]`)).toHaveCount(10);
  const town = towns.filter({ hasText: "Тернопіль" });
  await expect(town).toContainText(address.UA);
  await town.getByRole("link").click();

  const visit = visitOf(page, "UA");
  await expect(visit).toContainText(address.UA);
  await expect(visit).toContainText(days.UA);
  await expect(visit).toContainText(phrases.openUntil("18:00"));
  const phone = visit.getByRole("link", { name: "+380 00 000 00 07" });
  await expect(phone).toHaveAttribute("href", "tel:+380000000007");
  const way = await visit.getByRole("link", { name: phrases.come }).getAttribute("href");
  expect(new URL(way ?? "").searchParams.get("destination")).toBe("вул. Вигадана, 21, Тернопіль");

  await page.clock.setFixedTime(new Date(Date.now() + 21 * 86_400_000));
  await page.reload();
  await waitForHydration(page);
  await expect(visit).toBeVisible();
  await expect(page.getByRole("heading", { name: phrases.thisWeek })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: phrases.nextWeek })).toHaveCount(0);
  await visit.getByRole("link", { name: phrases.askForHelp }).click();
  await expect(page).toHaveURL(new RegExp(paths.needHelp()));
});

test("a visitor goes from pin to pin by keyboard, the list shows which city it is, and the city's facts fit every width", async ({
  page,
}) => {
  await page.goto(paths.home());
  await waitForHydration(page);
  await expectPinsUnlikeButton(page);
  const city = "Івано-Франківськ";
  const points = page.getByRole("region", { name: homePhrases.UA.points });
  // The list precedes the map.
  const [entry, pin] = [0, 1].map((index) =>
    points.getByRole("link", { name: city, exact: true }).nth(index),
  );
  if (!entry || !pin) throw new Error("The map has no pin for the city");
  const row = points.getByRole("listitem").filter({ hasText: city }).first();
  await entry.hover();
  await expect(pin.getByText(city)).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(pin.getByText(city)).toHaveCSS("opacity", "0");

  await pin.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(row).not.toHaveAttribute("data-marked");
  await page.keyboard.press("Tab");
  await expect(pin).toBeFocused();
  await expect(row).toHaveAttribute("data-marked");
  await expect(pin.getByText(city)).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(paths.togetherPoint("IvanoFrankivsk")));
  await expect(visitOf(page, "UA")).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await scrollWidthOf(page), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a mother reads when to come and what is on, and nothing about now", async ({ page }) => {
    const phrases = pointVisitPhrases.ENG;
    await page.goto(pathIn(paths.togetherPoint("Ternopil"), "ENG"));
    const visit = visitOf(page, "ENG");
    await expect(visit).toContainText(days.ENG);
    await expect(visit).not.toContainText(phrases.closedNow);
    await expect(visit).not.toContainText(phrases.openUntil("18:00"));
    const week = visit.getByRole("heading", { level: 3 });
    expect([phrases.thisWeek, phrases.nextWeek]).toContain(await week.textContent());
    expect(await visit.locator("time").count()).toBeGreaterThan(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({
        "@type": "Place",
        address: expect.stringMatching(address.ENG),
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
    // A button that needs scripts is not shown.
    await expect(page.getByRole("button", { name: /Copy the\saddress/ })).toBeHidden();
    await visit.getByRole("link", { name: phrases.askForHelp }).click();
    await expect(page).toHaveURL(new RegExp(paths.needHelp()));
  });

  test("a visitor at the end of the last city can help, or goes on to the first, which has a drawing instead of pictures", async ({
    page,
  }) => {
    const title = page.getByRole("heading", { level: 1 });
    await page.goto(paths.togetherPoint("UzhorodShvabska"));
    await expect(title).toHaveText(/Галерея\sточки\sв\sУжгороді/);
    const join = page.getByRole("region", { name: joinPhrases.UA.title });
    await expect(join.getByRole("link", { name: joinPhrases.UA.donate })).toHaveAttribute(
      "href",
      paths.donate(),
    );
    const next = page.getByRole("region", { name: pointVisitPhrases.UA.next });
    await next.getByRole("article").getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(paths.togetherPoint("Chernivtsi")));
    await expect(title).toHaveText(/Галерея\sточки\sу\sЧернівцях/);
    const main = page.getByRole("main");
    await expect(main.getByText(picturesPhrases.UA.noPictures)).toBeVisible();
    await expect(main.locator('img[src*="traced-palm"]').first()).toBeVisible();
    await expect(
      visitOf(page, "UA").getByRole("link", { name: pointVisitPhrases.UA.come }),
    ).toBeVisible();
  });
});
