import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** 2150 → "2,150" */
const grouped = (sum: number) => new Intl.NumberFormat("en-GB").format(sum);

/** Phrases of the ways to help, three of which lead to a form. */
export const helpPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Як допомогти",
    description:
      "П’ять способів підтримати дітей і родини, яких зачепила війна: гроші, речі, час, фах і партнерство з фондом «Долоні».",
    path: "Шлях до сторінки",
    home: "Головна",
    lead: "П’ять способів, і жоден не головний. Оберіть той, що вам під силу.",
    ways: "Способи допомогти",
    money: {
      short: "Гроші",
      title: "Грошима",
      text: "Одноразово або щомісяця, карткою чи за реквізитами. Кожен переказ потрапляє до звіту за місяць: скільки надійшло, на що пішло, що лишилося.",
      donate: "Підтримати",
      reports: "Подивитися звіти",
      prices: "Скільки що коштує",
      note: "Ціни з кошторисів наших проєктів. Суму обираєте ви.",
    },
    price: (sum: number) => `${grouped(sum).replace(",", "\u00a0")}\u00a0₴`,
    blanket: "тепла ковдра",
    boots: "пара зимового взуття",
    backpack: "шкільний рюкзак зі спортивною формою та взуттям",
    heater: "обігрівач із датчиком чадного газу",
    things: {
      short: "Речі",
      title: "Речами",
      text: "Зателефонуйте перед тим, як пакувати: потреби змінюються щотижня, а місця на складі в Чернівцях обмаль. Іграшки приймає кожна точка TOGETHER.",
      points: "Де наші точки",
      yes: "Беремо",
      no: "Не беремо",
      subject: "Речі для фонду",
    },
    taken: {
      toys: "цілі іграшки, які можна помити",
      warmth: "нові ковдри, взуття й теплі речі, з розміром",
      baby: "дитячі суміші та підгузки з достатнім строком придатності",
      paper: "кольоровий папір, фарби, дитячі ножиці із заокругленими кінцями",
      light: "ліхтарі, павербанки, обігрівачі",
    },
    refused: {
      weapons: "іграшкову зброю",
      pills: "ліки з домашньої аптечки",
      small: "іграшки з дрібними деталями для дітей до трьох років",
      worn: "те, що ви не подарували б другові",
    },
    time: {
      short: "Час",
      title: "Часом",
      text: "Вистачить двох вільних годин на тиждень. Умієте сидіти на підлозі й не поспішати — решти навчимо. Витрати на дорогу й обід відшкодовуємо.",
      areas:
        "Потрібні руки на заняттях з дітьми, на складі, за кермом, у перекладах, фото й дизайні, текстах, ІТ і на святах.",
      age: "З 14 до 17 років — за згодою когось із батьків.",
      form: "Стати волонтером",
      subject: "Хочу стати волонтером",
      road: "Від заявки до першого заняття — три-чотири тижні",
    },
    steps: {
      talk: {
        title: "Розмова",
        text: "Сорок хвилин, наживо або онлайн: про досвід, розклад і відпочинок.",
      },
      papers: {
        title: "Папери",
        text: "Витяг про відсутність судимості, дві рекомендації та правила безпеки дітей. Правила читаємо вголос разом.",
      },
      training: { title: "Навчання", text: "Два вечори по три години з психологинею. Багато гри." },
      watching: {
        title: "Три спостереження",
        text: "Спершу дивитеся й допомагаєте. Вправу ведете з четвертого заняття, поруч завжди є колега.",
      },
    },
    profession: {
      short: "Фах",
      title: "Фахом",
      text: "Шукаємо дитячих і сімейних психологів, арттерапевтів та ігрових терапевтів: очно на точках або онлайн. На вас чекають супервізія щомісяця і колеги, з якими можна порадитися того ж дня.",
      ask: "У заявці розкажіть про освіту, практику з дітьми, методи та скільки годин на тиждень маєте. Перед першою зустріччю з дитиною попросимо витяг про відсутність судимості.",
      form: "Долучитися як психолог",
      others: "Юристи, лікарі, протезисти й перекладачі — теж пишіть.",
      subject: "Хочу працювати психологом",
      picture:
        "Дитина й психологиня сидять одна навпроти одної; між ними ведмедик, клубок червоних ниток і повітряний змій.",
    },
    partnership: {
      short: "Партнерство",
      title: "Усією компанією",
      text: "Бізнес, школа, громада, редакція чи інший фонд: розкажемо, як ми співпрацюємо і про що домовляємося одразу.",
      form: "Стати партнером",
      more: "Про партнерство",
    },
  }),
  ENG: withNonBreakingSpaces({
    title: "How to help",
    description:
      "Five ways to support children and families affected by war: money, things, time, skills and partnership with the Doloni foundation.",
    path: "Path to this page",
    home: "Home",
    lead: "Five ways, and none of them is the main one. Choose the one within your reach.",
    ways: "Ways to help",
    money: {
      short: "Money",
      title: "With money",
      text: "Once or every month, by card or by bank transfer. Every donation appears in the report of its month: what came in, what it was spent on, what is left.",
      donate: "Donate",
      reports: "See the reports",
      prices: "What things cost",
      note: "Prices from the budgets of our projects. The sum is up to you.",
    },
    price: (sum: number) => `₴${grouped(sum)}`,
    blanket: "a warm blanket",
    boots: "a pair of winter boots",
    backpack: "a school backpack with sports kit and shoes",
    heater: "a heater with a carbon monoxide alarm",
    things: {
      short: "Things",
      title: "With things",
      text: "Please call before you pack: needs change every week, and space in the Chernivtsi warehouse is limited. Every TOGETHER point takes toys.",
      points: "Where our points are",
      yes: "We take",
      no: "We do not take",
      subject: "Things for the foundation",
    },
    taken: {
      toys: "whole toys that can be washed",
      warmth: "new blankets, boots and warm clothes, with their size",
      baby: "baby formula and nappies well within date",
      paper: "coloured paper, paints, round-tipped children’s scissors",
      light: "torches, power banks, heaters",
    },
    refused: {
      weapons: "toy weapons",
      pills: "medicine from a home cabinet",
      small: "toys with small parts for children under three",
      worn: "what you would not give to a friend",
    },
    time: {
      short: "Time",
      title: "With time",
      text: "Two free hours a week are enough. If you can sit on the floor and not be in a hurry, we can teach the rest. We reimburse travel and lunch.",
      areas:
        "We need help at sessions with children, in the warehouse, with driving, translation, photography and design, writing and IT, and at parties.",
      age: "From 14 to 17, with the consent of a parent.",
      form: "Become a volunteer",
      subject: "I would like to volunteer",
      road: "From the form to the first session: three to four weeks",
    },
    steps: {
      talk: {
        title: "A conversation",
        text: "Forty minutes, in person or online: your experience, your week, the way you rest.",
      },
      papers: {
        title: "Paperwork",
        text: "A criminal record certificate, two references and the child safeguarding rules. We read the rules aloud together.",
      },
      training: {
        title: "Training",
        text: "Two evenings, three hours each, with a psychologist. A great deal of play.",
      },
      watching: {
        title: "Three sessions of observation",
        text: "First you watch and lend a hand. From the fourth session you lead an exercise, always with a colleague beside you.",
      },
    },
    profession: {
      short: "Skills",
      title: "With your skills",
      text: "We are looking for child and family psychologists, art therapists and play therapists, at our points or online. There is supervision every month, and there are colleagues to ask the same day.",
      ask: "In the form, tell us about your education, your practice with children, your methods and the hours you have in a week. Before you first meet a child we will ask for a criminal record certificate.",
      form: "Join as a psychologist",
      others: "Lawyers, doctors, prosthetists and translators, please write too.",
      subject: "I would like to join as a psychologist",
      picture:
        "A child and a psychologist sit facing each other; between them a bear, a ball of red yarn and a kite.",
    },
    partnership: {
      short: "Partnership",
      title: "With your whole company",
      text: "A business, a school, a community, an editorial office or another foundation: see how we work together and what we agree on first.",
      form: "Become a partner",
      more: "About partnership",
    },
  }),
});
