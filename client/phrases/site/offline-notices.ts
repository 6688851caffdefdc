import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Quiet notices at the edge of a page: it is an older copy, or the site was updated. */
export const offlineNoticePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    copy: (moment: string) => `Немає зв’язку. Перед вами копія сторінки, збережена ${moment}.`,
    updated: "Сайт оновлено.",
    reload: "Перезавантажити сторінку",
    close: "Закрити повідомлення",
  }),
  ENG: withNonBreakingSpaces({
    copy: (moment: string) => `No connection. This is a copy of the page, saved on ${moment}.`,
    updated: "The site was updated.",
    reload: "Reload the page",
    close: "Close the message",
  }),
});
