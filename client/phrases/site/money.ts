import { formatMonth } from "../dates.ts";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** What visitors read of the reports' figures. Sums are formatted; `month` is 1 to 12, or 0. */
export const moneyPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: (year: number, month: number) =>
      month === 0 ? `Гроші за ${year} рік` : `Гроші за ${formatMonth(month, "UA")} ${year} року`,
    countable: "Кожну монету тут можна порахувати.",
    documented: "Рядки, біля яких є документ, можна з ним звірити.",
    received: "надійшло",
    spent: "витрачено",
    left: (day: string) => `лишилося на ${day}`,
    legend: (sum: string) => `1 монета = ${sum}, округлено`,
    table: (first: string, last: string) => `Надходження й витрати: ${first} – ${last}`,
    columns: {
      line: "За що",
      project: "Проєкт",
      document: "Документ",
      sum: "Сума",
    },
    opening: (day: string) => `Залишок на початок дня ${day}`,
    closing: (day: string) => `Залишок на кінець дня ${day}`,
    IN: "Надійшло",
    OUT: "Витрачено",
    noDescription: "Без опису",
    noProject: "Робота фонду загалом",
    yearDescription: (year: number) =>
      `Скільки надійшло, скільки витрачено й на що за ${year} рік: за місяцями, категоріями та проєктами.`,
    yearLead: (count: number): string =>
      count === 12
        ? "Усі дванадцять місяців — з опублікованих звітів."
        : "Суми зібрано зі звітів, які вже опубліковано.",
    monthsTable: (year: number) => `Гроші за місяцями ${year} року`,
    trend: "Скільки надійшло, витрачено й лишилося щомісяця",
    month: "Місяць",
    leftColumn: "Лишилося",
    total: "Разом",
    notPublished: "сум не опубліковано",
    gaps: "Суми деяких місяців ще не опубліковано, тому залишок не дорівнює сумі рядків.",
    whereTo: "Куди пішли гроші",
    whereFrom: "Звідки надійшли гроші",
    byCategory: "За категоріями",
    byProject: "За проєктами",
    share: (percent: string) => `${percent} %`,
    reportsOf: (year: number) => `Звіти за ${year} рік`,
    print: "Надрукувати",
  }),
  ENG: withNonBreakingSpaces({
    title: (year: number, month: number) =>
      month === 0 ? `Money in ${year}` : `Money in ${formatMonth(month, "ENG")} ${year}`,
    countable: "Every coin here can be counted.",
    documented: "Lines with a document can be checked against it.",
    received: "received",
    spent: "spent",
    left: (day: string) => `left on ${day}`,
    legend: (sum: string) => `1 coin = ${sum}, rounded`,
    table: (first: string, last: string) => `Income and spending: ${first} – ${last}`,
    columns: {
      line: "What for",
      project: "Project",
      document: "Document",
      sum: "Amount",
    },
    opening: (day: string) => `Balance at the start of ${day}`,
    closing: (day: string) => `Balance at the end of ${day}`,
    IN: "Received",
    OUT: "Spent",
    noDescription: "No description",
    noProject: "The foundation’s work as a whole",
    yearDescription: (year: number) =>
      `What was received in ${year}, what was spent and on what: by month, category and project.`,
    yearLead: (count: number): string =>
      count === 12
        ? "All twelve months, from published reports."
        : "The sums are taken from the reports published so far.",
    monthsTable: (year: number) => `Money by month in ${year}`,
    trend: "What was received, spent and left each month",
    month: "Month",
    leftColumn: "Left",
    total: "Total",
    notPublished: "sums not published",
    gaps: "The figures of some months are not published yet, so the balance does not equal the sum of the lines.",
    whereTo: "Where the money went",
    whereFrom: "Where the money came from",
    byCategory: "By category",
    byProject: "By project",
    share: (percent: string) => `${percent}%`,
    reportsOf: (year: number) => `Reports for ${year}`,
    print: "Print",
  }),
});
