import { definePhrases } from "../../phrases.ts";

/** A partner's fields in its editor, by the names the server knows them by. */
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
