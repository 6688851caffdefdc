import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

export const partnersPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Партнери",
    description:
      "Партнери фонду «Долоні» та шість способів співпраці: кошти, товари, послуги, приміщення, інформаційна підтримка і спільні проєкти.",
    path: "Шлях до сторінки",
    home: "Головна",
    lead: (count: number) =>
      `За один рік нам ресурсами ${ukrainianWord(count, "допоміг", "допомогли", "допомогли")} ${count} ${ukrainianWord(count, "партнер", "партнери", "партнерів")}. Ось ті, чиї назви найчастіше трапляються в наших звітах.`,
    leadWithoutCount: "Ось ті, чиї назви найчастіше трапляються в наших звітах.",
    list: "Поруч із нами",
    none: "Перші партнери з’являться тут незабаром.",
    onlyInOther: "Поки що лише англійською",
    ways: "Як можна співпрацювати",
    waysText: "Не обов’язково мати великий бюджет. Обов’язково мати намір довести справу до кінця.",
    money: { title: "Кошти", text: "Разово або щомісяця, на весь фонд чи на одну точку." },
    goods: {
      title: "Товари",
      text: "Їжа, ліки, ковдри, папір. Спершу скажемо, чого бракує і скільки.",
    },
    services: {
      title: "Послуги",
      text: "Перевезення, друк, ремонт, переклад, робота юристів і аудиторів.",
    },
    rooms: { title: "Приміщення", text: "Кімната для занять, двір для свята, місце на складі." },
    media: {
      title: "Інформаційна підтримка",
      text: "Ефір, шпальта, плакат у крамниці, допис про збір.",
    },
    project: {
      title: "Спільний проєкт",
      text: "Табір, виставка, навчання для психологів: вигадаймо разом.",
    },
    terms: "Про що домовляємося одразу",
    termsText:
      "Щомісяця звітуємо, на що пішла ваша допомога. Не знімаємо дітей для реклами й не обмінюємо допомогу на подяки від родин.",
    reports: "Подивитися звіти",
    join: "Станьмо поруч",
    joinText: "Напишіть, хто ви та що маєте на думці. Відповімо впродовж двох робочих днів.",
    become: "Стати партнером",
    otherWays: "Інші способи допомогти",
  }),
  ENG: withNonBreakingSpaces({
    title: "Partners",
    description:
      "Partners of the Doloni foundation and six ways to work together: funding, goods, services, premises, media support and joint projects.",
    path: "Path to this page",
    home: "Home",
    lead: (count: number) =>
      `${count} ${englishWord(count, "partner", "partners")} helped with resources in one year. Here are the names you will meet most often in our reports.`,
    leadWithoutCount: "Here are the names you will meet most often in our reports.",
    list: "Beside us",
    none: "The first partners will appear here soon.",
    onlyInOther: "In Ukrainian only so far",
    ways: "Ways to work together",
    waysText: "A large budget is not required. The will to see a thing through is.",
    money: {
      title: "Funding",
      text: "Once or every month, for the whole foundation or a single point.",
    },
    goods: {
      title: "Goods",
      text: "Food, medicine, blankets, paper. First we tell you what is missing and how much.",
    },
    services: {
      title: "Services",
      text: "Transport, printing, repairs, translation, the work of lawyers and auditors.",
    },
    rooms: {
      title: "Premises",
      text: "A room for sessions, a yard for a party, a corner of a warehouse.",
    },
    media: {
      title: "Media support",
      text: "Airtime, a page, a poster in a shop, a post about an appeal.",
    },
    project: {
      title: "A joint project",
      text: "A camp, an exhibition, training for psychologists: let us think of one together.",
    },
    terms: "What we agree on first",
    termsText:
      "Every month we report what your help was spent on. We do not film children for advertising, and we never make help conditional on thanks from families.",
    reports: "See the reports",
    join: "Stand beside us",
    joinText: "Write who you are and what you have in mind. We reply within two working days.",
    become: "Become a partner",
    otherWays: "Other ways to help",
  }),
});
