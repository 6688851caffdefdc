import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const partnerFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Партнери",
      one: "Партнер",
      add: "Додати партнера",
      none: "Партнерів ще немає",
      noneText: "Додайте першого: назву, логотип і сайт.",
      inHistory: "партнер",
    },
    new: "Новий партнер",
    labels: { name: "Назва", website: "Сайт", imageId: "Логотип", translations: "Тексти" },
    websiteHint: "Адреса, що починається з https://. Можна лишити порожньою.",
  },
  ENG: {
    names: {
      many: "Partners",
      one: "Partner",
      add: "Add a partner",
      none: "No partners yet",
      noneText: "Add the first: name, logo and website.",
      inHistory: "partner",
    },
    new: "New partner",
    labels: { name: "Name", website: "Website", imageId: "Logo", translations: "Texts" },
    websiteHint: "An address that begins with https://. You can leave it blank.",
  },
});
