import { paths } from "../../../client/paths.ts";
import { formatDay } from "../../../client/phrases/dates.ts";
import { goalPhrases } from "../../../client/phrases/site/projects/goal.ts";
import { StoryTime } from "../../../server/demo/rows/story-time.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** Matches the text however its words are kept together. */
const text = (pattern: string) => new RegExp(pattern.replaceAll(/\s/g, "\\s"));

/** The last day of the latest month with a report. */
const { countedOn } = new StoryTime(new Date());

const texts = {
  UA: {
    home: text("Тримаємо"),
    projects: "Проєкти",
    project: text("Дитячі точки TOGETHER"),
    sum: text("Зібрано 900 000 ₴ з 1 500 000 ₴"),
    left: text("Ще потрібно 600 000 ₴"),
    need: text("Дві нові групи для підлітків"),
    asOf: text(`Станом на ${formatDay(countedOn, "UA")} року`),
    report: text("^Жовтень \\d{4}$"),
    heading: text("Звіт за жовтень \\d{4} року"),
    counted: text(`Пораховано ${formatDay(countedOn, "UA")} року. За договорами`),
  },
  ENG: {
    home: text("We hold"),
    projects: "Projects",
    project: text("TOGETHER children’s points"),
    sum: text("₴900,000 raised of ₴1,500,000"),
    left: text("₴600,000 is still needed"),
    need: text("Two new groups for teenagers"),
    asOf: text(`As of ${formatDay(countedOn, "ENG")}`),
    report: text("^October \\d{4}$"),
    heading: text("Report for October \\d{4}"),
    counted: text(`Counted on ${formatDay(countedOn, "ENG")}. From agreements`),
  },
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const phrases = goalPhrases[language];
    const shown = texts[language];

    test(`a donor reads when the numbers of the year were counted, what a project still needs, and the report that proves it (${language})`, async ({
      page,
    }) => {
      const title = page.getByRole("heading", { level: 1 });
      await page.goto(pathIn(paths.home(), language));
      await expect(title).toHaveText(shown.home);
      await expect(page.getByText(shown.counted)).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: shown.projects }).click();
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
      await goal.getByRole("link", { name: shown.report }).click();
      await expect(page).toHaveURL(/\/reports\/\d{4}-\d{2}/);
      await expect(title).toHaveText(shown.heading);
    });
  }
});
