import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the trash. */
export const trashPhrases = definePhrases({
  UA: {
    title: "Кошик",
    text: "Видалене зберігається тут 30 днів, а тоді зникає назавжди.",
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
      "Видалених і замінених світлин ніхто не бачить. Повернена світлина знову з’явиться в бібліотеці; на сторінку її треба додати окремо.",
    picturesList: "Видалені світлини",
    namelessPicture: "світлина без назви",
    pictureRestored: (name: string) => `Світлину «${name}» повернуто до бібліотеки`,
    retry: "Спробувати ще раз",
  },
  ENG: {
    title: "Trash",
    text: "Deleted items are kept here for 30 days, then they are deleted for good.",
    empty: "The trash is empty",
    emptyText: "You can restore what you delete from here within 30 days.",
    restore: "Restore",
    restoreOne: (title: string) => `Restore: ${title}`,
    restored: (title: string) => `“${title}” has been restored`,
    open: "Open",
    deleted: (day: string) => `deleted ${day}`,
    left: (days: number) => `${days} ${englishWord(days, "day", "days")} left`,
    lastDay: "will be deleted today",
    untitled: "untitled",
    failed: "It could not be restored",
    taken: "Another item has the same address now. Change that one, then restore this one.",
    list: "Deleted items",
    pictures: "Pictures",
    picturesText:
      "Nobody sees deleted and replaced pictures. A restored picture is in the library again; add it to a page separately.",
    picturesList: "Deleted pictures",
    namelessPicture: "picture without a name",
    pictureRestored: (name: string) => `The picture “${name}” has been restored to the library`,
    retry: "Try again",
  },
});
