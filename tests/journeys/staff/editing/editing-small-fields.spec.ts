import { editorPaths } from "../../../../client/paths.ts";
import { galleryFieldPhrases } from "../../../../client/phrases/admin/fields/gallery.ts";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
} from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor picks the day of a gallery in a calendar, beside which the words stay, and reads of names and photos in the team", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  await page.goto(editorPaths.add("GALLERY"));
  const { labels, calendar } = galleryFieldPhrases.UA;
  const date = page.getByRole("textbox", { name: labels.galleryDate, exact: true });
  await date.fill("2022-10-12, увечері");
  await page.getByRole("button", { name: calendar }).click();
  const dialog = page.getByRole("dialog", { name: calendar });
  await expect(dialog).toContainText("жовтень 2022");
  await dialog.getByRole("button", { name: "20 жовтня 2022" }).click();
  await expect(date).toHaveValue("2022-10-20, увечері");
  await expect(page.getByRole("button", { name: calendar })).toBeFocused();
  await page.getByRole("button", { name: calendar }).click();
  await expect(dialog).toBeVisible();
  await expectNoAccessibilityErrors(page);

  await page.setViewportSize({ width: desktopWidth, height: 900 });
  await page.goto(editorPaths.list("MEMBER"));
  for (const name of ["Ім’я", "Світлина"])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await page.goto(pathIn(editorPaths.add("MEMBER"), "ENG"));
  await expect(page.getByRole("heading", { name: "Picture", exact: true })).toBeVisible();
});
