import { editorPaths, paths } from "../../../client/paths.ts";
import { counterFieldPhrases } from "../../../client/phrases/admin/fields/counters.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import { kyivDayOf } from "../../../client/phrases/dates.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { aDocument } from "../../support/journeys/chosen-files.ts";
import { chooseFiles, pathIn, saveButton, saveStatus } from "../../support/journeys/editing.ts";
import { adminSession, editorSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

const language = "UA" as Language;

test(`an editor is told that a number is older than its year, and an admin counts anew (${language})`, async ({
  newPage,
  request,
}) => {
  const phrases = counterFieldPhrases[language];
  const label = settingsFieldPhrases[language].labels.tons;
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.settings(), language));
  const tons = page.getByRole("group", { name: label });
  await tons.getByLabel(phrases.inUkrainian).fill("87");
  await tons.getByRole("combobox", { name: phrases.kind }).click();
  await page.getByRole("option", { name: phrases.kinds.TYPED }).click();
  await saveButton({ page, language }).click();
  await expect(tons.getByLabel(phrases.countedOn)).toHaveAttribute("aria-invalid", "true");

  await tons.getByLabel(phrases.countedOn).fill("2024-10-01");
  await expect(tons.getByText(phrases.outdated)).toBeVisible();
  const name = `count-${language.toLowerCase()}`;
  await chooseFiles(tons, phrases.upload, [aDocument(`${name}.pdf`)]);
  await expect(tons.getByRole("combobox", { name: phrases.document })).toHaveValue(
    new RegExp(name),
  );
  await expectNoAccessibilityErrors(page);
  await saveButton({ page, language }).click();
  await expect(saveStatus({ page, language })).toBeVisible();

  const editor = await newPage(await editorSession(request, "Леся"));
  await editor.goto(pathIn(paths.admin(), language));
  const notice = editor.getByRole("region", { name: phrases.notice });
  await expect(notice).toContainText(label);
  await expect(notice).toContainText(phrases.askAdmin);

  await page.goto(pathIn(paths.admin(), language));
  await page.getByRole("link", { name: phrases.update(label) }).click();
  await expect(page.getByRole("group", { name: label })).toBeFocused();
  const today = kyivDayOf(new Date().toISOString());
  await tons.getByLabel(phrases.countedOn).fill(today);
  await expect(tons.getByText(phrases.outdated)).toBeHidden();
  await saveButton({ page, language }).click();
  await expect(saveStatus({ page, language })).toBeVisible();

  await editor.goto(pathIn(paths.admin(), language));
  await expect(editor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto(pathIn(paths.home(), language));
  const proof = page.getByRole("link", { name: new RegExp(name) });
  await expect(proof).toHaveAttribute("href", /^\/documents\/.+\.pdf$/);
});
