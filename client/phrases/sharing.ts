import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { definePhrases } from "./phrases.ts";

/** Sharing a page, copying its address, and the items beside it. */
export const sharingPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    share: "Поділитися",
    copy: "Скопіювати адресу",
    copied: "Адресу скопійовано",
    failed: "Не вдалося скопіювати. Ось адреса:",
    picture: "Картинка для поширення",
  }),
  ENG: withNonBreakingSpaces({
    share: "Share",
    copy: "Copy the address",
    copied: "Address copied",
    failed: "The address could not be copied. Here it is:",
    picture: "Picture to share",
  }),
});

export const neighboursPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    posts: { label: "Сусідні дописи", previous: "Попередній допис", next: "Наступний допис" },
    galleries: {
      label: "Сусідні галереї",
      previous: "Попередня галерея",
      next: "Наступна галерея",
    },
    projects: { label: "Сусідні проєкти", previous: "Попередній проєкт", next: "Наступний проєкт" },
    reports: { label: "Сусідні звіти", previous: "Попередній звіт", next: "Наступний звіт" },
    years: { label: "Сусідні роки", previous: "Попередній рік", next: "Наступний рік" },
  }),
  ENG: withNonBreakingSpaces({
    posts: { label: "Neighbouring posts", previous: "Previous post", next: "Next post" },
    galleries: {
      label: "Neighbouring galleries",
      previous: "Previous gallery",
      next: "Next gallery",
    },
    projects: {
      label: "Neighbouring projects",
      previous: "Previous project",
      next: "Next project",
    },
    reports: { label: "Neighbouring reports", previous: "Previous report", next: "Next report" },
    years: { label: "Neighbouring years", previous: "Previous year", next: "Next year" },
  }),
});

/** Atom feeds, which readers know as RSS. */
export const feedPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    news: "RSS: новини",
    blog: "RSS: блог",
  }),
  ENG: withNonBreakingSpaces({
    news: "RSS: news",
    blog: "RSS: blog",
  }),
});
