import { definePhrases } from "../../phrases.ts";

/** Labels of a report's fields, by the server's field names. */
export const reportFieldPhrases = definePhrases({
  UA: {
    new: "Новий звіт",
    labels: {
      description: "Опис",
      month: "Місяць",
      year: "Рік",
      imageIds: "Світлини",
      documents: "Документи",
      translations: "Слова",
    },
    period: "Період",
    noMonth: "За рік загалом",
  },
  ENG: {
    new: "New report",
    labels: {
      description: "Description",
      month: "Month",
      year: "Year",
      imageIds: "Pictures",
      documents: "Documents",
      translations: "Words",
    },
    period: "Period",
    noMonth: "The year as a whole",
  },
});
