import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { donatePhrases } from "../../../client/phrases/site/donate.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { button, pathIn, saveStatus } from "../../support/journeys/editing.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

const language = "UA" as Language;

test(`an admin says what an amount buys, and donors read it (${language})`, async ({
  newPage,
  request,
}) => {
  const { examples } = settingsFieldPhrases[language];
  const sum = language === "UA" ? 640 : 25;
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.settings(), language));
  const rows = page.getByRole("group", { name: /^(?:Сума|Amount) \d+$/ });
  const add = page.getByRole("button", { name: examples.add });
  await expect(add).toBeVisible();
  const before = await rows.count();
  await add.click();
  const row = rows.nth(before);
  await row.getByLabel(examples.ua).fill("тепла ковдра");
  await row.getByLabel(examples.eng).fill("a warm blanket");

  const save = language === "UA" ? "Оновити на сайті" : "Update the site";
  await button({ page, language }, save).click();
  const amount = row.getByLabel(examples.amount, { exact: true });
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(row.getByLabel(examples.ua)).toHaveValue("тепла ковдра");
  await expectNoAccessibilityErrors(page);

  await amount.fill(String(sum));
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");
  await button({ page, language }, save).click();
  await expect(saveStatus({ page, language })).toHaveText(editingPhrases[language].saved);
  await page.goto(pathIn(`${paths.donate()}?place=ukraine`, language));
  const shown = page.getByRole("link", { name: donatePhrases[language].amount(sum, "UAH") });
  await expect(shown).toContainText(language === "UA" ? "тепла ковдра" : "a warm blanket");
});
