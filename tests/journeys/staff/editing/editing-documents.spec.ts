import { randomUUID } from "node:crypto";
import { documentPhrases } from "../../../../client/phrases/admin/documents.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { blockFieldPhrases } from "../../../../client/phrases/admin/fields/block.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { aDocument } from "../../../support/journeys/chosen-files.ts";
import {
  type AdminPage,
  chooseFiles,
  saveButton,
  saveStatus,
} from "../../../support/journeys/editing.ts";
import {
  addBlock,
  beginPage,
  blockCard,
  blockText,
} from "../../../support/journeys/page-blocks.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor uploads PDFs into a block, is told why another file is none, and chooses one that is there", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  const titles = { UA: `Документи ${suffix}`, ENG: `Papers ${suffix}` };
  await beginPage(screen, { titles, address: `papers-${suffix}` });
  const block = await addBlock(screen, "documents", 1);
  const names = () =>
    block
      .getByRole("textbox", { name: blockFieldPhrases.UA.labels.document, exact: true })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const files = block.getByRole("link", { name: /Відкрити файл · PDF, \d+\s\S*Б/ });

  await chooseFiles(block, documentPhrases.UA.choose, [
    aDocument(`Статут ${suffix}.pdf`),
    aDocument(`policy_${suffix}.pdf`),
    { ...aDocument("letter.pdf"), buffer: Buffer.from("No PDF.") },
  ]);
  await expect(
    block.getByText("Це не PDF. Збережіть документ у форматі PDF.", { exact: true }),
  ).toBeVisible();
  await expect(files).toHaveCount(2);
  expect(await names()).toEqual([`Статут ${suffix}`, ""]);

  await block.getByRole("combobox", { name: blockFieldPhrases.UA.documents.choice }).click();
  await page.getByRole("option", { name: `policy_${suffix}` }).click();
  await expect(files).toHaveCount(3);

  await saveButton(screen).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/new"));
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  await page.reload();
  const stored = blockCard(screen, "documents", 1);
  await stored.getByRole("button", { name: "1. Документи", expanded: false }).click();
  await expect(files).toHaveCount(3);
  await expect(blockText(stored, "ENG", "document").nth(1)).toHaveValue(`policy ${suffix}`);
  await expectNoAccessibilityErrors(page);
});
