import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const rows = (count: number) => `${count} ${ukrainianWord(count, "рядок", "рядки", "рядків")}`;
const englishRows = (count: number) => `${count} ${englishWord(count, "row", "rows")}`;

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
      noAmount: "У файлі немає стовпця із сумами. Перевірте, чи це виписка за рахунком.",
    },
    columns: "Що в якому стовпці",
    columnNames: {
      date: "Дата",
      amount: "Сума",
      income: "Надходження",
      spending: "Витрати",
      details: "За що",
      currency: "Валюта",
    },
    columnAt: (place: number) => `Стовпець ${place}`,
    noColumn: "немає",
    outside: (count: number) => `Пропущено ${rows(count)} поза періодом звіту.`,
    foreign: (count: number) => `Пропущено ${rows(count)} не в гривнях.`,
    unreadable: (count: number) => `Пропущено ${rows(count)} без дати або суми.`,
    nothing:
      "За цей період у файлі немає операцій. Перевірте місяць звіту або виберіть інший файл.",
    preview: (count: number) =>
      `${count} ${ukrainianWord(count, "операція", "операції", "операцій")} за період`,
    category: "Категорія",
    project: "Проєкт",
    categoryOf: (place: number) => `Категорія операції ${place}`,
    projectOf: (place: number) => `Проєкт операції ${place}`,
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
      "The file does not leave this browser. The report gets the sums of categories only: no names, no card numbers, no purposes of payments.",
    period: (first: string, last: string) => `Operations from ${first} to ${last} are used.`,
    choose: "Choose a CSV",
    chooseOther: "Choose another file",
    faults: {
      tooLarge: "The file is larger than 10 MB. Download a statement of one month from the bank.",
      empty: "The file is empty. Download the statement from the bank once more.",
      notText: "This is not a CSV. Choose the export as CSV in your bank’s account.",
      noAmount: "The file has no column of amounts. Check whether it is a statement of an account.",
    },
    columns: "What is in which column",
    columnNames: {
      date: "Date",
      amount: "Amount",
      income: "Income",
      spending: "Spending",
      details: "What for",
      currency: "Currency",
    },
    columnAt: (place: number) => `Column ${place}`,
    noColumn: "none",
    outside: (count: number) => `${englishRows(count)} outside the period left out.`,
    foreign: (count: number) => `${englishRows(count)} not in hryvnias left out.`,
    unreadable: (count: number) => `${englishRows(count)} without a date or an amount left out.`,
    nothing:
      "The file has no operations in this period. Check the month of the report, or choose another file.",
    preview: (count: number) => `${count} ${englishWord(count, "operation", "operations")}`,
    category: "Category",
    project: "Project",
    categoryOf: (place: number) => `Category of operation ${place}`,
    projectOf: (place: number) => `Project of operation ${place}`,
    leaveOut: "Leave out",
    noProject: "The work as a whole",
    more: (count: number) => `Show more, ${count} left`,
    result: "Lines that are added to the report",
    operations: (count: number) => `${count} ${englishWord(count, "operation", "operations")}`,
    duplicate: "The report has such lines already: this statement seems to have been added before.",
    cancel: "Cancel",
    add: (count: number): string =>
      count === 0 ? "Add lines" : `Add ${count} ${englishWord(count, "line", "lines")}`,
    added: (count: number) => `${count} ${englishWord(count, "line", "lines")} added`,
    addedText: "Check the sums, add what they are for, and save the report.",
  }),
});
