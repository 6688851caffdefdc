import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const rows = (count: number) => `${count} ${ukrainianWord(count, "рядок", "рядки", "рядків")}`;
const englishRows = (count: number) => `${count} ${englishWord(count, "row", "rows")}`;

/** The first numbers of rows of a file: "5, 9, 12…". */
const numbers = (lines: readonly number[]) =>
  `${lines.slice(0, 10).join(", ")}${lines.length > 10 ? "…" : ""}`;
const numbered = (lines: readonly number[]) =>
  `${lines.length === 1 ? "рядок файлу" : "рядки файлу"} ${numbers(lines)}`;
const englishNumbered = (lines: readonly number[]) =>
  `${englishWord(lines.length, "row", "rows")} ${numbers(lines)} of the file`;

/** Phrases of the import of a bank's statement into a report's money. */
export const statementPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Рядки з виписки банку",
    promise:
      "Файл не залишає цього браузера. До звіту потраплять лише суми за категоріями: без імен, номерів карток і призначень платежів.",
    period: (first: string, last: string) => `Беремо операції з ${first} до ${last}.`,
    choose: "Вибрати CSV",
    chooseOther: "Вибрати інший файл",
    faults: {
      tooLarge: "Файл більший за 10 МБ. Завантажте в банку виписку за один місяць.",
      empty: "Файл порожній. Завантажте виписку в банку ще раз.",
      notText: "Це не CSV. У кабінеті банку виберіть експорт у форматі CSV.",
      noAmount: "У файлі немає рядків із датою та сумою. Перевірте, чи це виписка за рахунком.",
    },
    columns: "Що в якому стовпці",
    columnNames: {
      date: "Дата",
      amount: "Сума",
      income: "Надходження",
      spending: "Витрати",
      direction: "Надходження чи витрата",
      state: "Стан операції",
      details: "За що",
      currency: "Валюта рахунку",
    },
    columnAt: (place: number) => `Стовпець ${place}`,
    noColumn: "немає",
    foreign: (count: number, currencies: readonly string[]) =>
      `Пропущено ${rows(count)} не в гривнях: ${currencies.join(", ")}.`,
    leftOut: {
      outside: (lines: readonly number[]) => `Пропущено ${rows(lines.length)} поза періодом звіту.`,
      notDone: (lines: readonly number[]) =>
        `Пропущено операції, які не відбулися: ${numbered(lines)}.`,
      totals: (lines: readonly number[]) => `Пропущено підсумки й залишки: ${numbered(lines)}.`,
      zero: (lines: readonly number[]) => `Пропущено нульові суми: ${numbered(lines)}.`,
    },
    unansweredTitle: "Уточніть, перш ніж додавати",
    encoding:
      "Не вдалося розпізнати кодування літер. Виберіть рядок, який читається правильно. Якщо такого немає, завантажте в банку CSV у кодуванні UTF-8.",
    monthFirst: (sample: string) => `Що стоїть першим у даті ${sample}?`,
    monthFirstAnswers: { yes: "Місяць", no: "День" },
    longDecimals: (sample: string, sum: string) =>
      `У файлі є суми з трьома або більше десятковими знаками. Чи означає ${sample} суму ${sum}?`,
    longDecimalsAnswers: { yes: "Так", no: "Ні, не брати таких рядків" },
    unreadable: (count: number) =>
      `Не вдалося прочитати ${rows(count)}. Якщо це операції, додайте їх до звіту вручну.`,
    unreadableRow: (line: number) => `Рядок ${line}:`,
    unreadableMore: (count: number) => `І ще ${rows(count)}`,
    withoutUnreadable: "Продовжити без цих рядків",
    nothing:
      "За цей період у файлі немає операцій у гривнях. Перевірте місяць звіту або виберіть інший файл.",
    preview: (count: number) =>
      `${count} ${ukrainianWord(count, "операція", "операції", "операцій")} за період`,
    category: "Категорія",
    project: "Проєкт",
    categoryOf: (place: number) => `Категорія операції ${place}`,
    projectOf: (place: number) => `Проєкт операції ${place}`,
    notInHryvnias: "Не в гривнях, не додається",
    leaveOut: "Не брати",
    noProject: "Робота загалом",
    more: (count: number) => `Показати ще, лишилося ${count}`,
    result: "До звіту додадуться рядки",
    operations: (count: number) =>
      `${count} ${ukrainianWord(count, "операція", "операції", "операцій")}`,
    duplicate: "Такі рядки у звіті вже є: схоже, цю виписку вже додано.",
    cancel: "Скасувати",
    add: (count: number): string => (count === 0 ? "Додати рядки" : `Додати ${rows(count)}`),
    added: (count: number) => `Додано ${rows(count)}`,
    addedText: "Перевірте суми, допишіть, за що це, і збережіть звіт.",
  }),
  ENG: withNonBreakingSpaces({
    title: "Lines from a bank statement",
    promise:
      "The file does not leave this browser. The report gets the sums of categories only: no names, no card numbers, no payment references.",
    period: (first: string, last: string) => `Transactions from ${first} to ${last} are used.`,
    choose: "Choose a CSV",
    chooseOther: "Choose another file",
    faults: {
      tooLarge: "The file is larger than 10 MB. Download a statement of one month from the bank.",
      empty: "The file is empty. Download the statement from the bank once more.",
      notText: "This is not a CSV file. In your online banking, choose the CSV export.",
      noAmount:
        "The file has no rows with a date and an amount. Check whether it is an account statement.",
    },
    columns: "What is in which column",
    columnNames: {
      date: "Date",
      amount: "Amount",
      income: "Income",
      spending: "Spending",
      direction: "Income or spending",
      state: "State of the transaction",
      details: "What for",
      currency: "Currency of the account",
    },
    columnAt: (place: number) => `Column ${place}`,
    noColumn: "none",
    foreign: (count: number, currencies: readonly string[]) =>
      `${englishRows(count)} not in hryvnias left out: ${currencies.join(", ")}.`,
    leftOut: {
      outside: (lines: readonly number[]) =>
        `${englishRows(lines.length)} outside the period left out.`,
      notDone: (lines: readonly number[]) =>
        `Transactions that did not take place left out: ${englishNumbered(lines)}.`,
      totals: (lines: readonly number[]) =>
        `Totals and balances left out: ${englishNumbered(lines)}.`,
      zero: (lines: readonly number[]) => `Amounts of zero left out: ${englishNumbered(lines)}.`,
    },
    unansweredTitle: "Please check before you add the lines",
    encoding:
      "The encoding of the letters was not recognised. Choose the line that you can read. If there is none, download a CSV in UTF-8 from the bank.",
    monthFirst: (sample: string) => `Which comes first in the date ${sample}?`,
    monthFirstAnswers: { yes: "The month", no: "The day" },
    longDecimals: (sample: string, sum: string) =>
      `The file has amounts with three or more decimals. Does ${sample} mean ${sum}?`,
    longDecimalsAnswers: { yes: "Yes", no: "No, leave such rows out" },
    unreadable: (count: number) =>
      `${englishRows(count)} could not be read. If they are transactions, add them to the report by hand.`,
    unreadableRow: (line: number) => `Row ${line}:`,
    unreadableMore: (count: number) => `And ${englishRows(count)} more`,
    withoutUnreadable: "Continue without these rows",
    nothing:
      "The file has no transactions in hryvnias in this period. Check the month of the report, or choose another file.",
    preview: (count: number) =>
      `${count} ${englishWord(count, "transaction", "transactions")} in this period`,
    category: "Category",
    project: "Project",
    categoryOf: (place: number) => `Category of transaction ${place}`,
    projectOf: (place: number) => `Project of transaction ${place}`,
    notInHryvnias: "Not in hryvnias, left out",
    leaveOut: "Leave out",
    noProject: "The work as a whole",
    more: (count: number) => `Show more, ${count} left`,
    result: "Lines that are added to the report",
    operations: (count: number) => `${count} ${englishWord(count, "transaction", "transactions")}`,
    duplicate: "The report has such lines already: this statement seems to have been added before.",
    cancel: "Cancel",
    add: (count: number): string =>
      count === 0 ? "Add lines" : `Add ${count} ${englishWord(count, "line", "lines")}`,
    added: (count: number) => `${count} ${englishWord(count, "line", "lines")} added`,
    addedText: "Check the sums, add what they are for, and save the report.",
  }),
});
