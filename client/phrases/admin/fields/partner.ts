import { definePhrases } from "../../phrases.ts";

/** Labels of a partner's fields, by the server's field names. */
export const partnerFieldPhrases = definePhrases({
  UA: {
    new: "Новий партнер",
    labels: { name: "Назва", website: "Сайт", imageId: "Логотип", translations: "Слова" },
    websiteHint: "Адреса, що починається з https://. Можна лишити порожньою.",
  },
  ENG: {
    new: "New partner",
    labels: { name: "Name", website: "Website", imageId: "Logo", translations: "Words" },
    websiteHint: "An address that begins with https://. It may stay blank.",
  },
});
