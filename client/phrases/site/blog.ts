import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

export const blogPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Блог",
    path: "Шлях до сторінки",
    home: "Головна",
    list: "Усі дописи",
    newest: "До найновіших",
    read: "Читати",
    more: "Показати ще дописи",
    moreFailed: "Не вдалося завантажити дописи. Спробуйте ще раз.",
    loadedMore: (count: number) =>
      `Додано ${count} ${ukrainianWord(count, "допис", "дописи", "дописів")}`,
    none: "Дописів іще немає. Перший з’явиться тут.",
    onlyInOther: "Поки що лише англійською",
    namesChanged: "Імена змінено",
    inThisPost: "У цьому дописі",
    readOn: "Читати далі",
    wholeBlog: "Увесь блог",
  }),
  ENG: withNonBreakingSpaces({
    title: "Blog",
    path: "Breadcrumb",
    home: "Home",
    list: "All posts",
    newest: "To the newest",
    read: "Read",
    more: "Show more posts",
    moreFailed: "The posts could not be loaded. Please try again.",
    loadedMore: (count: number) => `${count} ${englishWord(count, "post", "posts")} added`,
    none: "There are no posts yet. The first will appear here.",
    onlyInOther: "In Ukrainian only so far",
    namesChanged: "Names have been changed",
    inThisPost: "In this post",
    readOn: "Read on",
    wholeBlog: "The whole blog",
  }),
});
