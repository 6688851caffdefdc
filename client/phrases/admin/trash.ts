import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the trash. */
export const trashPhrases = definePhrases({
  UA: {
    title: "Кошик",
    text: "Видалене лежить тут 30 днів, а тоді зникає назавжди.",
    empty: "Кошик порожній",
    emptyText: "Те, що ви видалите, можна буде повернути звідси протягом 30 днів.",
    restore: "Повернути",
    restoreOne: (title: string) => `Повернути: ${title}`,
    restored: (title: string) => `«${title}» повернуто`,
    open: "Відкрити",
    deleted: (day: string) => `видалено ${day}`,
    left: (days: number) =>
      `${ukrainianWord(days, "лишився", "лишилися", "лишилося")} ${days} ${ukrainianWord(days, "день", "дні", "днів")}`,
    lastDay: "зникне сьогодні",
    untitled: "без назви",
    failed: "Не вдалося повернути",
    taken: "Таку саму адресу вже має інший запис. Змініть її там, а тоді поверніть цей.",
    list: "Видалене",
    pictures: "Світлини",
    picturesText:
      "Видалених і замінених світлин ніхто не бачить. Повернена світлина знову лежить у бібліотеці; додати її на сторінку треба самому.",
    picturesList: "Видалені світлини",
    namelessPicture: "світлина без назви",
    pictureRestored: (name: string) => `Світлину «${name}» повернуто до бібліотеки`,
    retry: "Спробувати ще раз",
  },
  ENG: {
    title: "Trash",
    text: "What was deleted lies here for 30 days, then it is gone for good.",
    empty: "The trash is empty",
    emptyText: "What you delete can be taken back from here within 30 days.",
    restore: "Take back",
    restoreOne: (title: string) => `Take back: ${title}`,
    restored: (title: string) => `“${title}” is back`,
    open: "Open",
    deleted: (day: string) => `deleted ${day}`,
    left: (days: number) => `${days} ${englishWord(days, "day", "days")} left`,
    lastDay: "goes today",
    untitled: "untitled",
    failed: "It could not be taken back",
    taken: "Another item has the same address now. Change that one, then take this one back.",
    list: "Deleted items",
    pictures: "Pictures",
    picturesText:
      "Nobody sees deleted and replaced pictures. One that you take back is in the library again; add it to a page yourself.",
    picturesList: "Deleted pictures",
    namelessPicture: "picture without a name",
    pictureRestored: (name: string) => `The picture “${name}” is back in the library`,
    retry: "Try again",
  },
});
