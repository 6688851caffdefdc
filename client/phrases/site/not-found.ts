import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

export const notFoundPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Сторінки не знайдено",
    heading: "Цю сторінку хтось вирізав",
    text: "Такої сторінки не існує або її видалили. Зате все інше на місці.",
    search: "Пошук на сайті",
    find: "Шукати",
    home: "На головну",
    supportChildren: "Підтримати дітей",
  }),
  ENG: withNonBreakingSpaces({
    title: "Page not found",
    heading: "Somebody cut this page out",
    text: "This page does not exist or was deleted. Everything else is in its place.",
    search: "Search the site",
    find: "Search",
    home: "Home page",
    supportChildren: "Support children",
  }),
});
