import {
  expectEnoughContrast,
  faintTextsOn,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { expect, test, waitForHydration } from "../../../support/journeys/test.ts";

test("the home page has enough contrast on a phone and a tablet", async ({ page }) => {
  for (const width of [phoneWidth, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expectEnoughContrast(page, `the home page at ${width}`);
  }
});

test("texts that are not translated, and results of a search, have enough contrast", async ({
  page,
}) => {
  await page.goto("/gallery?lang=en");
  await expect(page.getByText("In Ukrainian only so far").first()).toBeVisible();
  await expectEnoughContrast(page, "galleries without a translation");
  await page.goto("/search?q=допомога");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expectEnoughContrast(page, "results of a search");
});

test("a form that complains, the menu and a large picture have enough contrast", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/help/volunteer?lang=en");
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Next:/ }).click();
  await expect(page.locator("[aria-labelledby=summary]")).toBeFocused();
  await expectEnoughContrast(page, "a form's errors");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expectEnoughContrast(page, "the menu");

  await page.goto("/gallery/togetherPoints/Ternopil?lang=en");
  await waitForHydration(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Picture 3/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("3 / 220");
  await expectEnoughContrast(page, "a large picture");
});

test("a text is judged by the paper on which it lies, even if that is a pseudo-element", async ({
  page,
}) => {
  const paper = (colour: string) =>
    `<style>
      p { position: relative; z-index: 0; color: navy }
      p::before { content: ""; position: absolute; inset: 0; z-index: -1; background: ${colour} }
    </style><p>Текст</p>`;
  await page.setContent(paper("white"));
  expect(await faintTextsOn(page)).toEqual([]);
  await page.setContent(paper("black"));
  expect(await faintTextsOn(page)).toHaveLength(1);
});
