import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const itemsUa = (count: number) => `${count} ${ukrainianWord(count, "запис", "записи", "записів")}`;
const itemsEng = (count: number) => `${count} ${englishWord(count, "item", "items")}`;

/** Phrases of publishing and unpublishing many items of a list at once. */
export const bulkPublicationPhrases = definePhrases({
  UA: {
    publish: "Опублікувати",
    unpublish: "Прибрати із сайту",
    cancel: "Скасувати",
    title: "Перед публікацією",
    text: "У цих записах варто дещо перевірити. Відкрийте запис, щоб побачити, що саме.",
    remarks: (count: number) =>
      `${count} ${ukrainianWord(count, "зауваження", "зауваження", "зауважень")}`,
    blocked: "Без заголовка не публікуємо",
    publishAnyway: "Опублікувати все одно",
    publishRest: (count: number) => `Опублікувати ${itemsUa(count)}`,
    published: (count: number) => `Опубліковано: ${itemsUa(count)}`,
    unpublished: (count: number) => `Прибрано із сайту: ${itemsUa(count)}`,
    failed: (count: number) => `Не вдалося: ${itemsUa(count)}`,
    restored: "Усе на сайті, як було",
    notRestored: "Не вдалося скасувати",
  },
  ENG: {
    publish: "Publish",
    unpublish: "Remove from the site",
    cancel: "Cancel",
    title: "Before publishing",
    text: "Something in these items deserves a look. Open an item to see what.",
    remarks: (count: number) => `${count} ${englishWord(count, "remark", "remarks")}`,
    blocked: "Not published without a heading",
    publishAnyway: "Publish anyway",
    publishRest: (count: number) => `Publish ${itemsEng(count)}`,
    published: (count: number) => `Published: ${itemsEng(count)}`,
    unpublished: (count: number) => `Removed from the site: ${itemsEng(count)}`,
    failed: (count: number) => `Failed: ${itemsEng(count)}`,
    restored: "Everything on the site is as it was",
    notRestored: "It could not be undone",
  },
});
