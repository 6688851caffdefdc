import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

const ukrainianOf = (count: number) =>
  `${count} ${ukrainianWord(count, "світлини", "світлин", "світлин")}`;
const ukrainianThem = (count: number) =>
  `${count} ${ukrainianWord(count, "світлину", "світлини", "світлин")}`;
const englishImages = (count: number) => `${count} ${englishWord(count, "picture", "pictures")}`;

/** Phrases of the pictures' tags and of who took them. */
export const imageLabelPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    tags: "Теги",
    noTags: "немає",
    changeTags: "Змінити теги",
    credit: "Фото",
    noCredit: "автора не вказано",
    changeCredit: "Змінити автора",
    tagsOf: (count: number) => (count === 1 ? "Теги світлини" : `Теги ${ukrainianOf(count)}`),
    addTags: "Додати теги",
    tagsHint:
      "Ваші слова, за якими світлини легко знайти: «табір», «літо 2026». Після кожного — Enter.",
    presentTags: "Уже є. Зніміть позначку, щоб прибрати з усіх вибраних",
    creditOf: (count: number) => (count === 1 ? "Автор світлини" : `Автор ${ukrainianOf(count)}`),
    creditHint:
      "На сайті під великою світлиною буде «Фото: …». Якщо лишити порожнім, підпису не буде.",
    creditMixed: "Зараз у них різні автори: той, кого ви вкажете, замінить усіх.",
    creditUa: "Автор українською",
    creditEng: "Автор англійською",
    invalid:
      "Скоротіть текст: тег має до 40 символів, ім’я автора — до 200, світлина — до 30 тегів.",
    cancel: "Скасувати",
    save: "Зберегти",
    saved: "Збережено",
  }),
  ENG: withNonBreakingSpaces({
    tags: "Tags",
    noTags: "none",
    changeTags: "Change tags",
    credit: "Photo",
    noCredit: "no credit",
    changeCredit: "Change credit",
    tagsOf: (count: number) =>
      count === 1 ? "Tags of the picture" : `Tags of ${englishImages(count)}`,
    addTags: "Add tags",
    tagsHint: "Your own words to find pictures by: “camp”, “summer 2026”. Press Enter after each.",
    presentTags: "Already there. Untick one to remove it from all selected pictures",
    creditOf: (count: number) =>
      count === 1 ? "Credit of the picture" : `Credit of ${englishImages(count)}`,
    creditHint:
      "The site shows “Photo: …” below the large picture. Leave it blank to show nothing.",
    creditMixed: "They have different credits now: what you save here replaces them all.",
    creditUa: "Credit in Ukrainian",
    creditEng: "Credit in English",
    invalid:
      "Shorten the text: a tag has at most 40 characters, a credit 200, and a picture 30 tags.",
    cancel: "Cancel",
    save: "Save",
    saved: "Saved",
  }),
});

/** Phrases of the pictures that are selected in the library, and of what is done with them. */
export const imageSelectionPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    select: (name: string) => `Позначити: ${name}`,
    actions: "Дії з вибраними світлинами",
    selected: (count: number) => `Вибрано ${ukrainianThem(count)}`,
    selectAll: "Вибрати всі показані",
    clear: "Зняти вибір",
    hint: "Shift і клацання або Shift і пробіл вибирають усі світлини між двома.",
    describe: "Описати",
    tags: "Теги",
    credit: "Автор",
    delete: "До кошика",
    deleteTitle: (count: number) => `Перенести до кошика ${ukrainianThem(count)}?`,
    checking: "Дивимося, де їх показано…",
    unused: "Їх ніде не показано. З кошика їх можна відновити протягом 30 днів.",
    used: "Деякі з них показано тут:",
    usedMore: (count: number) =>
      `і ще в ${count} ${ukrainianWord(count, "місці", "місцях", "місцях")}`,
    usedText:
      "Вони зникнуть із цих сторінок. Протягом 30 днів їх можна відновити з кошика, але лише в бібліотеці, а не на цих сторінках.",
    logo: "Логотип фонду лишиться: щоб прибрати його, спершу виберіть інший у налаштуваннях.",
    unknown: "Не вдалося дізнатися, де їх показано.",
    failed: "Не вдалося перенести до кошика. Світлини лишилися на місці.",
    keep: "Залишити",
    deleted: (count: number) => `До кошика перенесено ${ukrainianThem(count)}`,
    tagFilter: "Тег",
    anyTag: "Усі теги",
  }),
  ENG: withNonBreakingSpaces({
    select: (name: string) => `Select: ${name}`,
    actions: "Actions for the selected pictures",
    selected: (count: number) => `${englishImages(count)} selected`,
    selectAll: "Select all shown",
    clear: "Clear the selection",
    hint: "Shift and click, or Shift and Space, select all pictures between two.",
    describe: "Describe",
    tags: "Tags",
    credit: "Credit",
    delete: "Move to trash",
    deleteTitle: (count: number) => `Move ${englishImages(count)} to the trash?`,
    checking: "Checking where they are shown…",
    unused: "They are shown nowhere. You can restore them from the trash within 30 days.",
    used: "Some of them are shown here:",
    usedMore: (count: number) => `and in ${count} more ${englishWord(count, "place", "places")}`,
    usedText:
      "They will disappear from these pages. You can restore them from the trash within 30 days, but only to the library, not to these pages.",
    logo: "The foundation’s logo stays: to remove it, first choose another one in the settings.",
    unknown: "Could not find out where they are shown.",
    failed: "Could not move them to the trash. The pictures are where they were.",
    keep: "Keep",
    deleted: (count: number) => `${englishImages(count)} moved to the trash`,
    tagFilter: "Tag",
    anyTag: "All tags",
  }),
});
