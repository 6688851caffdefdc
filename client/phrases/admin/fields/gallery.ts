import { definePhrases } from "../../phrases.ts";

/** Labels of a gallery's fields, by the server's field names. */
export const galleryFieldPhrases = definePhrases({
  UA: {
    new: "Нова галерея",
    labels: {
      title: "Назва",
      description: "Опис",
      categoryId: "Категорія",
      galleryDate: "Дата",
      isImportant: "Показати в новинах",
      imageIds: "Світлини",
      translations: "Слова",
    },
    dateHint: "Рік, місяць і день: 2022-10-12. Далі можна дописати будь-що.",
    dateUnknown: "Дату не впізнали: галерея стане після датованих.",
    dateMeant: (day: string) => `Це ${day}? Записати`,
    noCategories: "Спершу додайте категорію.",
  },
  ENG: {
    new: "New gallery",
    labels: {
      title: "Title",
      description: "Description",
      categoryId: "Category",
      galleryDate: "Date",
      isImportant: "Show in the news",
      imageIds: "Pictures",
      translations: "Words",
    },
    dateHint: "Year, month and day: 2022-10-12. Anything may follow.",
    dateUnknown: "This is no date we know: the gallery stands behind the dated ones.",
    dateMeant: (day: string) => `Is it ${day}? Write it so`,
    noCategories: "Add a category first.",
  },
});
