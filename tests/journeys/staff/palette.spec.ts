import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { somePictures } from "../../support/journeys/chosen-files.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { uploadPicture } from "../../support/journeys/pictures.ts";
import {
  adminSession,
  editorSession,
  type Session,
  signIn,
} from "../../support/journeys/session.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** Types into the palette; the first entry that is found is chosen. */
async function search(page: Page, text: string) {
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.insertText(text);
}

async function close(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const isAt = (path: string) => (url: URL) => url.pathname === path;
const uniqueName = (name: string) => `${name}${randomUUID().replaceAll(/[^a-f]/g, "")}`;

test("an admin finds a user by name, goes to a setting's field, and from there to another one", async ({
  page,
  request,
}) => {
  const name = uniqueName("Ostap ");
  await editorSession(request, name);
  await signIn(page, await adminSession(request));
  await page.goto(pathIn(paths.admin(), "ENG"));
  await search(page, name);
  const users = page.getByRole("group", { name: "Users" });
  await expect(users.getByRole("option", { name })).toBeVisible();
  await expectNoAccessibilityErrors(page, { what: "the palette with a user" });
  await close(page);

  await search(page, "payment reference");
  await expect(option(page, "Payment reference")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(isAt(editorPaths.settings()));
  await expect(page.getByRole("textbox", { name: "Payment reference" })).toBeFocused();
  await search(page, "IBAN");
  await option(page, "IBAN in hryvnias").click();
  await expect(page.getByRole("textbox", { name: "IBAN in hryvnias" })).toBeFocused();
});

/** Uploads a picture with this tag. */
async function aPicture(request: APIRequestContext, session: Session, name: string, tag: string) {
  const [file] = await somePictures(1);
  if (!file) throw new Error("No picture was made.");
  const { id } = await uploadPicture(request, session, { ...file, name });
  const addTag =
    "mutation ($ids: [ID!]!, $add: [String!]!) { tagImages(ids: $ids, add: $add, remove: []) { id } }";
  await executeGraphql(request, session, addTag, { ids: [id], add: [tag] });
}

test("an editor finds galleries in the wrong layout, a post by a word in the other language and a picture by a misspelled tag, but neither users nor settings", async ({
  page,
  request,
}) => {
  const session = await editorSession(request, uniqueName("Ostap "));
  const tag = uniqueName("вертоліт");
  await aPicture(request, session, "IMG_0815.jpg", tag);
  await signIn(page, session);
  await page.goto(paths.admin());
  for (const admins of [session.name, "IBAN у євро"]) {
    await search(page, admins);
    await expect(page.getByText(`За словами «${admins}» нічого не знайшлося.`)).toBeVisible();
    await close(page);
  }
  await search(page, "ufkthtz");
  await expect(option(page, "Галереї")).toBeVisible();
  await close(page);

  await search(page, "hedgehog who never");
  await expect(option(page, "Їжак, який нікому")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/editor\/blog\/[0-9a-f-]+$/);
  await expect(page.getByRole("radiogroup", { name: "Мова редагування" })).toBeVisible();

  await search(page, tag.replace("вертоліт", "вертолт"));
  const group = page.getByRole("group", { name: "Світлини" });
  await group.getByRole("option", { name: /IMG_0815/ }).click();
  await page.waitForURL(isAt(editorPaths.images()));
  const details = page.getByRole("dialog", { name: /^Світлина/ });
  await expect(details.getByText(tag)).toBeVisible();
});
