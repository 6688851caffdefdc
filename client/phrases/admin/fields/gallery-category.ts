import { definePhrases } from "../../phrases.ts";

/** A gallery category's fields in its editor, by the names the server knows them by. */
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
