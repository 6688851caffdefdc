import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const entriesUa = (count: number) =>
  `${count} ${ukrainianWord(count, "запис", "записи", "записів")}`;
const entriesEng = (count: number) => `${count} ${englishWord(count, "entry", "entries")}`;

/** Phrases of publishing and unpublishing many entries of a list at once. */
export const bulkPublicationPhrases = definePhrases({
  UA: {
    publish: "Опублікувати",
    unpublish: "Сховати з сайту",
    cancel: "Скасувати",
    title: "Перед публікацією",
    text: "У цих записах варто дещо перевірити. Відкрийте запис, щоб побачити, що саме.",
    remarks: (count: number) =>
      `${count} ${ukrainianWord(count, "зауваження", "зауваження", "зауважень")}`,
    blocked: "Без заголовка не публікуємо",
    publishAnyway: "Опублікувати все одно",
    publishRest: (count: number) => `Опублікувати ${entriesUa(count)}`,
    published: (count: number) => `Опубліковано: ${entriesUa(count)}`,
    unpublished: (count: number) => `Сховано з сайту: ${entriesUa(count)}`,
    failed: (count: number) => `Не вдалося: ${entriesUa(count)}`,
    restored: "Усе на сайті, як було",
    notRestored: "Не вдалося повернути, як було",
  },
  ENG: {
    publish: "Publish",
    unpublish: "Hide from the site",
    cancel: "Cancel",
    title: "Before publishing",
    text: "Something in these entries deserves a look. Open an entry to see what.",
    remarks: (count: number) => `${count} ${englishWord(count, "remark", "remarks")}`,
    blocked: "Not published without a heading",
    publishAnyway: "Publish anyway",
    publishRest: (count: number) => `Publish ${entriesEng(count)}`,
    published: (count: number) => `Published: ${entriesEng(count)}`,
    unpublished: (count: number) => `Hidden from the site: ${entriesEng(count)}`,
    failed: (count: number) => `Failed: ${entriesEng(count)}`,
    restored: "Everything on the site is as it was",
    notRestored: "It could not be restored",
  },
});
