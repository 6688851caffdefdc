import { definePhrases } from "../phrases.ts";

/** Messages for a page that fails to load. */
export const loadErrorPhrases = definePhrases({
  UA: {
    failedTitle: "Не вдалося відкрити сторінку",
    offline: "Схоже, зв’язок перервався. Перевірте інтернет і спробуйте ще раз.",
    failed: "На жаль, сталася помилка, і сервер не відповідає. Будь ласка, спробуйте пізніше.",
    errorNumber: (id: string) => `Номер помилки: ${id}`,
    retry: "Спробувати ще раз",
    home: "На головну",
  },
  ENG: {
    failedTitle: "This page could not be opened",
    offline: "The connection seems to be lost. Check your internet and try again.",
    failed: "Unfortunately an error occurred and the server does not respond, please try later.",
    errorNumber: (id: string) => `Error number: ${id}`,
    retry: "Try again",
    home: "To the home page",
  },
});
