import { definePhrases } from "../phrases.ts";

/** Messages for a page that fails to load. */
export const loadErrorPhrases = definePhrases({
  UA: {
    failedTitle: "Не вдалося відкрити сторінку",
    offline: "Схоже, зв’язок перервався. Перевірте інтернет і спробуйте ще раз.",
    failed: "Під час завантаження сталася помилка. Спробуйте ще раз за хвилину.",
    errorNumber: (id: string) => `Номер помилки: ${id}`,
    retry: "Спробувати ще раз",
    home: "На головну",
  },
  ENG: {
    failedTitle: "This page could not be opened",
    offline: "The connection seems to be lost. Check your internet and try again.",
    failed: "An error occurred while it was loading. Please try again in a minute.",
    errorNumber: (id: string) => `Error number: ${id}`,
    retry: "Try again",
    home: "To the home page",
  },
});
