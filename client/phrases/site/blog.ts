import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

export const blogPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Блог",
    description: (name: string) =>
      `Блог ${ukrainianFoundation("фонду", name)}: психологи й волонтери розповідають, як бути поруч із дитиною, яку зачепила війна, і що лишається за лаштунками допомоги.`,
    path: "Шлях до сторінки",
    home: "Головна",
    lead: "Психологи й волонтери пишуть про те, що працює: вправи на вечір, розмови з підлітками, лад у коробках.",
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
    description: (name: string) =>
      `The blog of ${englishFoundation(name)}: psychologists and volunteers on being beside a child affected by war, and on what goes on behind the parcels.`,
    path: "Path to this page",
    home: "Home",
    lead: "Psychologists and volunteers on what works: exercises for the evening, talking with teenagers, order in boxes.",
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
