import { definePhrases } from "../../phrases.ts";

/** Labels of a blog post's fields, by the server's field names. */
export const blogPostFieldPhrases = definePhrases({
  UA: {
    new: "Новий допис",
    labels: {
      title: "Заголовок",
      shortDescription: "Короткий опис",
      content: "Текст",
      imageId: "Обкладинка",
      translations: "Слова",
    },
    shortHint: "Одне-два речення для картки.",
  },
  ENG: {
    new: "New blog post",
    labels: {
      title: "Heading",
      shortDescription: "Short description",
      content: "Text",
      imageId: "Cover",
      translations: "Words",
    },
    shortHint: "One or two sentences for the card.",
  },
});
