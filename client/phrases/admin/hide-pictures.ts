import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const these = (count: number) =>
  count === 1
    ? "цю світлину"
    : `ці ${count} ${ukrainianWord(count, "світлину", "світлини", "світлин")}`;

/** How pictures are hidden from visitors, in the admin area and in Admin Mode. */
export const hidePicturePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    hide: "Сховати із сайту",
    hideTitle: (count: number) =>
      `Сховати із сайту ${count} ${ukrainianWord(count, "світлину", "світлини", "світлин")}?`,
    hideText: (count: number) =>
      `Відвідувачі одразу перестануть бачити ${these(count)} на сторінках, у пошуку й за прямою адресою. Повернути можна будь-коли.`,
    hidden: (count: number) =>
      `Сховано із сайту: ${count} ${ukrainianWord(count, "світлина", "світлини", "світлин")}`,
    isHidden: "Світлину сховано: відвідувачі її не бачать.",
    stopHiding: "Більше не ховати",
    hiddenNoMore: "Більше не сховано",
    notHidden: "Не вдалося змінити. Світлини лишилися, як були: спробуйте ще раз.",
    onPage: "Сховати світлину…",
    onPageTitle: "Світлини на цій сторінці",
    onPageNone: "На цій сторінці немає світлин.",
    nameless: "Світлина без опису",
    undo: "Скасувати",
    close: "Закрити",
  }),
  ENG: withNonBreakingSpaces({
    hide: "Hide from the site",
    hideTitle: (count: number) =>
      count === 1 ? "Hide 1 picture from the site?" : `Hide ${count} pictures from the site?`,
    hideText: (count: number) =>
      `Visitors will immediately stop seeing ${count === 1 ? "this picture" : `these ${count} pictures`} on pages, in search and at the direct address. You can stop hiding at any time.`,
    hidden: (count: number) =>
      `Hidden from the site: ${count === 1 ? "1 picture" : `${count} pictures`}`,
    isHidden: "The picture is hidden: visitors do not see it.",
    stopHiding: "Stop hiding",
    hiddenNoMore: "No longer hidden",
    notHidden: "It could not be changed. The pictures are as they were: try again.",
    onPage: "Hide a picture…",
    onPageTitle: "Pictures on this page",
    onPageNone: "There are no pictures on this page.",
    nameless: "Picture without a description",
    undo: "Undo",
    close: "Close",
  }),
});
