import type { DemoReport } from "../shapes.ts";

export const reportsOfAutumn2022: readonly DemoReport[] = [
  {
    key: "september-2022",
    month: 9,
    year: 2022,
    pictures: ["bus", "apple", "toy-shelves", "four-apples", "shelf-engine"],
    documents: [],
    ua: {
      description: [
        "Рюкзаки до школи",
        "До дев’ятого вересня роздали всі 620 рюкзаків: 380 — молодшій школі, 240 — середній і старшій. Рюкзак зі спортивною формою та взуттям коштував 2150 ₴, увесь проєкт — 1 333 000 ₴. Залишок наклейок-світловідбивачів передали трьом школам.",
        "Іграшкотека видала тисячну іграшку. На точках відбулося 187 групових занять. Доставили дев’ять тонн допомоги для 950 родин, ліки — трьом закладам. Вісім тонн, які вирушили 28 вересня, рахуємо в жовтні, коли їх отримали громади. Архітектори закінчили проєкт Сімейного дому.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Backpacks for school",
        "By 9 September all 620 backpacks had been handed out: 380 to primary school, 240 to the older classes. A backpack with sports kit and shoes cost 2,150 hryvnias, the whole project 1,333,000. The spare reflectors went to three schools.",
        "The toy library made its thousandth loan. The points held 187 group sessions. Nine tons of aid reached 950 families, and three institutions received medicine. The eight tons that left on 28 September are counted in October, when the communities received them. The architects finished the design of the Family house.",
      ].join("\n\n"),
    },
  },
  {
    key: "october-2022",
    month: 10,
    year: 2022,
    pictures: ["palm-wall", "ternopil", "van", "palms", "palm-wall-children", "palm-rows"],
    ua: {
      description: [
        "Точка в Тернополі після ремонту",
        "Відремонтували ігрову кімнату в Тернополі, відправили вісім тонн допомоги до шести громад, провели 214 групових занять.",
        "Ремонт тривав три тижні й коштував 286 400 ₴. Продуктові набори отримали 850 родин, ліки — три заклади. Останню накладну колони підписали 4 жовтня. На ділянці Сімейного дому пробурили свердловину та посадили дванадцять яблунь. Надійшло 912 300 ₴, витратили 874 600 ₴.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "The Ternopil point, renewed",
        "We renewed the playroom in Ternopil, sent eight tons of aid to six communities and held 214 group sessions.",
        "The works took three weeks and cost 286,400 hryvnias. Food parcels went to 850 families and medicine to three institutions. The last waybill of the convoy was signed on 4 October. On the plot of the Family house a well was drilled and twelve apple trees were planted. We received 912,300 hryvnias and spent 874,600.",
      ].join("\n\n"),
    },
    documents: [
      {
        name: { ua: "Звіт за жовтень", eng: "Report for October" },
        pages: 3,
        lines: {
          ua: [
            "Надійшло: 912 300 ₴",
            "Ремонт ігрової кімнати в Тернополі: 286 400 ₴",
            "Продуктові набори для 850 родин: 331 500 ₴",
            "Ліки для трьох закладів: 94 200 ₴",
            "Робота точок: 117 300 ₴",
            "Пальне: 45 200 ₴",
            "Усього витрачено: 874 600 ₴",
            "Групових занять: 214",
            "Доставлено допомоги: 8 тонн до шести громад",
            "Склав: Петро Заєць. Перевірила: Ірина Савчук",
          ],
          eng: [
            "Received: UAH 912,300",
            "Renewing the Ternopil playroom: UAH 286,400",
            "Food parcels for 850 families: UAH 331,500",
            "Medicine for three institutions: UAH 94,200",
            "Running the points: UAH 117,300",
            "Fuel: UAH 45,200",
            "Total spent: UAH 874,600",
            "Group sessions: 214",
            "Aid delivered: 8 tons to six communities",
            "Prepared by: Petro Zaiets. Checked by: Iryna Savchuk",
          ],
        },
      },
      {
        name: { ua: "Ремонт точки в Тернополі", eng: "Works at the Ternopil point" },
        pages: 1,
        lines: {
          ua: [
            "Площа: 100 м²",
            "Початок: 21 вересня, завершення: 11 жовтня",
            "Підлога і стіни: 118 000 ₴",
            "Меблі: 74 500 ₴",
            "Куточок тиші: 62 000 ₴",
            "Світло: 31 900 ₴",
            "Усього: 286 400 ₴",
            "Колір дверей: жовтий",
          ],
          eng: [
            "Area: 100 m²",
            "Begun on 21 September, finished on 11 October",
            "Floor and walls: UAH 118,000",
            "Furniture: UAH 74,500",
            "Quiet corner: UAH 62,000",
            "Lighting: UAH 31,900",
            "Total: UAH 286,400",
            "Colour of the door: yellow",
          ],
        },
      },
    ],
  },
  {
    key: "november-2022",
    month: 11,
    year: 2022,
    drafts: ["ua", "eng"],
    pictures: ["snowman", "moon", "van", "van-box"],
    documents: [],
    ua: {
      description: [
        "«Тепла зима»: 800 ковдр",
        "Почався зимовий проєкт: 800 ковдр, 300 пар взуття та 90 обігрівачів із датчиками чадного газу. Усього доставили десять тонн допомоги, харчі отримали 1000 родин, ліки — три заклади.",
        "Через вимкнення світла точки перейшли на ліхтарі та обігрівачі, але не скасували жодного дня: провели 231 групове заняття. У Калуші облаштували тихий куток. Чернетка: чекаємо на дві накладні з гірських сіл і підсумок від бухгалтерії.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Warm winter: 800 blankets",
        "The winter project began: 800 blankets, 300 pairs of boots and 90 heaters with carbon monoxide alarms. Ten tons of aid were delivered in all; 1,000 families received food and three institutions medicine.",
        "With the power cuts the points switched to lanterns and heaters but did not cancel a single day: there were 231 group sessions. Kalush now has a quiet corner. A draft: we are waiting for two waybills from mountain villages and the total from accounting.",
      ].join("\n\n"),
    },
  },
];
