import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const galleryCategoryFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Категорії",
      one: "Категорія",
      add: "Додати категорію",
      none: "Категорій ще немає",
      noneText: "Кожна галерея належить до категорії, тож почніть із першої.",
      inHistory: "категорія",
    },
    new: "Нова категорія",
    labels: { name: "Назва", description: "Опис", imageId: "Обкладинка", translations: "Тексти" },
  },
  ENG: {
    names: {
      many: "Categories",
      one: "Category",
      add: "Add a category",
      none: "No categories yet",
      noneText: "Every gallery belongs to a category, so begin with the first one.",
      inHistory: "category",
    },
    new: "New category",
    labels: { name: "Name", description: "Description", imageId: "Cover", translations: "Texts" },
  },
});
