import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { counterFieldPhrases } from "../../../client/phrases/admin/fields/counters.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import { kyivDayOf } from "../../../client/phrases/dates.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { aDocument } from "../../support/journeys/chosen-files.ts";
import {
  type AdminPage,
  chooseFiles,
  saveButton,
  saveStatus,
} from "../../support/journeys/editing.ts";
import { sendForm } from "../../support/journeys/inbox.ts";
import { adminSession, editorSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

const phrases = counterFieldPhrases.UA;
const { examples } = settingsFieldPhrases.UA;
const sentence = "640 коробок зібрали волонтери";

test("an admin says what an amount buys and when a number was counted, and donors read it; an editor is told while the number is older than its year", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.settings());
  const rows = page.getByRole("group", { name: /^Сума \d+$/ });
  const add = page.getByRole("button", { name: examples.add });
  await expect(add).toBeVisible();
  const row = rows.nth(await rows.count());
  await add.click();
  await row.getByLabel(examples.ua).fill("тепла ковдра");
  await row.getByLabel(examples.eng).fill("a warm blanket");
  await page.getByRole("button", { name: phrases.add }).click();
  const boxes = page.getByRole("region", { name: phrases.row(1) });
  const inUkrainian = boxes.getByRole("group", { name: editingPhrases.UA.languages.UA }).first();
  await boxes.getByRole("combobox", { name: phrases.kind }).click();
  await page.getByRole("option", { name: phrases.kinds.TYPED }).click();
  await saveButton(screen).click();
  const amount = row.getByLabel(examples.amount, { exact: true });
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(row.getByLabel(examples.ua)).toHaveValue("тепла ковдра");
  await amount.fill("640");
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");
  await saveButton(screen).click();
  const day = boxes.getByLabel(phrases.countedOn);
  for (const field of [
    inUkrainian.getByLabel(phrases.number),
    inUkrainian.getByLabel(phrases.label),
    day,
  ]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expectNoAccessibilityErrors(page);

  await inUkrainian.getByLabel(phrases.number).fill("640");
  await inUkrainian.getByLabel(phrases.label).fill("коробок зібрали волонтери");
  await day.fill("2024-10-01");
  await expect(boxes.getByText(phrases.outdated)).toBeVisible();
  await chooseFiles(boxes, phrases.upload, [aDocument("count-of-boxes.pdf")]);
  await expect(boxes.getByRole("combobox", { name: phrases.document })).toHaveValue(
    /count-of-boxes/,
  );
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);

  await sendForm(request, "GENERAL");
  const editor = await newPage(await editorSession(request, "Леся"));
  await editor.goto(paths.admin());
  const notice = editor.getByRole("region", { name: phrases.notice });
  await expect(notice).toContainText(sentence);
  await expect(notice).toContainText(phrases.askAdmin);
  // Applications are none of an editor's business, and no link leads there.
  await expect(editor.getByRole("link", { name: /^Заявки|^\d+ Нов|спам/ })).toHaveCount(0);

  await page.getByRole("link", { name: "Огляд", exact: true }).click();
  await page.getByRole("link", { name: phrases.update(sentence) }).click();
  await expect(boxes.getByRole("button", { name: sentence, expanded: true })).toBeFocused();
  await day.fill(kyivDayOf(new Date().toISOString()));
  await expect(boxes.getByText(phrases.outdated)).toBeHidden();
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  await editor.reload();
  await expect(editor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  const home = await (await request.get(paths.home())).text();
  expect(home.replaceAll("\u00a0", " ")).toContain("1 рука = 10");
  expect(home).toMatch(/href="\/documents\/[^"]+\.pdf"[^>]*>[\s\S]{0,200}count-of-boxes/);
  await page.goto(paths.help());
  await expect(page.getByRole("main")).toContainText("тепла ковдра");
});
