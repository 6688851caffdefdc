import { definePhrases } from "../../phrases.ts";

/** Labels of a gallery category's fields, by the server's field names. */
export const galleryCategoryFieldPhrases = definePhrases({
  UA: {
    new: "Нова категорія",
    labels: { name: "Назва", description: "Опис", imageId: "Обкладинка", translations: "Слова" },
  },
  ENG: {
    new: "New category",
    labels: { name: "Name", description: "Description", imageId: "Cover", translations: "Words" },
  },
});
