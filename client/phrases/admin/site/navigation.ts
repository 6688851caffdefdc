import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** Phrases of the editor of the menu and of the footer. */
export const navigationPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Меню сайту",
    menus: {
      links: {
        title: "Посилання вгорі сторінки",
        about:
          "До двох посилань поруч із логотипом, напис — до 20 символів. На телефоні вони в головному меню.",
      },
      button: {
        title: "Кнопка вгорі сторінки",
        about: "Одна кнопка або жодної, напис — до 16 символів. Вона є і в головному меню.",
      },
      header: {
        title: "Головне меню",
        about: "Відкривається кнопкою вгорі кожної сторінки.",
      },
      footer: {
        title: "Посилання внизу сторінки",
        about: "Їх видно внизу кожної сторінки сайту.",
      },
    },
    labels: {
      links: "Посилання вгорі сторінки",
      button: "Кнопка вгорі сторінки",
      header: "Головне меню",
      footer: "Посилання внизу сторінки",
      url: "Адреса",
      labelUa: "Напис українською",
      labelEng: "Напис англійською",
      isHidden: "Сховати від відвідувачів",
      translations: "Написи",
    },
    urlHint: "Адреса на іншому сайті, що починається з https://.",
    blankMeans: (name: string) => `Якщо лишити порожнім, буде «${name}».`,
    blankMeansTitle: "Якщо лишити порожнім, буде заголовок сторінки.",
    page: "Сторінка з блоків",
    hidden: "приховано",
    draft: "не на сайті: відвідувачі не бачать",
    deleted: "сторінки вже немає",
    absent: "немає",
    addPage: "Додати сторінку",
    choosePage: "Виберіть сторінку",
    noPage: "Такої сторінки немає",
    sitePages: "Розділи сайту",
    pages: "Сторінки з блоків",
    addUrl: "Додати адресу іншого сайту",
    added: (name: string) => `Додано: ${name}`,
    removed: (name: string) => `Прибрано з меню: ${name}`,
    remove: (name: string) => `Прибрати: ${name}`,
    moved: (name: string, place: number, total: number) =>
      `${name}: тепер на позиції ${place} з ${total}`,
    undo: "Скасувати",
    reset: "Відновити типовий список",
    wasReset: "Типовий список відновлено",
    placement: {
      title: "Місце на сайті",
      header: "У головному меню",
      footer: "Унизу сторінок",
      hint: "Діє одразу. Неопубліковану сторінку відвідувачі побачать у меню лише після публікації.",
      unsaved: "Щоб додати сторінку до меню, спершу збережіть її.",
      arrange: "Порядок і написи",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "Site menu",
    menus: {
      links: {
        title: "Links at the top of the page",
        about:
          "Up to two links beside the logo, each with a text of up to 20 characters. On phones they are in the main menu.",
      },
      button: {
        title: "Button at the top of the page",
        about:
          "One button or none, with a text of up to 16 characters. It is in the main menu, too.",
      },
      header: {
        title: "Main menu",
        about: "The button at the top of every page opens it.",
      },
      footer: {
        title: "Links at the bottom of the page",
        about: "They are shown at the bottom of every page.",
      },
    },
    labels: {
      links: "Links at the top of the page",
      button: "Button at the top of the page",
      header: "Main menu",
      footer: "Links at the bottom of the page",
      url: "Address",
      labelUa: "Ukrainian text",
      labelEng: "English text",
      isHidden: "Hide from visitors",
      translations: "Texts",
    },
    urlHint: "An address on another site that begins with https://.",
    blankMeans: (name: string) => `If you leave it blank, it is “${name}”.`,
    blankMeansTitle: "If you leave it blank, it is the page’s heading.",
    page: "Page of blocks",
    hidden: "hidden",
    draft: "not on the site: visitors do not see it",
    deleted: "the page no longer exists",
    absent: "none",
    addPage: "Add a page",
    choosePage: "Choose a page",
    noPage: "There is no such page",
    sitePages: "Sections of the site",
    pages: "Pages of blocks",
    addUrl: "Add an address of another site",
    added: (name: string) => `Added: ${name}`,
    removed: (name: string) => `Removed from the menu: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
    moved: (name: string, place: number, total: number) =>
      `${name}: now at position ${place} of ${total}`,
    undo: "Undo",
    reset: "Restore the default list",
    wasReset: "The default list has been restored",
    placement: {
      title: "Place on the site",
      header: "In the main menu",
      footer: "At the bottom of pages",
      hint: "Takes effect at once. Visitors see an unpublished page in the menu only after it is published.",
      unsaved: "To add the page to the menu, save it first.",
      arrange: "Order and texts",
    },
  }),
});
