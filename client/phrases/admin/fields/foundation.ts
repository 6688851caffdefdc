import { definePhrases } from "../../phrases.ts";

/** With one decimal, rounded down so that what is too low does not look sufficient. */
const shown = (ratio: number, point: string): string =>
  (Math.floor(ratio * 10) / 10).toFixed(1).replace(".", point);

/** The part of the settings with the foundation's logos and colours. */
export const foundationFieldPhrases = definePhrases({
  UA: {
    title: "Логотип і кольори",
    logoHints: {
      logoId:
        "Для світлого тла. Широкий логотип показуємо без назви, біля вузького — коротку назву.",
      darkLogoId:
        "Для темного тла: низу сторінок і вечірньої теми. Без нього там показуємо звичайний.",
      roundLogoId: "Квадратний, від 512 пікселів: з нього зроблено значки для вкладок і телефонів.",
    },
    formats: "SVG, PNG або WebP із прозорим тлом.",
    svg: {
      tooLarge: "Цей SVG більший за 1 МБ. Спростіть його або збережіть як PNG.",
      broken: "Цей файл SVG не відкривається. Збережіть його ще раз або як PNG.",
      unsafe:
        "У цьому SVG є скрипти, сутності або файли з інших адрес. Збережіть його як «звичайний SVG» без них або як PNG.",
      noSize: "У цьому SVG немає розмірів: потрібні viewBox або ширина й висота в пікселях.",
      tooNarrow: "Одна сторона понад удесятеро довша за другу. Такий логотип буде не видно.",
    },
    upload: "Завантажити",
    replace: "Замінити",
    fromLibrary: "З бібліотеки",
    remove: "Прибрати",
    none: "Власного логотипа ще немає.",
    marks: { INITIAL: "Перша літера назви", DRAWING: "Малюнок руки" },
    colours: {
      NIGHT: "Темно-синій",
      SKY: "Синій",
      LEAF: "Зелений",
      POPPY: "Червоний",
      SUN: "Жовтий",
    },
    own: "Власний колір",
    pick: (label: string) => `${label}: вибрати на палітрі`,
    contrast: (ratio: number) => `Контраст із текстом — ${shown(ratio, ",")} : 1.`,
    tooLow: (ratio: number) =>
      `Контраст із текстом — ${shown(ratio, ",")} : 1, а потрібно щонайменше 4,5 : 1.`,
    texts: { LIGHT: "Білий", DARK: "Темно-синій" },
    sample: "Так це виглядатиме",
    sampleFooter: "Низ сторінки",
    sampleButton: "Допомогти",
  },
  ENG: {
    title: "Logo and colours",
    logoHints: {
      logoId:
        "For light backgrounds. A wide logo is shown alone; the short name is shown beside a narrow one.",
      darkLogoId:
        "For dark backgrounds: the footer and the evening theme. Without it, the other one is shown there.",
      roundLogoId: "Square, 512 pixels or more: the icons of tabs and phones are made from it.",
    },
    formats: "SVG, PNG or WebP with a transparent background.",
    svg: {
      tooLarge: "This SVG is larger than 1 MB. Simplify it, or save it as PNG.",
      broken: "This SVG file cannot be opened. Save it again, or as PNG.",
      unsafe:
        "This SVG contains scripts, entities or files from other addresses. Save it as a “plain SVG” without them, or as PNG.",
      noSize: "This SVG has no size: it needs a viewBox, or a width and height in pixels.",
      tooNarrow:
        "One side is more than ten times as long as the other. Such a logo could not be seen.",
    },
    upload: "Upload",
    replace: "Replace",
    fromLibrary: "From the library",
    remove: "Remove",
    none: "There is no logo of your own yet.",
    marks: { INITIAL: "First letter of the name", DRAWING: "Drawing of a hand" },
    colours: {
      NIGHT: "Dark blue",
      SKY: "Blue",
      LEAF: "Green",
      POPPY: "Red",
      SUN: "Yellow",
    },
    own: "Own colour",
    pick: (label: string) => `${label}: choose from all colours`,
    contrast: (ratio: number) => `Contrast with the text: ${shown(ratio, ".")}:1.`,
    tooLow: (ratio: number) =>
      `Contrast with the text: ${shown(ratio, ".")}:1, but it takes at least 4.5:1.`,
    texts: { LIGHT: "White", DARK: "Dark blue" },
    sample: "This is how it will look",
    sampleFooter: "Footer of the site",
    sampleButton: "Donate",
  },
});
