import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { somePictures } from "../../../support/journeys/chosen-files.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { uploadPicture } from "../../../support/journeys/pictures.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

/** The library with a search that finds four new pictures, and nothing else. */
async function openFourPictures(
  request: APIRequestContext,
  newPage: (session: Session) => Promise<import("@playwright/test").Page>,
) {
  const session = await editorSession(request, "Solomiia");
  const mark = randomUUID().slice(0, 8);
  for (const [index, file] of (await somePictures(4)).entries()) {
    await uploadPicture(request, session, { ...file, name: `${mark}-${index + 1}.jpg` });
  }
  const page = await newPage(session);
  await page.goto(pathIn(`${editorPaths.images()}?search=${mark}`, "ENG"));
  const boxes = page.getByRole("checkbox", { name: `Select: ${mark}` });
  await expect(boxes).toHaveCount(4);
  const bar = page.getByRole("region", { name: "Actions for the selected pictures" });
  return { page, mark, boxes, bar };
}

test("an editor selects a range by keyboard, tags it and finds it by the tag", async ({
  newPage,
  request,
}) => {
  const { page, mark, boxes, bar } = await openFourPictures(request, newPage);
  await boxes.nth(0).focus();
  await page.keyboard.press("Space");
  await boxes.nth(2).focus();
  await page.keyboard.press("Shift+Space");
  await expect(bar.getByRole("status")).toHaveText("3 pictures selected");
  await bar.getByRole("button", { name: "Tags" }).click();
  const dialog = page.getByRole("dialog", { name: "Tags of 3 pictures" });
  await expect(dialog.getByRole("combobox", { name: "Add tags" })).toBeFocused();
  await page.keyboard.type(`Camp ${mark}`);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();

  await page.getByRole("searchbox").fill("");
  await page.getByRole("combobox", { name: "Tag" }).fill(`camp ${mark}`);
  await page.getByRole("option", { name: `camp ${mark}` }).click();
  await expect(boxes).toHaveCount(3);
  await boxes.nth(0).click();
  await bar.getByRole("button", { name: "Tags" }).click();
  await page.getByRole("checkbox", { name: `camp ${mark}` }).press("Space");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(boxes).toHaveCount(2);
});

test("an editor sets who took several pictures, and sees it in the details of one", async ({
  newPage,
  request,
}) => {
  const { page, boxes, bar, mark } = await openFourPictures(request, newPage);
  await boxes.nth(3).click();
  await boxes.nth(1).click({ modifiers: ["Shift"] });
  await bar.getByRole("button", { name: "Credit" }).click();
  const dialog = page.getByRole("dialog", { name: "Credit of 3 pictures" });
  await dialog.getByRole("textbox", { name: "Credit in English" }).fill("Olena Koval");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole("button", { name: new RegExp(`^${mark}.*Open details`) })
    .nth(2)
    .click();
  const details = page.getByRole("dialog", { name: /^Picture/ });
  await expect(details.getByText("Olena Koval")).toBeVisible();
});

test("an editor deletes selected pictures after reading where they are shown", async ({
  newPage,
  request,
}) => {
  const { page, boxes, bar } = await openFourPictures(request, newPage);
  await boxes.nth(0).click();
  await bar.getByRole("button", { name: "Select all shown" }).click();
  await boxes.nth(1).click();
  await bar.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete 3 pictures?" });
  await expect(dialog.getByText("They are shown nowhere.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(boxes).toHaveCount(1);
  await expect(bar).toBeHidden();
});

test("an editor describes the selected pictures alone", async ({ newPage, request }) => {
  const { page, boxes, bar } = await openFourPictures(request, newPage);
  await boxes.nth(0).click();
  await boxes.nth(2).click();
  await bar.getByRole("button", { name: "Describe" }).click();
  const dialog = page.getByRole("dialog", { name: "Descriptions of 2 pictures" });
  await expect(dialog.getByRole("textbox")).toHaveCount(4);
  await expectNoAccessibilityErrors(page, { what: "descriptions of selected pictures" });
});

test("the library with selected pictures is accessible on a phone", async ({
  newPage,
  request,
}) => {
  const { page, boxes, bar } = await openFourPictures(request, newPage);
  await boxes.nth(0).click();
  await expect(bar).toBeVisible();
  await expectNoAccessibilityErrors(page, { width: phoneWidth });
  await bar.getByRole("button", { name: "Tags" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoAccessibilityErrors(page, { width: phoneWidth, what: "the dialog of tags" });
});
