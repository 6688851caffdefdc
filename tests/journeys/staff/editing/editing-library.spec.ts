import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { somePictures } from "../../../support/journeys/chosen-files.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { type NewPage, test } from "../../../support/journeys/people.ts";
import { uploadPicture } from "../../../support/journeys/pictures.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

/** The library with a search that finds that many new pictures, and nothing else. */
async function openNewPictures(request: APIRequestContext, newPage: NewPage, count: number) {
  const session = await editorSession(request, "Solomiia");
  const mark = randomUUID().slice(0, 8);
  for (const [index, file] of (await somePictures(count)).entries()) {
    await uploadPicture(request, session, { ...file, name: `${mark}-${index + 1}.jpg` });
  }
  const page = await newPage(session);
  await page.goto(pathIn(`${editorPaths.images()}?search=${mark}`, "ENG"));
  const boxes = page.getByRole("checkbox", { name: `Select: ${mark}` });
  await expect(boxes).toHaveCount(count);
  const bar = page.getByRole("region", { name: "Actions for the selected pictures" });
  return { page, mark, boxes, bar };
}

test("an editor selects a range by keyboard, tags it, finds it by the tag and deletes most of it, on a phone too", async ({
  newPage,
  request,
}) => {
  const { page, mark, boxes, bar } = await openNewPictures(request, newPage, 5);
  await boxes.nth(0).focus();
  await page.keyboard.press("Space");
  await boxes.nth(3).focus();
  await page.keyboard.press("Shift+Space");
  await expect(bar.getByRole("status")).toHaveText("4 pictures selected");
  await expectNoAccessibilityErrors(page, { width: phoneWidth, what: "selected pictures" });
  await bar.getByRole("button", { name: "Tags" }).click();
  const dialog = page.getByRole("dialog", { name: "Tags of 4 pictures" });
  await expect(dialog.getByRole("combobox", { name: "Add tags" })).toBeFocused();
  await page.keyboard.type(`Camp ${mark}`);
  await page.keyboard.press("Enter");
  await expectNoAccessibilityErrors(page, { width: phoneWidth, what: "the dialog of tags" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();

  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("checkbox", { name: "Select: ", exact: false }).nth(5)).toBeVisible();
  await page.getByRole("combobox", { name: "Tag" }).fill(`camp ${mark}`);
  await page.getByRole("option", { name: `camp ${mark}` }).click();
  await expect(boxes).toHaveCount(4);
  await boxes.nth(0).click();
  await bar.getByRole("button", { name: "Tags" }).click();
  await page.getByRole("checkbox", { name: `camp ${mark}` }).press("Space");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(boxes).toHaveCount(3);
  await page.keyboard.press("Escape");

  await boxes.nth(0).click();
  await bar.getByRole("button", { name: "Select all shown" }).click();
  await boxes.nth(1).click();
  await bar.getByRole("button", { name: "Move to trash" }).click();
  const question = page.getByRole("dialog", { name: "Move 2 pictures to the trash?" });
  await expect(question.getByText("They are shown nowhere.")).toBeVisible();
  await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
  await question.getByRole("button", { name: "Move to trash" }).click();
  await expect(boxes).toHaveCount(1);
  await expect(bar).toBeHidden();
});

test("an editor says who took several pictures, describes these alone, and finds all undescribed ones first", async ({
  newPage,
  request,
}) => {
  const { page, mark, boxes, bar } = await openNewPictures(request, newPage, 4);
  await boxes.nth(3).click();
  await boxes.nth(1).click({ modifiers: ["Shift"] });
  await bar.getByRole("button", { name: "Credit" }).click();
  const credit = page.getByRole("dialog", { name: "Credit of 3 pictures" });
  await credit.getByRole("textbox", { name: "Credit in English" }).fill("Olena Koval");
  await credit.getByRole("button", { name: "Save" }).click();
  await expect(credit).toBeHidden();

  await bar.getByRole("button", { name: "Describe" }).click();
  const descriptions = page.getByRole("dialog", { name: "Descriptions of 3 pictures" });
  await expect(descriptions.getByRole("textbox")).toHaveCount(6);
  await expectNoAccessibilityErrors(page, { what: "descriptions of selected pictures" });
  await page.keyboard.press("Escape");
  await expect(descriptions).toBeHidden();

  const opener = page.getByRole("button", { name: new RegExp(`^${mark}.*Open details`) });
  await opener.nth(2).click();
  const details = page.getByRole("dialog", { name: /^Picture/ });
  await expect(details.getByText("Olena Koval")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();

  await page.getByRole("link", { name: "Describe pictures" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.describeImages());
  await expectUndescribedFirst(page, mark);
  await expectNoAccessibilityErrors(page, { width: phoneWidth });
});

/** No described picture comes before the four new ones. */
async function expectUndescribedFirst(page: Page, mark: string) {
  const rows = page.getByRole("listitem", { name: /^Picture \d+$/ });
  await expect(rows.filter({ hasText: mark })).toHaveCount(4);
  const isDescribed = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("textarea")].every(({ value }) => value !== "")),
  );
  const last = (await rows.allTextContents()).findLastIndex((text) => text.includes(mark));
  expect(isDescribed.slice(0, last + 1)).not.toContain(true);
}
