import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const galleriesUa = (count: number) =>
  `${count} ${ukrainianWord(count, "галерея", "галереї", "галерей")}`;
const galleriesEng = (count: number) => `${count} ${englishWord(count, "gallery", "galleries")}`;

/** Phrases of moving galleries between categories. */
export const moveGalleriesPhrases = definePhrases({
  UA: {
    inUse: (count: number) =>
      `У цій категорії ${galleriesUa(count)}. Виберіть, куди їх перенести: тоді категорію можна перенести до кошика.`,
    noOther: "Іншої категорії ще немає. Спершу створіть її.",
    target: "Перенести до категорії",
    chooseTarget: "Виберіть категорію.",
    moveAndRemove: "Перенести, а категорію — до кошика",
    moveTo: "До категорії…",
    moved: (count: number, name: string) => `До категорії «${name}»: ${galleriesUa(count)}`,
    movedBack: "Галереї повернуто до їхніх категорій",
  },
  ENG: {
    inUse: (count: number) =>
      `${galleriesEng(count)} in this category. Choose where to move them: then the category can be moved to the trash.`,
    noOther: "There is no other category yet. Create one first.",
    target: "Move to the category",
    chooseTarget: "Choose a category.",
    moveAndRemove: "Move them, and the category to trash",
    moveTo: "To the category…",
    moved: (count: number, name: string) => `To the category “${name}”: ${galleriesEng(count)}`,
    movedBack: "The galleries are back in their categories",
  },
});
