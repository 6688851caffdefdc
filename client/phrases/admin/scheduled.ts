import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of what will be shown on the site, and removed from it, at a scheduled time. */
export const scheduledPhrases = definePhrases({
  UA: {
    title: "Заплановане",
    text: "Що з’явиться на сайті й що з нього зникне. Час київський.",
    show: "з’явиться",
    hide: "зникне із сайту",
    showIn: (languages: string) => `Показати: ${languages}`,
    hideIn: (languages: string) => `Прибрати: ${languages}`,
    cancel: "Скасувати",
    cancelOf: (action: string, title: string) => `Скасувати: ${title} ${action}`,
    cancelled: (title: string) => `План для «${title}» скасовано`,
    failed: "Не вдалося скасувати",
    none: "Нічого не заплановано",
    noneText: "Щоб запланувати, відкрийте запис і натисніть «Запланувати…» поруч із публікацією.",
    untitled: "без назви",
    next: (count: number) =>
      count > 0
        ? `Попереду ${count} ${ukrainianWord(count, "зміна", "зміни", "змін")}.`
        : "Нічого не заплановано.",
    all: "Усе заплановане",
    deadLinks: "Посилання нікуди не ведуть",
    deadLinksText:
      "Сайт перевіряє посилання на інші сайти щодня. Виправте їх або приберіть із тексту.",
    deadSince: (day: string) => `не відкривається з ${day}`,
    usedIn: "Де це посилання:",
  },
  ENG: {
    title: "Scheduled",
    text: "What will appear on the site, and what will be removed from it. Times are in Kyiv time.",
    show: "will appear",
    hide: "will be removed from the site",
    showIn: (languages: string) => `Show: ${languages}`,
    hideIn: (languages: string) => `Remove: ${languages}`,
    cancel: "Cancel",
    cancelOf: (action: string, title: string) => `Cancel: ${title} ${action}`,
    cancelled: (title: string) => `The plan for “${title}” is cancelled`,
    failed: "It could not be cancelled",
    none: "Nothing is scheduled",
    noneText: "To schedule something, open an item and press “Schedule…” beside its publication.",
    untitled: "untitled",
    next: (count: number) =>
      count > 0
        ? `${count} ${englishWord(count, "change", "changes")} to come.`
        : "Nothing is scheduled.",
    all: "Everything that is scheduled",
    deadLinks: "Links that lead to nothing",
    deadLinksText:
      "The site checks links to other sites every day. Correct them, or remove them from the text.",
    deadSince: (day: string) => `has not opened since ${day}`,
    usedIn: "Where this link is:",
  },
});
