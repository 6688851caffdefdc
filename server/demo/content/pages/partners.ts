import { fixedPages } from "../../../page/fixed-pages.ts";
import { type DemoBlock, entry } from "../demo-blocks.ts";
import { topic, way } from "../demo-topics.ts";
import type { DemoPage } from "../shapes.ts";

const ukrainianBlocks: readonly DemoBlock[] = [
  { sitePart: { part: "PARTNER_LIST", heading: "Поруч із нами", text: "" } },
  topic({
    heading: "Як можна співпрацювати",
    text: "Не обов’язково мати великий бюджет. Обов’язково мати намір довести справу до кінця.",
    entries: [
      entry("Кошти", "Разово або щомісяця, на весь фонд чи на одну точку."),
      entry("Товари", "Їжа, ліки, ковдри, папір. Спершу скажемо, чого бракує і скільки."),
      entry("Послуги", "Перевезення, друк, ремонт, переклад, робота юристів і аудиторів."),
      entry("Приміщення", "Кімната для занять, двір для свята, місце на складі."),
      entry("Інформаційна підтримка", "Ефір, шпальта, плакат у крамниці, допис про збір."),
      entry("Спільний проєкт", "Табір, виставка, навчання для психологів: вигадаймо разом."),
    ],
    noteHeading: "Про що домовляємося одразу",
    note: "Щомісяця звітуємо, на що пішла ваша допомога. Не знімаємо дітей для реклами й не обмінюємо допомогу на подяки від родин.",
    label: "Подивитися звіти",
    address: "/reports",
  }),
  way({
    way: "PARTNERSHIP",
    heading: "Станьмо поруч",
    text: "Напишіть, хто ви та що маєте на думці. Відповімо впродовж двох робочих днів.",
    tone: "SKY",
  }),
];

const englishBlocks: readonly DemoBlock[] = [
  { sitePart: { part: "PARTNER_LIST", heading: "Beside us", text: "" } },
  topic({
    heading: "Ways to work together",
    text: "A large budget is not required. The will to see a thing through is.",
    entries: [
      entry("Funding", "Once or every month, for the whole foundation or a single point."),
      entry(
        "Goods",
        "Food, medicine, blankets, paper. First we tell you what is missing and how much.",
      ),
      entry(
        "Services",
        "Transport, printing, repairs, translation, the work of lawyers and auditors.",
      ),
      entry("Premises", "A room for sessions, a yard for a party, a corner of a warehouse."),
      entry("Media support", "Airtime, a page, a poster in a shop, a post about an appeal."),
      entry(
        "A joint project",
        "A camp, an exhibition, training for psychologists: let us think of one together.",
      ),
    ],
    noteHeading: "What we agree on first",
    note: "Every month we report what your help was spent on. We do not film children for advertising, and we never make help conditional on thanks from families.",
    label: "See the reports",
    address: "/reports",
  }),
  way({
    way: "PARTNERSHIP",
    heading: "Stand beside us",
    text: "Write who you are and what you have in mind. We reply within two working days.",
    tone: "SKY",
  }),
];

export const partnersPage: DemoPage = {
  key: "partners",
  fixedPage: "PARTNERS",
  address: fixedPages.PARTNERS.address,
  hero: null,
  pictures: [],
  ua: {
    title: "Партнери",
    lead: "За один рік нам ресурсами допомогли 40 партнерів. Ось ті, чиї назви найчастіше трапляються в наших звітах.",
    metaTitle: "",
    metaDescription:
      "Партнери фонду «Долоні» та шість способів співпраці: кошти, товари, послуги, приміщення, інформаційна підтримка і спільні проєкти.",
    blocks: ukrainianBlocks,
  },
  eng: {
    title: "Partners",
    lead: "45 partners helped with resources in one year. Here are the names you will meet most often in our reports.",
    metaTitle: "",
    metaDescription:
      "Partners of the Doloni foundation and six ways to work together: funding, goods, services, premises, media support and joint projects.",
    blocks: englishBlocks,
  },
};
