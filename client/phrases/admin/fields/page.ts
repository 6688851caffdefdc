import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const pageFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Сторінки",
      one: "Сторінка",
      add: "Додати сторінку",
      none: "Сторінок ще немає",
      noneText: "Складіть першу з готових блоків: тексту, світлин, кроків, запитань.",
      inHistory: "сторінка",
    },
    new: "Нова сторінка",
    labels: {
      title: "Заголовок",
      lead: "Вступ",
      address: "Адреса сторінки",
      imageId: "Світлина сторінки",
      metaImageId: "Світлина для посилань",
      metaTitle: "Заголовок для пошуку",
      metaDescription: "Опис для пошуку",
      blocks: "Блоки",
      imageIds: "Світлини блоків",
      translations: "Тексти",
    },
    homeTitleHint: "Так цю сторінку названо у списках і в пошуку. Гасло — у блоці «Перший екран».",
    leadHint: "Одне-два речення під заголовком. Можна лишити порожнім.",
    addressHint:
      "Малі латинські літери й цифри, між словами — дефіс. Наприклад: our-volunteers. Якщо змінити її згодом, стара адреса вестиме на нову.",
    itemAddressHint:
      "Малі латинські літери, цифри й дефіси. Якщо лишити порожнім, сайт складе адресу сам, щойно ви опублікуєте. Якщо змінити її згодом, стара вестиме на нову.",
    wholeAddress: "Повна адреса:",
    searchCard: "Для пошуку та соцмереж",
    searchHint:
      "Так сторінку покажуть Google і соцмережі. Якщо лишити порожнім, візьмемо заголовок і вступ.",
    metaImageHint:
      "Її покажуть соцмережі поруч із посиланням, обрізану до 1200 × 630. Без неї буде картка із заголовком і світлиною сторінки.",
  },
  ENG: {
    names: {
      many: "Pages",
      one: "Page",
      add: "Add a page",
      none: "No pages yet",
      noneText: "Build the first from ready-made blocks: text, pictures, steps, questions.",
      inHistory: "page",
    },
    new: "New page",
    labels: {
      title: "Heading",
      lead: "Introduction",
      address: "Address of the page",
      imageId: "Picture of the page",
      metaImageId: "Picture for shared links",
      metaTitle: "Heading for search engines",
      metaDescription: "Description for search engines",
      blocks: "Blocks",
      imageIds: "Pictures of the blocks",
      translations: "Texts",
    },
    homeTitleHint:
      "The name of this page in lists and in search. The slogan is in the block “First screen”.",
    leadHint: "One or two sentences below the heading. It may stay blank.",
    addressHint:
      "Lower-case Latin letters and digits, with hyphens between words. Example: our-volunteers. If you change it later, the old address leads to the new one.",
    itemAddressHint:
      "Lower-case Latin letters, digits and hyphens. If you leave it blank, the site makes an address as soon as you publish. If you change it later, the old one leads to the new one.",
    wholeAddress: "Whole address:",
    searchCard: "For search engines and social networks",
    searchHint:
      "This is how Google and social networks show the page. If you leave it blank, the page’s heading and introduction are used.",
    metaImageHint:
      "Social networks show it with the link, cut to 1200 × 630. Without it there is a card with the page’s heading and picture.",
  },
});
