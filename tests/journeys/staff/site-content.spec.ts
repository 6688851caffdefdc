import { editorPaths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("an administrator exports content and reads what a file contains before importing it", async ({
  console,
  newPage,
  request,
}) => {
  console.allow(/status of 422/);
  const session = await adminSession(request);
  await executeGraphql(
    request,
    session,
    `mutation { saveMember(input: { translations: { ua: { name: "Оля" } } }) { id } }`,
  );
  // Others may have written on this site, too.
  const { members } = await executeGraphql<{ members: { items: object[] } }>(
    request,
    session,
    "{ members(drafts: true, language: UA) { items { id } } }",
  );
  const page = await newPage(session);
  await page.goto(pathIn(editorPaths.content(), "ENG"));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the ZIP file" }).click();
  const file = await (await downloading).path();
  const card = page.getByRole("region", { name: "Import" });
  const choosing = page.waitForEvent("filechooser");
  await card.getByRole("button", { name: "Choose a ZIP file" }).click();
  await (await choosing).setFiles(file);
  const row = card.getByRole("row", { name: /Team/ });
  await expect(row).toContainText(String(members.items.length));
  await expectNoAccessibilityErrors(page);
  await card.getByRole("button", { name: "Import", exact: true }).click();
  await expect(card.getByText(/The import is complete/)).toBeVisible();
  await card.getByRole("button", { name: "Done" }).click();

  const again = page.waitForEvent("filechooser");
  await card.getByRole("button", { name: "Choose a ZIP file" }).click();
  await (await again).setFiles({
    name: "a.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("x"),
  });
  await expect(card.getByRole("alert")).toContainText("This is not a ZIP file");
});
