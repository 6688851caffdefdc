import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** The lists of names in the settings. */
export const namedListPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    money: {
      title: "Категорії грошей",
      text: "За ними сайт групує надходження й витрати у звітах, на діаграмах і у відкритих даних. Нова назва стоятиме й у попередніх звітах.",
      IN: "Надходження",
      OUT: "Витрати",
      add: { IN: "Додати категорію надходжень", OUT: "Додати категорію витрат" },
      used: "є у звітах",
    },
    team: {
      title: "Групи команди",
      text: "У такому порядку їх видно на сторінці команди. Групу, у якій нікого немає, сайт не показує. Людей розподіляють у картці кожної людини.",
      add: "Додати групу",
      usual: "є в кожній команді",
    },
    short: { UA: "укр", ENG: "англ" },
    nameUa: (name: string) => `${name}: назва українською`,
    nameEng: (name: string) => `${name}: назва англійською`,
    blank: (place: number) => `Рядок ${place}`,
    hide: "Не пропонувати в нових записах",
    isHidden: (name: string) => `${name}: не пропонувати в нових записах`,
    remove: (name: string) => `Прибрати: ${name}`,
    moved: (name: string, place: number, count: number) => `${name}: тепер ${place} з ${count}`,
    absent: "Немає",
  }),
  ENG: withNonBreakingSpaces({
    money: {
      title: "Categories of money",
      text: "Reports, charts and open data group income and spending by them. A new name also appears in earlier reports.",
      IN: "Income",
      OUT: "Spending",
      add: { IN: "Add a category of income", OUT: "Add a category of spending" },
      used: "used in reports",
    },
    team: {
      title: "Groups of the team",
      text: "The team page shows them in this order, and leaves out a group without people. Choose the group of a person in that person’s editor.",
      add: "Add a group",
      usual: "every team has it",
    },
    short: { UA: "Ukr", ENG: "Eng" },
    nameUa: (name: string) => `${name}: name in Ukrainian`,
    nameEng: (name: string) => `${name}: name in English`,
    blank: (place: number) => `Row ${place}`,
    hide: "Do not offer for new entries",
    isHidden: (name: string) => `${name}: do not offer for new entries`,
    remove: (name: string) => `Remove: ${name}`,
    moved: (name: string, place: number, count: number) => `${name}: now ${place} of ${count}`,
    absent: "None",
  }),
});
