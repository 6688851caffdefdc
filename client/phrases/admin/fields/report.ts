import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const reportFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Звіти",
      one: "Звіт",
      add: "Додати звіт",
      none: "Звітів ще немає",
      noneText: "Розкажіть про перший місяць: що зроблено, зі світлинами й документами.",
      inHistory: "звіт",
    },
    new: "Новий звіт",
    labels: {
      description: "Опис",
      month: "Місяць",
      year: "Рік",
      imageIds: "Світлини",
      documents: "Документи",
      figures: "Гроші",
      periodStart: "Перший день",
      periodEnd: "Останній день",
      openingBalance: "Було на початок",
      closingBalance: "Лишилося на кінець",
      lines: "Рядки",
      translations: "Тексти",
    },
    period: "Період",
    noMonth: "За рік загалом",
  },
  ENG: {
    names: {
      many: "Reports",
      one: "Report",
      add: "Add a report",
      none: "No reports yet",
      noneText: "Describe the first month: what was done, with pictures and documents.",
      inHistory: "report",
    },
    new: "New report",
    labels: {
      description: "Description",
      month: "Month",
      year: "Year",
      imageIds: "Pictures",
      documents: "Documents",
      figures: "Money",
      periodStart: "First day",
      periodEnd: "Last day",
      openingBalance: "At the beginning",
      closingBalance: "Left at the end",
      lines: "Lines",
      translations: "Texts",
    },
    period: "Period",
    noMonth: "The year as a whole",
  },
});
