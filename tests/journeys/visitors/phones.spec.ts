import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { applicationPsychologicalPhrases } from "../../../client/phrases/application/psychological.ts";
import { sharingPhrases } from "../../../client/phrases/sharing.ts";
import { donationPagePhrases } from "../../../client/phrases/site/donation-page.ts";
import { picturesPhrases, togetherPointsPhrases } from "../../../client/phrases/site/galleries.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { labelPattern } from "../../support/journeys/form-fields.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** The edges of a visible element, in CSS pixels of the page's first screen. */
async function edgesOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

const edgesOfAll = async (elements: Locator) =>
  Promise.all((await elements.all()).map((element) => edgesOf(element)));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** From large to small: the page is opened once, and a phone in another hand is narrower. */
const widths = [390, 320];
const resizeTo = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

/** Expects that all of every element lies within the window. */
async function expectWhole(page: Page, elements: Locator, least: number) {
  for (const width of widths) {
    await resizeTo(page, width);
    const edges = await edgesOfAll(elements);
    expect(edges.length).toBeGreaterThan(least);
    for (const { left, right } of edges) {
      expect.soft(left, `at ${width} px`).toBeGreaterThanOrEqual(0);
      expect.soft(right, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
}

test("a visitor with a phone who lost the way sees the whole search field and both buttons, or the candle in the window, and all amounts when they give", async ({
  page,
  console,
}) => {
  console.allow(/status of (404|500)/);
  const main = page.getByRole("main");
  await resizeTo(page, 390);
  await page.goto(pathIn("/no-such-page", "UA"));
  await expectWhole(page, main.locator("form input:visible, form button, a"), 3);

  await page.goto(pathIn(paths.donate(), "ENG"));
  const examples = page.getByRole("group", { name: donationPagePhrases.ENG.amounts, exact: true });
  await expectWhole(page, examples.getByRole("link"), 2);

  await page.goto(paths.error());
  for (const width of widths) {
    await resizeTo(page, width);
    const { left, right } = await edgesOf(main.locator("img"));
    // The window is drawn between 71 and 77 % of the scene.
    expect(left + 0.77 * (right - left)).toBeLessThanOrEqual(width);
    expect(right).toBeGreaterThanOrEqual(width);
  }
});

test("a reader of a city's page on a phone sees its chip beside the others, and the way on in an empty sheet with no hole below it", async ({
  page,
}) => {
  for (const city of ["Shumsk", "UzhorodShvabska"]) {
    await resizeTo(page, 390);
    await page.goto(paths.togetherPoint(city));
    await waitForHydration(page);
    const cities = page.getByRole("navigation", { name: picturesPhrases.UA.points });
    const current = await edgesOf(cities.locator("a[aria-current=page]"));
    expect(current.left, city).toBeGreaterThanOrEqual(0);
    expect(current.right, city).toBeLessThanOrEqual(390);
    for (const other of await edgesOfAll(cities.locator("a:not([aria-current])"))) {
      const isBeside = other.right <= current.left || other.left >= current.right;
      expect(isBeside, city).toBe(true);
    }
  }

  await page.goto(pathIn(paths.togetherPoint("Chernivtsi"), "ENG"));
  const sheet = page
    .getByRole("main")
    .locator("div")
    .filter({ has: page.getByText(picturesPhrases.ENG.noPictures) })
    .last();
  const all = sheet.getByRole("link", { name: togetherPointsPhrases.ENG.all });
  for (const width of widths) {
    await resizeTo(page, width);
    await expect(all).toBeVisible();
    const { top, bottom } = await edgesOf(sheet);
    // The list's height of the specification.
    expect(bottom - top).toBeGreaterThanOrEqual(0.7 * 844 - 1);
    const share = await edgesOf(page.getByRole("button", { name: sharingPhrases.ENG.copy }));
    expect(share.top - bottom).toBeLessThan(100);
  }
});

test("an applicant with a phone reads down one straight line of boxes, and a message about a sent application covers no quick exit", async ({
  page,
}) => {
  const entry = {
    key: "2c9b6f0e-4b7e-4d55-9b1f-6a1a2f0f8f11",
    form: "GENERAL",
    address: paths.needHelp(),
    answers: {},
    query: "mutation { sent: __typename }",
    variables: {},
  };
  await page.addInitScript(
    (entries) => {
      localStorage.setItem("application-outbox", entries);
    },
    JSON.stringify([entry]),
  );
  await page.route("**/graphql", (route) =>
    route.fulfill({ json: { data: { sent: { number: 1042, keptMonths: 12, replyDays: 2 } } } }),
  );
  await resizeTo(page, 390);
  await page.goto(paths.psychologicalHelp());
  const message = page.getByRole("status").filter({ hasText: "1042" });
  await expect(message).toBeVisible();
  const exit = page.getByRole("link", { name: applicationPsychologicalPhrases.UA.leave });
  const name = labelPattern(applicationPsychologicalPhrases.UA.topics.label);
  const boxes = page.getByRole("group", { name }).getByRole("checkbox");
  for (const width of widths) {
    await resizeTo(page, width);
    expect((await edgesOf(message)).bottom).toBeLessThanOrEqual((await edgesOf(exit)).top);
    const lefts = (await edgesOfAll(boxes)).map(({ left }) => Math.round(left));
    expect(lefts.length).toBeGreaterThan(5);
    expect(new Set(lefts).size, `at ${width} px`).toBe(1);
  }
});

test("a visitor of the videos reads the way back on one line, and of pictures sees a drawing over most of the height of a phone on its side", async ({
  page,
}) => {
  await resizeTo(page, 390);
  await page.goto(paths.videos());
  const path = page.getByRole("navigation", { name: picturesPhrases.UA.path });
  const lines = (await edgesOfAll(path.getByRole("listitem"))).map(({ top, bottom }) =>
    Math.round((top + bottom) / 2),
  );
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(12);

  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(paths.togetherPoint("Ternopil"));
  await waitForHydration(page);
  const third = page.getByRole("main").getByRole("link", { name: picturesPhrases.UA.image(3) });
  await third.first().click();
  const viewer = page.getByRole("dialog");
  const picture = viewer.locator("figure").nth(1).locator("picture img");
  await expect(picture).toBeInViewport();
  const { top, bottom } = await edgesOf(picture);
  expect(bottom - top).toBeGreaterThan(390 / 2);
});
