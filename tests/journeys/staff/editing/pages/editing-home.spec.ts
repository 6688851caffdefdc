import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../../../client/paths.ts";
import { blockPhrases } from "../../../../../client/phrases/admin/blocks.ts";
import { editingPhrases } from "../../../../../client/phrases/admin/editing.ts";
import { blockFieldPhrases } from "../../../../../client/phrases/admin/fields/block.ts";
import { sitePartPhrases } from "../../../../../client/phrases/admin/site/site-parts.ts";
import { fixedPages } from "../../../../../server/page/fixed-pages.ts";
import { expectNoAccessibilityErrors } from "../../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  saveButton,
  saveStatus,
} from "../../../../support/journeys/editing.ts";
import { blockCard, blockText } from "../../../../support/journeys/page-blocks.ts";
import { test } from "../../../../support/journeys/people.ts";
import { editorSession } from "../../../../support/journeys/session.ts";
import { expect } from "../../../../support/journeys/test.ts";

const { actions, hide, hidden } = blockPhrases.UA;
const { picture, focus } = blockFieldPhrases.UA;
const pictureOfDemo = "Дев’ять долонь";
const goals = sitePartPhrases.UA.parts.GOALS.name;

test("an editor writes the slogan and a button of the home page, hides a section and chooses a picture with what matters on wide and narrow screens, and visitors see it in both languages", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  const slogans = { UA: `Дім, де чекають ${suffix}`, ENG: `A house that waits ${suffix}` };
  const labels = { UA: `Долучитися ${suffix}`, ENG: `Join us ${suffix}` };

  await page.goto(editorPaths.edit("PAGE", fixedPages.HOME.id));
  const first = blockCard(screen, "hero", 1);
  await first
    .getByRole("button", { name: /Перший екран/ })
    .first()
    .click();
  for (const language of ["UA", "ENG"] as const) {
    await blockText(first, language, "slogan").fill(slogans[language]);
    await blockText(first, language, "label").first().fill(labels[language]);
  }
  await first.getByRole("button", { name: picture.choose }).click();
  const library = page.getByRole("dialog");
  // Of the demo, so that it is described and nothing is asked before the page is updated.
  await library.getByRole("searchbox").fill(pictureOfDemo);
  await library.getByRole("listitem").getByRole("button", { name: pictureOfDemo }).first().click();
  for (const shape of ["wide", "narrow"] as const) {
    const point = first.getByRole("button", { name: focus[shape] });
    await point.press(shape === "wide" ? "Shift+ArrowLeft" : "Shift+ArrowRight");
  }
  await button(screen, actions(5, goals)).click();
  await page.getByRole("menuitem", { name: hide }).click();
  await expect(page.getByRole("region", { name: new RegExp(goals) })).toContainText(hidden);
  await expectNoAccessibilityErrors(page);
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);

  const positions = new Set<string>();
  for (const [language, width] of [
    ["UA", 1440],
    ["ENG", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(language === "UA" ? paths.home() : `${paths.home()}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(slogans[language]);
    await expect(page.getByRole("link", { name: labels[language] })).toBeVisible();
    await expect(page.locator("#goals")).toHaveCount(0);
    await expect(page.locator("#projects")).toBeVisible();
    const shown = page.locator("[aria-labelledby=hero] picture img");
    await expect(shown).toBeInViewport();
    positions.add(await shown.evaluate((image) => getComputedStyle(image).objectPosition));
  }
  expect(positions.size).toBe(2);
});
