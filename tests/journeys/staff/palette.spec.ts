import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { somePictures } from "../../support/journeys/chosen-files.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { uploadPicture } from "../../support/journeys/pictures.ts";
import { adminSession, editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

/** Types into the palette and waits for an entry; the first one is chosen. */
async function search(page: Page, text: string) {
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.insertText(text);
}

const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const isAt = (path: string) => (url: URL) => url.pathname === path;

test("an admin goes from “IBAN” to its field, and from there to another setting", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(paths.admin(), "ENG"));
  await search(page, "purpose of the payment");
  await expect(option(page, "Purpose of the payment")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(isAt(editorPaths.settings()));
  const purpose = page.getByRole("textbox", { name: "Purpose of the payment" });
  await expect(purpose).toBeFocused();
  await search(page, "IBAN");
  await option(page, "IBAN in hryvnias").click();
  await expect(page.getByRole("textbox", { name: "IBAN in hryvnias" })).toBeFocused();
});

test("a Ukrainian word typed in the wrong layout, and a misspelled one, find galleries", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Bohdana"));
  await page.goto(paths.admin());
  for (const text of ["ufkthtz", "пфддукн", "галреї"]) {
    await search(page, text);
    await expect(option(page, "Галереї")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("an editor finds a picture by a misspelled tag and opens its details", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Ivanna");
  const [file] = await somePictures(1);
  if (!file) throw new Error("No picture was made.");
  const { id } = await uploadPicture(request, session, { ...file, name: "IMG_0815.jpg" });
  const tag = `вертоліт${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const addTag =
    "mutation ($ids: [ID!]!, $add: [String!]!) { tagImages(ids: $ids, add: $add, remove: []) { id } }";
  await executeGraphql(request, session, addTag, { ids: [id], add: [tag] });
  const page = await newPage(session);
  await page.goto(pathIn(paths.admin(), "ENG"));
  await search(page, tag.replace("вертоліт", "вертолт"));
  const group = page.getByRole("group", { name: "Pictures" });
  await group.getByRole("option", { name: /IMG_0815/ }).click();
  await page.waitForURL(isAt(editorPaths.images()));
  const details = page.getByRole("dialog", { name: /^Picture/ });
  await expect(details.getByText(tag)).toBeVisible();
});

test("an admin finds a user by name; an editor is offered neither users nor settings", async ({
  newPage,
  request,
}) => {
  const name = `Ostap ${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const editor = await editorSession(request, name);
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(paths.admin(), "ENG"));
  await search(page, name);
  const users = page.getByRole("group", { name: "Users" });
  await expect(users.getByRole("option", { name })).toBeVisible();
  await expectNoAccessibilityErrors(page, { what: "the palette with a user" });

  const own = await newPage(editor);
  await own.goto(pathIn(paths.admin(), "ENG"));
  await search(own, name);
  await expect(own.getByText("Nothing was found")).toBeVisible();
  await own.keyboard.press("Escape");
  await search(own, "IBAN in euros");
  await expect(own.getByText("Nothing was found")).toBeVisible();
});
