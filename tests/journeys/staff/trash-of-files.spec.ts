import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { aDocument, somePictures } from "../../support/journeys/chosen-files.ts";
import { type AdminPage, button, pathIn, saveStatus } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession, type Session } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

/** An uploaded file: its id, and its address on the site. */
type Uploaded = { _id: string; url: string };

const headersOf = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

async function uploadDocument(
  request: APIRequestContext,
  session: Session,
  name: string,
): Promise<Uploaded> {
  const multipart = { file: aDocument(`${name}.pdf`) };
  return (await request.post("/api/documents", { headers: headersOf(session), multipart })).json();
}

/** A saved report that has lost its only document; returns the report's id. */
async function aReportThatLost(
  request: APIRequestContext,
  session: Session,
  { _id }: Uploaded,
  name: string,
): Promise<string> {
  const save = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
    saved: saveReport(id: $id, version: $version, input: $input) { id version }
  }`;
  const input = (documents: object[]) => ({
    year: 2019,
    month: 3,
    documents,
    translations: { ua: { description: "Звіт" }, eng: { description: "A report" } },
  });
  const { saved } = await executeGraphql<{ saved: { id: string; version: number } }>(
    request,
    session,
    save,
    { input: input([{ id: _id, nameUa: "", nameEng: name }]) },
  );
  await executeGraphql(request, session, save, { ...saved, input: input([]) });
  return saved.id;
}

async function aDeletedPicture(
  request: APIRequestContext,
  session: Session,
  description: string,
): Promise<Uploaded> {
  const [file = ""] = await somePictures(1);
  const multipart = { alt_ua: "Діти печуть картоплю", alt_eng: description, file };
  const answer = await request.post("/api/images", { headers: headersOf(session), multipart });
  const picture = await answer.json();
  await executeGraphql(request, session, `mutation { deleteImage(id: "${picture._id}") }`);
  return picture;
}

async function restoreWithKeyboard(page: Page, name: string, message: string) {
  const restore = page.getByRole("button", { name: `Restore: ${name}` });
  await restore.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(message)).toBeVisible();
  await expect(restore).toBeHidden();
}

test("an editor takes a deleted picture and a PDF that a report lost back from the trash, and deletes an unused PDF and undoes that", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Леся");
  const suffix = randomUUID().slice(0, 8);
  const lost = `Statement ${suffix}`;
  const forgotten = `Forgotten ${suffix}`;
  const baked = `Children bake potatoes ${suffix}`;
  const document = await uploadDocument(request, session, lost);
  const reportId = await aReportThatLost(request, session, document, lost);
  await uploadDocument(request, session, forgotten);
  const picture = await aDeletedPicture(request, session, baked);
  expect((await request.get(picture.url)).status()).toBe(404);

  const page = await newPage(session);
  const screen: AdminPage = { page, language: "ENG" };
  await page.goto(pathIn(editorPaths.trash(), "ENG"));
  await expect(page.getByRole("heading", { name: "Pictures" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Documents", exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: lost })).toContainText("Леся");
  await expectNoAccessibilityErrors(page);
  await restoreWithKeyboard(page, baked, `“${baked}” has been restored to the library`);
  expect((await request.get(picture.url)).status()).toBe(200);
  await restoreWithKeyboard(page, lost, `The document “${lost}” has been restored`);

  const unused = page.getByRole("region", { name: "Uploaded, but not used" });
  await unused.getByRole("button", { name: `Move to trash: ${forgotten}` }).click();
  await expect(page.getByText(`The document “${forgotten}” was moved to the trash`)).toBeVisible();
  const deleted = page.getByRole("region", { name: "Documents in the trash" });
  await expect(deleted.getByText(forgotten)).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).last().click();
  await expect(unused.getByRole("button", { name: `Move to trash: ${forgotten}` })).toBeVisible();

  await page.goto(pathIn(editorPaths.edit("REPORT", reportId), "ENG"));
  await page.getByRole("combobox", { name: "Choose from uploaded documents" }).click();
  await page.getByRole("option", { name: lost }).click();
  await expect(page.getByRole("link", { name: `Open “${lost}” in a new tab` })).toBeVisible();
  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
  expect((await request.get(document.url)).status()).toBe(200);
});
