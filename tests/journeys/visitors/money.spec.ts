import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { formatExactHryvnias, formatHryvnias } from "../../../client/phrases/money.ts";
import { neighboursPhrases } from "../../../client/phrases/sharing.ts";
import { donationPagePhrases } from "../../../client/phrases/site/donation-page.ts";
import { homePhrases } from "../../../client/phrases/site/home.ts";
import { moneyPhrases } from "../../../client/phrases/site/money.ts";
import { openDataPhrases } from "../../../client/phrases/site/open-data.ts";
import { reportsPhrases } from "../../../client/phrases/site/reports.ts";
import { csvRows } from "../../support/csv.ts";
import {
  expectNoAccessibilityErrors,
  expectNoHorizontalScroll,
  phoneWidth,
} from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
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

const language = "ENG" as Language;

const phrases = moneyPhrases[language];
const reports = reportsPhrases[language];
const files = reports.dataFile;
const inReport = (page: Page) => page.getByRole("region", { name: /^(?:Гроші за|Money in)/ });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(`a journalist goes from the home page to the last month's money, its document and its data (${language})`, async ({
    page,
    request,
  }) => {
    await page.goto(pathIn(paths.home(), language));
    const band = page.getByRole("region", { name: /^\S+ \d{4}$/ });
    const shown = await band.getByRole("definition").allInnerTexts();
    await band.getByRole("link", { name: homePhrases[language].lastMonth.report }).click();

    const money = inReport(page);
    const lines = money.getByRole("table");
    const file = await lines.locator('a[href^="/documents/"]').first().getAttribute("href");
    const document = await request.get(file ?? "");
    expect(document.headers()["content-type"]).toContain("application/pdf");

    const rows = await downloadedRows(page, files.csv);
    const [income, spending] = [sumOf(rows, "IN"), sumOf(rows, "OUT")];
    const closing = Number(rows[0]?.closing_balance_kopecks);
    expect(Number(rows[0]?.opening_balance_kopecks) + income - spending).toBe(closing);
    expect(shown.map((text) => text.replace(/\s\S+$/, ""))).toEqual(
      [income, spending, closing].map((sum) => formatHryvnias(sum, language)),
    );
    for (const [name, sum] of [
      [phrases.IN, income],
      [phrases.OUT, spending],
    ] as const) {
      const total = lines.getByRole("row", { name: new RegExp(`^${name} `) });
      await expect(total.getByRole("cell").first()).toHaveText(formatExactHryvnias(sum, language));
    }
    await expect(lines.getByRole("row")).toHaveCount(
      rows.length + new Set(rows.map(({ category }) => category)).size + 5,
    );
  });

  test(`a donor goes from a month to the month before, to its year and to the year before (${language})`, async ({
    page,
  }) => {
    const labels = neighboursPhrases[language];
    await page.goto(pathIn(paths.home(), language));
    await page.getByRole("link", { name: homePhrases[language].lastMonth.report }).click();
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
    // A heading, the opening balance, twelve months and the total.
    await expect(months).toHaveCount(15);
    await expect(months.filter({ hasText: phrases.notPublished })).not.toHaveCount(0);
    const rows = await downloadedRows(page, files.csv);
    for (const sum of [sumOf(rows, "IN"), sumOf(rows, "OUT")]) {
      await expect(months.last()).toContainText(formatExactHryvnias(sum, language));
    }
    await page.getByRole("link", { name: labels.years.previous }).click();
    await expect(title).toHaveText(reports.moneyOfYear(year - 1));
  });
});

test(`a report's money fits a phone and a large screen, and its table scrolls inside itself (${language})`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.home(), language));
  await page.getByRole("link", { name: homePhrases[language].lastMonth.report }).click();
  await expect(inReport(page).getByRole("table")).toBeVisible();
  await expectNoHorizontalScroll(page, [320, phoneWidth, 768, 1440]);
  await expectNoAccessibilityErrors(page, { widths: [phoneWidth, 1440], width: 1440 });
});

test(`a printed report is its figures, its table and its documents, without navigation (${language})`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.home(), language));
  await page.getByRole("link", { name: homePhrases[language].lastMonth.report }).click();
  await expect(inReport(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(inReport(page).getByRole("table")).toBeVisible();
  await expect(inReport(page).getByText(phrases.received, { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: /^(?:Документи|Documents)$/ })).toBeVisible();
  for (const role of ["navigation", "banner", "contentinfo", "button"] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});

test(`a search engine finds the data set with its licence, and files that open (${language})`, async ({
  page,
  request,
}) => {
  await page.goto(pathIn(paths.openData(), language));
  await expectNoHorizontalScroll(page, [320, phoneWidth, 768, 1440]);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const dataset = texts.map((text) => JSON.parse(text)).find((one) => one["@type"] === "Dataset");
  expect(dataset).toMatchObject({
    license: "https://creativecommons.org/licenses/by/4.0/",
    temporalCoverage: expect.stringMatching(/^\d{4}-\d\d-01\/\d{4}-\d\d-\d\d$/),
    creator: { "@type": "NGO" },
  });
  for (const { contentUrl, encodingFormat } of dataset.distribution) {
    const file = await request.get(contentUrl);
    expect(file.headers()["content-type"]).toContain(encodingFormat);
  }
  const licence = page.getByRole("link", { name: openDataPhrases[language].licenceName });
  await expect(licence).toHaveAttribute("href", dataset.license);
});

test(`a donor reads beside the button what the last month received, spent and left (${language})`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.home(), language));
  const band = page.getByRole("region", { name: /^\S+ \d{4}$/ });
  const sums = await band.getByRole("definition").allTextContents();
  await page.goto(pathIn(paths.donate(), language));
  const report = page.getByRole("link", {
    name: donationPagePhrases[language].report("").trim(),
  });
  for (const sum of sums) await expect(report).toContainText(sum.replace(/\s\S+$/, ""));
});
