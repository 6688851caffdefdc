import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { fieldErrorPhrases } from "../../../client/phrases/admin/fields/field-errors.ts";
import { openingHoursPhrases } from "../../../client/phrases/admin/fields/opening-hours.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { type AdminPage, pathIn, saveButton, saveStatus } from "../../support/journeys/editing.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("an admin sets the founding year, the working week and the networks, and visitors read them", async ({
  newPage,
  request,
}) => {
  const { labels, links } = settingsFieldPhrases.ENG;
  const { opens, closes } = openingHoursPhrases.ENG;
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "ENG" };
  await page.goto(pathIn(editorPaths.settings(), "ENG"));
  await page.getByLabel(labels.foundingYear).fill("2019");
  for (const day of ["Tuesday", "Wednesday", "Thursday", "Friday"]) {
    await page.getByLabel(opens(day)).fill("10:00");
    await page.getByLabel(closes(day)).fill("18:00");
  }
  await page.getByLabel(opens("Saturday")).fill("10:00");
  const saturday = page.getByLabel(closes("Saturday"));
  await saturday.fill("09:00");
  await page.getByRole("button", { name: links.add }).click();
  const url = page.getByLabel(links.row(1), { exact: true });
  await url.fill("tiktok.com/@hope");

  await saveButton(screen).click();
  await expect(url).toHaveAttribute("aria-invalid", "true");
  await url.fill("https://tiktok.com/@hope");
  await page.getByRole("button", { name: links.add }).click();
  await page.getByLabel(links.row(2), { exact: true }).fill("https://t.me/hope");
  await page.getByRole("button", { name: links.up(2) }).click();
  await expect(url).toHaveValue("https://t.me/hope");
  await saveButton(screen).click();
  await expect(saturday).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(fieldErrorPhrases.ENG.afterOpening).first()).toBeVisible();
  await saturday.fill("14:00");
  await expectNoAccessibilityErrors(page);
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.ENG.saved);

  await page.goto(pathIn(paths.contacts(), "ENG"));
  const main = page.getByRole("main");
  await expect(main).toContainText("Tuesday to Friday");
  await expect(main).toContainText("10:00–14:00");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("© 2019");
  await expect(footer.getByRole("link", { name: "Telegram" })).toHaveAttribute(
    "href",
    "https://t.me/hope",
  );
  await expect(footer.getByRole("link", { name: "TikTok" })).toHaveText("TikTok");
});
