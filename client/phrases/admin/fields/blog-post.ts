import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const blogPostFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Блог",
      one: "Допис",
      add: "Додати допис",
      none: "Дописів ще немає",
      noneText: "Напишіть перший: він з’явиться в блозі, щойно ви його опублікуєте.",
      inHistory: "допис",
    },
    new: "Новий допис",
    labels: {
      title: "Заголовок",
      shortDescription: "Короткий опис",
      content: "Текст",
      imageId: "Обкладинка",
      translations: "Тексти",
    },
    shortHint: "Одне-два речення для картки.",
  },
  ENG: {
    names: {
      many: "Blog",
      one: "Blog post",
      add: "Add a blog post",
      none: "No posts yet",
      noneText: "Write the first: it appears in the blog as soon as you publish it.",
      inHistory: "blog post",
    },
    new: "New blog post",
    labels: {
      title: "Heading",
      shortDescription: "Short description",
      content: "Text",
      imageId: "Cover",
      translations: "Texts",
    },
    shortHint: "One or two sentences for the card.",
  },
});
