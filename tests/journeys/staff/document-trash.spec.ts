import { randomUUID } from "node:crypto";
import { editorPaths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { aDocument } from "../../support/journeys/chosen-files.ts";
import { button, chooseFiles, pathIn, saveStatus } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

test("an editor takes a PDF that a saved report lost back from the trash, and lists it again", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Леся");
  const page = await newPage(session);
  const name = `Statement ${randomUUID().slice(0, 8)}`;
  const headers = { authorization: `Bearer ${session.token}` };
  const file = aDocument(`${name}.pdf`);
  const uploaded = await request.post("/api/documents", { headers, multipart: { file } });
  const { _id, url } = await uploaded.json();
  const input = (documents: object[]) => ({
    year: 2019,
    month: 3,
    documents,
    translations: { ua: { description: "Звіт" }, eng: { description: "A report" } },
  });
  const save = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
    saved: saveReport(id: $id, version: $version, input: $input) { id version }
  }`;
  const { saved } = await executeGraphql<{ saved: { id: string; version: number } }>(
    request,
    session,
    save,
    { input: input([{ id: _id, nameUa: "", nameEng: name }]) },
  );
  await executeGraphql(request, session, save, { ...saved, input: input([]) });

  for (const [language, heading, who] of [
    ["UA", "Документи", "Леся"],
    ["ENG", "Documents", "Леся"],
  ] as const) {
    await page.goto(pathIn(editorPaths.trash(), language));
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText(who);
    await expectNoAccessibilityErrors(page);
  }
  const restore = page.getByRole("button", { name: `Restore: ${name}` });
  await restore.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`The document “${name}” has been restored`)).toBeVisible();
  await expect(restore).toBeHidden();

  const screen = { page, language: "ENG" } as const;
  await page.goto(pathIn(editorPaths.edit("REPORT", saved.id), "ENG"));
  await page.getByRole("combobox", { name: "Choose from uploaded documents" }).click();
  await page.getByRole("option", { name }).click();
  await expect(page.getByRole("link", { name: `Open “${name}” in a new tab` })).toBeVisible();
  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
  expect((await request.get(url)).status()).toBe(200);
});

test("an editor who uploaded a PDF and left without saving finds it again, deletes it and undoes that", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const name = `Forgotten ${randomUUID().slice(0, 8)}`;
  await page.goto(pathIn(editorPaths.add("REPORT"), "ENG"));
  const card = page.getByRole("region", { name: "Documents" });
  await chooseFiles(card, "choose on your computer", [aDocument(`${name}.pdf`)]);
  await expect(card.getByRole("link", { name: `Open “${name}” in a new tab` })).toBeVisible();

  await page.goto(pathIn(editorPaths.trash(), "ENG"));
  const unused = page.getByRole("region", { name: "Uploaded, but not used" });
  await unused.getByRole("button", { name: `Delete: ${name}` }).click();
  await expect(page.getByText(`The document “${name}” was moved to the trash`)).toBeVisible();
  const deleted = page.getByRole("region", { name: "Deleted documents" });
  await expect(deleted.getByText(name)).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).last().click();
  await expect(unused.getByRole("button", { name: `Delete: ${name}` })).toBeVisible();
});
