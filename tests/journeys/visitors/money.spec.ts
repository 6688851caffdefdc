import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { kyivDayOf } from "../../../client/phrases/dates.ts";
import { formatMoney } from "../../../client/phrases/money.ts";
import { neighboursPhrases } from "../../../client/phrases/sharing.ts";
import { donationPagePhrases } from "../../../client/phrases/site/donation-page.ts";
import { homePhrases } from "../../../client/phrases/site/home.ts";
import { moneyPhrases } from "../../../client/phrases/site/money.ts";
import { reportsPhrases } from "../../../client/phrases/site/reports.ts";
import { csvRows } from "../../support/csv.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { cutTextsIn } from "../../support/journeys/looks/cut-texts.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** The rows of the CSV file that a link of the page downloads. */
async function downloadedRows(page: Page, name: string): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name, exact: true }).first().click(),
  ]);
  return csvRows(await readFile(await download.path(), "utf8"));
}

/** The sum of a direction in whole kopecks. */
const sumOf = (rows: readonly Record<string, string>[], direction: "IN" | "OUT"): number =>
  rows
    .filter((row) => row.direction === direction)
    .reduce((sum, row) => sum + Number(row.amount_kopecks), 0);

const phrases = moneyPhrases.ENG;
const reports = reportsPhrases.ENG;
const inReport = (page: Page) => page.getByRole("region", { name: /^Money in/ });

/** From the home page to the last month's report. Returns the sums that the home page shows. */
async function openLastReport(page: Page): Promise<string[]> {
  await page.goto(pathIn(paths.home(), "ENG"));
  const band = page.getByRole("region", { name: /^\S+ \d{4}$/ });
  const shown = await band.getByRole("definition").allInnerTexts();
  await band.getByRole("link", { name: homePhrases.ENG.lastMonth.report }).click();
  await expect(inReport(page).getByRole("table")).toBeVisible();
  return shown;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a journalist goes from the home page to the last month's money, its document and its data", async ({
    page,
    request,
  }) => {
    const shown = await openLastReport(page);
    const lines = inReport(page).getByRole("table");
    const file = await lines.locator('a[href^="/documents/"]').first().getAttribute("href");
    const document = await request.get(file ?? "");
    expect(document.headers()["content-type"]).toContain("application/pdf");

    const rows = await downloadedRows(page, reports.dataFile.csv);
    const [income, spending] = [sumOf(rows, "IN"), sumOf(rows, "OUT")];
    const closing = Number(rows[0]?.closing_balance_kopecks);
    expect(Number(rows[0]?.opening_balance_kopecks) + income - spending).toBe(closing);
    expect(shown).toEqual([income, spending, closing].map((sum) => formatMoney(sum, "ENG")));
    for (const [name, sum] of [
      [phrases.IN, income],
      [phrases.OUT, spending],
    ] as const) {
      const total = lines.getByRole("row", { name: new RegExp(`^${name} `) });
      await expect(total.getByRole("cell").first()).toHaveText(formatMoney(sum, "ENG"));
    }
    await expect(lines.getByRole("row")).toHaveCount(
      rows.length + new Set(rows.map(({ category }) => category)).size + 5,
    );
  });

  test("a donor reads beside the button what the last month received, spent and left, goes to the month before, to its year and to the year before", async ({
    page,
  }) => {
    const labels = neighboursPhrases.ENG;
    const sums = await openLastReport(page);
    await page.goto(pathIn(paths.donate(), "ENG"));
    const month = page.getByRole("figure").filter({ hasText: donationPagePhrases.ENG.inNumbers });
    for (const sum of sums) await expect(month).toContainText(sum);
    await month.getByRole("link", { name: donationPagePhrases.ENG.report }).click();

    const title = page.getByRole("heading", { level: 1 });
    const newest = (await title.textContent()) ?? "";
    const year = Number(/\d{4}/.exec(newest)?.[0]);
    await page.getByRole("link", { name: labels.reports.previous }).click();
    await expect(title).not.toHaveText(newest);
    await inReport(page)
      .getByRole("link", { name: reports.moneyOfYear(year) })
      .click();
    await expect(title).toHaveText(reports.moneyOfYear(year));
    const months = page.getByRole("table").first().getByRole("row");
    // A heading, the opening balance, the months that are over and the total.
    const [thisYear = 0, thisMonth = 0] = kyivDayOf(new Date().toISOString())
      .split("-")
      .map(Number);
    await expect(months).toHaveCount(year < thisYear ? 15 : 3 + thisMonth - 1);
    const chart = page.getByRole("group", { name: phrases.trend }).getByRole("radio");
    await chart.first().focus();
    await page.keyboard.press("Space");
    await expect(chart.first()).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(chart.nth(1)).toBeChecked();
    await expect(chart.nth(1)).toHaveAccessibleName(/^\S+ Received ₴\S+ Spent ₴\S+ Left ₴\S+$/);
    const rows = await downloadedRows(page, reports.dataFile.csv);
    for (const sum of [sumOf(rows, "IN"), sumOf(rows, "OUT")]) {
      await expect(months.last()).toContainText(formatMoney(sum, "ENG"));
    }
    await page.getByRole("link", { name: labels.years.previous }).click();
    await expect(title).toHaveText(reports.moneyOfYear(year - 1));
    await expect(months.filter({ hasText: phrases.notPublished })).not.toHaveCount(0);
  });
});

test("a report's money fits a phone and a large screen, and is printed with its table and documents, without navigation", async ({
  page,
}) => {
  await openLastReport(page);
  await expectNoAccessibilityErrors(page, { widths: [1440, 768, phoneWidth, 320] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: "print" });
  await expect(inReport(page).getByRole("table")).toBeVisible();
  await expect(inReport(page).getByText(phrases.received, { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Documents" })).toBeVisible();
  for (const role of ["navigation", "banner", "contentinfo", "button"] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});

for (const language of ["UA", "ENG"] as const) {
  test(`on a phone nothing of a year's and of a report's money is cut or scrolls sideways (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(paths.reports(), language));
    const { open, moneyOfYear } = reportsPhrases[language];
    const [word = ""] = moneyOfYear(0).split(/\s/);
    const links = [page.getByRole("link", { name: word }), page.getByRole("link", { name: open })];
    const pages = await Promise.all(links.map((link) => link.getAttribute("href")));
    for (const path of pages) {
      await page.goto(path ?? "");
      await expect(page.getByRole("table")).toHaveCount(1);
      for (const width of [320, phoneWidth]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await cutTextsIn(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}
