import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const galleryFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Галереї",
      one: "Галерея",
      add: "Додати галерею",
      none: "Галерей ще немає",
      noneText: "Додайте першу: досить назви й кількох світлин.",
      inHistory: "галерея",
    },
    new: "Нова галерея",
    labels: {
      title: "Назва",
      description: "Опис",
      categoryId: "Категорія",
      galleryDate: "Дата",
      isImportant: "Показати в новинах",
      imageIds: "Світлини",
      address: "Адреса сторінки",
      translations: "Тексти",
    },
    calendar: "Вибрати дату в календарі",
    dateHint: "Рік, місяць і день: 2022-10-12. Далі можна дописати будь-що.",
    dateUnknown:
      "Не вдалося розпізнати дату: галерея буде після тих, що мають дату. Напишіть, наприклад, 2022-10-12.",
    dateMeant: (day: string) => `Це ${day}? Записати`,
    noCategories: "Спершу додайте категорію.",
  },
  ENG: {
    names: {
      many: "Galleries",
      one: "Gallery",
      add: "Add a gallery",
      none: "No galleries yet",
      noneText: "Add the first: a title and a few pictures are enough.",
      inHistory: "gallery",
    },
    new: "New gallery",
    labels: {
      title: "Title",
      description: "Description",
      categoryId: "Category",
      galleryDate: "Date",
      isImportant: "Show in the news",
      imageIds: "Pictures",
      address: "Address of the page",
      translations: "Texts",
    },
    calendar: "Choose a date in the calendar",
    dateHint: "Year, month and day: 2022-10-12. Anything may follow.",
    dateUnknown:
      "The date was not recognised: the gallery will come after those with a date. Write it like 2022-10-12.",
    dateMeant: (day: string) => `Is it ${day}? Use this date`,
    noCategories: "Add a category first.",
  },
});
