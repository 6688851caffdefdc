import { definePhrases } from "../phrases.ts";

/** Phrases of the loading state before the session is known. */
export const adminLoadingPhrases = definePhrases({
  UA: {
    title: "Керування сайтом",
    opening: "Відкриваємо…",
    needsScript:
      "Щоб керувати сайтом, потрібен JavaScript. Увімкніть його в налаштуваннях браузера й оновіть сторінку.",
    toSite: "На сайт",
  },
  ENG: {
    title: "Admin area",
    opening: "Opening…",
    needsScript:
      "The admin area needs JavaScript. Switch it on in your browser’s settings and reload the page.",
    toSite: "To the site",
  },
});
