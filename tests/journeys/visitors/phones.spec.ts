import type { Locator } from "@playwright/test";
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

for (const [width, language] of [
  [320, "UA"],
  [390, "ENG"],
] as const) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`a visitor who lost the way sees the whole search field and all of both buttons in ${language}`, async ({
      page,
      console,
    }) => {
      console.allow(/status of 404/);
      await page.goto(pathIn("/no-such-page", language));
      const main = page.getByRole("main");
      const controls = await edgesOfAll(main.locator("form input:visible, form button, a"));
      expect(controls.length).toBeGreaterThan(3);
      for (const { left, right } of controls) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    });

    test(`a donor sees all of every suggested amount in ${language}`, async ({ page }) => {
      await page.goto(pathIn(paths.donate(), language));
      const examples = page
        .getByRole("heading", { name: donationPagePhrases[language].amounts, exact: true })
        .locator("xpath=..");
      const amounts = await edgesOfAll(examples.getByRole("link"));
      expect(amounts.length).toBeGreaterThan(2);
      for (const { left, right } of amounts) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    });

    test(`a visitor of a city without pictures finds the way on in the empty sheet, and no hole below it, in ${language}`, async ({
      page,
    }) => {
      await page.goto(pathIn(paths.togetherPoint("Chernivtsi"), language));
      const sheet = page
        .getByRole("main")
        .locator("div")
        .filter({ has: page.getByText(picturesPhrases[language].noPictures) })
        .last();
      await expect(
        sheet.getByRole("link", { name: togetherPointsPhrases[language].all }),
      ).toBeVisible();
      const { top, bottom } = await edgesOf(sheet);
      // The list's height of the specification.
      expect(bottom - top).toBeGreaterThanOrEqual(0.7 * 844 - 1);
      const share = await edgesOf(
        page.getByRole("button", { name: sharingPhrases[language].copy }),
      );
      expect(share.top - bottom).toBeLessThan(100);
    });

    test("a reader of a city's page sees its chip beside the others, not on them", async ({
      page,
    }) => {
      for (const city of ["Shumsk", "Ternopil", "UzhorodShvabska"]) {
        await page.goto(paths.togetherPoint(city));
        await waitForHydration(page);
        const cities = page.getByRole("navigation", { name: picturesPhrases.UA.points });
        const current = await edgesOf(cities.locator("a[aria-current=page]"));
        expect(current.left, city).toBeGreaterThanOrEqual(0);
        expect(current.right, city).toBeLessThanOrEqual(width);
        for (const other of await edgesOfAll(cities.locator("a:not([aria-current])"))) {
          const isBeside = other.right <= current.left || other.left >= current.right;
          expect(isBeside, city).toBe(true);
        }
      }
    });

    test("a visitor who met an error sees the candle in the window", async ({ page, console }) => {
      console.allow(/status of 500/);
      await page.goto(paths.error());
      const scene = page.getByRole("main").locator("img");
      const { left, right } = await edgesOf(scene);
      // The window is drawn between 71 and 77 % of the scene.
      expect(left + 0.77 * (right - left)).toBeLessThanOrEqual(width);
      expect(right).toBeGreaterThanOrEqual(width);
    });

    test("an applicant reads down one straight line of boxes", async ({ page }) => {
      await page.goto(paths.psychologicalHelp());
      const name = labelPattern(applicationPsychologicalPhrases.UA.topics.label);
      const boxes = page.getByRole("group", { name }).getByRole("checkbox");
      const lefts = (await edgesOfAll(boxes)).map(({ left }) => Math.round(left));
      expect(lefts.length).toBeGreaterThan(5);
      expect(new Set(lefts).size).toBe(1);
    });

    test("a message about a sent application covers no quick exit", async ({ page }) => {
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
      await page.goto(paths.psychologicalHelp());
      const message = page.getByRole("status").filter({ hasText: "1042" });
      await expect(message).toBeVisible();
      const { leave } = applicationPsychologicalPhrases.UA;
      const exit = await edgesOf(page.getByRole("link", { name: leave }));
      expect((await edgesOf(message)).bottom).toBeLessThanOrEqual(exit.top);
    });
  });
}

test("a visitor of the videos reads the way back on one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.videos());
  const path = page.getByRole("navigation", { name: picturesPhrases.UA.path });
  const lines = (await edgesOfAll(path.getByRole("listitem"))).map(({ top, bottom }) =>
    Math.round((top + bottom) / 2),
  );
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(12);
});

test("a visitor whose phone lies on its side sees a drawing over most of its height", async ({
  page,
}) => {
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
