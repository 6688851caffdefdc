import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of every list of news, on the home page too. */
export const newsItemPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    readOn: "Читати далі",
    close: "Згорнути",
    allPictures: (count: number) => `Усі світлини (${count})`,
    gallery: "Відкрити галерею",
    pictures: "Світлини до новини",
    onlyInOther: "Поки що лише англійською",
  }),
  ENG: withNonBreakingSpaces({
    readOn: "Read on",
    close: "Close",
    allPictures: (count: number) => `All pictures (${count})`,
    gallery: "Open the gallery",
    pictures: "Pictures of this news item",
    onlyInOther: "In Ukrainian only so far",
  }),
});

export const newsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Новини",
    path: "Шлях до сторінки",
    home: "Головна",
    list: "Усі новини",
    newest: "До найновіших",
    more: "Завантажити ще новини",
    moreFailed: "Не вдалося завантажити новини. Спробуйте ще раз.",
    loadedMore: (count: number) =>
      `Додано ${count} ${ukrainianWord(count, "новину", "новини", "новин")}`,
    none: "Новин іще немає. Перша з’явиться тут.",
  }),
  ENG: withNonBreakingSpaces({
    title: "News",
    path: "Breadcrumb",
    home: "Home",
    list: "All news",
    newest: "To the newest",
    more: "Download more news",
    moreFailed: "The news could not be loaded. Please try again.",
    loadedMore: (count: number) =>
      `${count} ${englishWord(count, "news item", "news items")} added`,
    none: "There is no news yet. The first will appear here.",
  }),
});
