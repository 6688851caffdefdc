import type { Page } from "@playwright/test";
import { phoneWidth } from "../../../support/journeys/accessibility.ts";
import { faultsIn } from "../../../support/journeys/axe.ts";
import { expect, test, waitForHydration } from "../../../support/journeys/test.ts";

/** By day and in the evening: the themes follow the device without a reload. */
async function expectNoFaults(page: Page, what: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await faultsIn(page, { seesPaper: true }), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test("a visitor tells every text from its paper on a small screen, in what is not translated, among results, errors and pictures, and in the menu", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: phoneWidth, height: 900 });
  await page.goto("/?lang=en");
  await expectNoFaults(page, "the home page on a phone");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/gallery?lang=en");
  await expect(page.getByText("In Ukrainian only so far").first()).toBeVisible();
  await expectNoFaults(page, "galleries without a translation");
  await page.goto("/search?q=допомога&lang=en");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expectNoFaults(page, "results of a search");

  await page.goto("/help/volunteer?lang=en");
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Next:/ }).click();
  await expect(page.locator("[aria-labelledby=summary]")).toBeFocused();
  await expectNoFaults(page, "a form's errors");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFaults(page, "the menu");

  await page.goto("/gallery/togetherPoints/Ternopil?lang=en");
  await waitForHydration(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Picture 3/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("3 / 220");
  await expectNoFaults(page, "a large picture");
});

test("a text is judged by the paper on which it lies, even if that is a pseudo-element", async ({
  page,
}) => {
  const paper = (colour: string) =>
    `<style>
      p { position: relative; z-index: 0; color: navy }
      p::before { content: ""; position: absolute; inset: 0; z-index: -1; background: ${colour} }
    </style><p>Текст</p>`;
  const faintTexts = async () =>
    (await faultsIn(page, { seesPaper: true })).filter((fault) =>
      fault.startsWith("color-contrast"),
    );
  await page.setContent(paper("white"));
  expect(await faintTexts()).toEqual([]);
  await page.setContent(paper("black"));
  expect(await faintTexts()).toHaveLength(1);
});
