import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { goalPhrases } from "../../../client/phrases/site/projects/goal.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** Matches the text however its words are kept together. */
const text = (pattern: string) => new RegExp(pattern.replaceAll(" ", "\\s"));

const texts = {
  UA: {
    project: text("Дитячі точки TOGETHER"),
    sum: text("Зібрано 900 000 ₴ з 1 500 000 ₴"),
    left: text("Ще потрібно 600 000 ₴"),
    need: text("Дві нові групи для підлітків"),
    asOf: text("Станом на 31 жовтня \\d{4} року"),
    report: text("^Жовтень \\d{4}$"),
    heading: text("Звіт за жовтень \\d{4} року"),
    counted: text("Пораховано 31 грудня \\d{4} року. За договорами"),
  },
  ENG: {
    project: text("TOGETHER children’s points"),
    sum: text("₴900,000 raised of ₴1,500,000"),
    left: text("₴600,000 is still needed"),
    need: text("Two new groups for teenagers"),
    asOf: text("As of 31 October \\d{4}"),
    report: text("^October \\d{4}$"),
    heading: text("Report for October \\d{4}"),
    counted: text("Counted on 31 December \\d{4}. From agreements"),
  },
};

/** Reads what a project needs, and opens the newest of the reports that prove what was raised. */
async function readGoal(page: Page, language: Language) {
  const phrases = goalPhrases[language];
  const shown = texts[language];
  await page.goto(pathIn(paths.projects(), language));
  const card = page.getByRole("article").filter({ hasText: shown.project });
  await expect(card).toContainText(shown.sum);
  await card.getByRole("link", { name: shown.project }).click();
  const goal = page.getByRole("region", { name: phrases.title });
  await expect(goal.getByRole("progressbar", { name: shown.sum })).toHaveAttribute(
    "value",
    "90000000",
  );
  for (const sentence of [shown.left, shown.need, shown.asOf]) {
    await expect(goal.getByText(sentence)).toBeVisible();
  }
  const donate = goal.getByRole("link", { name: phrases.donate });
  await expect(donate).toHaveAttribute("href", /\/donate\?project=[\da-f-]{36}/);
  return { goal, report: goal.getByRole("link", { name: shown.report }) };
}

const language = "UA" as Language;

test(`a donor sees what a project still needs, and the report that proves it (${language})`, async ({
  page,
}) => {
  const { report } = await readGoal(page, language);
  await expectNoAccessibilityErrors(page);
  await report.click();
  await expect(page).toHaveURL(/\/reports\/[\da-f-]{36}/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[language].heading);
});

test(`a donor reads when the numbers of the year were counted, and from what (${language})`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.home(), language));
  await expect(page.getByText(texts[language].counted)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a donor reads the same, and the report", async ({ page }) => {
    const { report } = await readGoal(page, "UA");
    await report.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.UA.heading);
  });
});
