import type { DemoReport } from "../shapes.ts";

export const reportsOfSpringAndSummer2022: readonly DemoReport[] = [
  {
    key: "march-2022",
    month: 3,
    year: 2022,
    pictures: ["van", "sunflower-hands", "house", "van-box", "palms"],
    ua: {
      description: [
        "Перші поїздки, 11 тонн",
        "Третього березня зареєстрували фонд, п’ятого — за одну ніч зробили з кімнати гуртка склад. За чотири тижні доставили 11 тонн допомоги: продукти, воду, дитячі суміші, ковдри. Набори отримали 900 родин, які зупинилися у школах і гуртожитках Чернівців та області. Трьом закладам передали перев’язувальні матеріали.",
        "Надійшло 518 700 ₴, витрачено 412 300 ₴, залишок — 106 400 ₴. Усі 38 накладних підписано. Дві підписали просто на чиїйсь спині, бо столу не було, — їх теж додаємо.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "First trips, 11 tons",
        "On 3 March the foundation was registered, and on the 5th the club’s room became a warehouse overnight. In four weeks we delivered 11 tons of aid: food, water, baby formula, blankets. Parcels went to 900 families staying in schools and dormitories in and around Chernivtsi. Three institutions received dressings.",
        "We received 518,700 hryvnias and spent 412,300; 106,400 are left. All 38 waybills are signed. Two were signed on somebody’s back, because there was no table, and we attach those too.",
      ].join("\n\n"),
    },
    documents: [
      {
        name: {
          ua: "Надходження і витрати за березень",
          eng: "Income and spending in March",
        },
        pages: 1,
        lines: {
          ua: [
            "Надійшло: 518 700 ₴",
            "Продукти й вода: 241 600 ₴",
            "Дитяче харчування: 68 900 ₴",
            "Перев’язувальні матеріали: 39 400 ₴",
            "Пальне та оренда буса: 47 200 ₴",
            "Коробки й пакування: 15 200 ₴",
            "Усього витрачено: 412 300 ₴",
            "Залишок на 1 квітня: 106 400 ₴",
            "Склав: Петро Заєць",
          ],
          eng: [
            "Received: UAH 518,700",
            "Food and water: UAH 241,600",
            "Baby food: UAH 68,900",
            "Dressings: UAH 39,400",
            "Fuel and van hire: UAH 47,200",
            "Boxes and packing: UAH 15,200",
            "Total spent: UAH 412,300",
            "Left on 1 April: UAH 106,400",
            "Prepared by: Petro Zaiets",
          ],
        },
      },
    ],
  },
  {
    key: "april-2022",
    month: 4,
    year: 2022,
    pictures: ["chernivtsi", "paper-ring", "vase-window", "storozhynets", "palm-flower"],
    documents: [],
    ua: {
      description: [
        "Відкрили точку в Чернівцях",
        "Одинадцятого квітня відчинилася перша точка TOGETHER, через тиждень — друга, у Сторожинці. Перші 26 групових занять відвідували діти, які ще не знали, чи лишаться тут надовго, тож кожне заняття починали зі знайомства.",
        "Доставили дев’ять тонн допомоги, продуктові набори отримали 1050 родин. Ліки за власними переліками передали чотирьом закладам. Надійшло 604 200 ₴, витратили 571 800 ₴. На облаштування двох точок пішло 148 000 ₴: меблі, килими, перша скриня матеріалів.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "A point opens in Chernivtsi",
        "On 11 April the first TOGETHER point opened its doors, and a week later the second, in Storozhynets. The first 26 group sessions were for children who did not yet know whether they would stay, so each session began with introductions.",
        "We delivered nine tons of aid, and 1,050 families received food parcels. Four institutions were given medicine from their own lists. We received 604,200 hryvnias and spent 571,800. Setting up the two points cost 148,000: furniture, rugs, the first chest of materials.",
      ].join("\n\n"),
    },
  },
  {
    key: "may-2022",
    month: 5,
    year: 2022,
    pictures: ["apple", "van", "shumsk", "van-box", "four-apples"],
    documents: [],
    ua: {
      description: [
        "Харчі для 1200 родин",
        "Травень — найбільший місяць від початку роботи: десять тонн допомоги, 1200 родин із продуктовими наборами. Ще три заклади отримали ліки. Хліб додавала «Лісова пекарня» (приклад), воду — «Водовозка» (приклад).",
        "Відкрили три точки: у Шумську (12 травня), Калуші (23 травня) та Івано-Франківську (30 травня), тепер їх п’ять. Провели 58 групових занять. Надійшло 688 900 ₴, витратили 702 400 ₴: різницю покрили залишком квітня. Поіменні списки родин зберігаємо у фонді й не публікуємо.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Food for 1,200 families",
        "May is the biggest month so far: ten tons of aid, and food parcels for 1,200 families. Three more institutions received medicine. Forest Bakery (example) added bread and Water Cart (example) water.",
        "Three points opened, in Shumsk (12 May), Kalush (23 May) and Ivano-Frankivsk (30 May), which makes five. We held 58 group sessions. We received 688,900 hryvnias and spent 702,400; April’s remainder covered the difference. Lists of families by name stay with the foundation and are not published.",
      ].join("\n\n"),
    },
  },
  {
    key: "june-2022",
    month: 6,
    year: 2022,
    pictures: ["toy-shelves", "bear", "engine", "shelf-engine", "shelf-sailboat"],
    documents: [],
    ua: {
      description: [
        "Іграшкотека: перші 300 іграшок",
        "П’ятнадцятого червня запрацювала іграшкотека: по сто іграшок у Чернівцях, Івано-Франківську й Тернополі. До кінця місяця вони встигли 142 рази поїхати додому. Програму підтримує дитячий фонд «Гніздо» (приклад).",
        "Точок стало сім: до них додалися Тернопіль і Тячів. Провели 92 групові заняття, двадцятьох психологів навчили ігрової терапії. Доставили сім тонн допомоги для 800 родин, ліки — трьом закладам. Надійшло 731 500 ₴, витратили 694 300 ₴.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Toy library: the first 300 toys",
        "On 15 June the toy library began: a hundred toys each in Chernivtsi, Ivano-Frankivsk and Ternopil. By the end of the month they had gone home 142 times. The program is supported by a children’s fund, the Nest Fund (example).",
        "There are now seven points, with Ternopil and Tiachiv. We held 92 group sessions and trained twenty psychologists in play therapy. Seven tons of aid reached 800 families, and three institutions received medicine. We received 731,500 hryvnias and spent 694,300.",
      ].join("\n\n"),
    },
  },
  {
    key: "july-2022",
    month: 7,
    year: 2022,
    pictures: ["mountains", "tiachiv", "kite", "moon", "mountains-morning", "string-sky"],
    ua: {
      description: [
        "Табір у горах, 84 дитини",
        "Дві зміни по 42 дитини з прифронтових громад провели в Карпатах двадцять вісім днів. Зміна коштувала 386 400 ₴, обидві разом — 772 800 ₴, тобто 9200 ₴ на дитину. Понад половину покрили партнери.",
        "Восьма точка відкрилася в Ужгороді, на Швабській. Мобільна бригада побувала в одинадцяти селах, де поговорила з 268 дітьми. На точках провели 118 групових занять. Доставили шість тонн допомоги для 650 родин, ліки — двом закладам.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Mountain camp, 84 children",
        "Two shifts of 42 children from frontline communities spent twenty-eight days in the Carpathians. One shift cost 386,400 hryvnias, both together 772,800, or 9,200 per child. Partners covered more than half.",
        "The eighth point opened in Uzhhorod, on Shvabska. The mobile team visited eleven villages and met 268 children there. The points held 118 group sessions. Six tons of aid reached 650 families, and two institutions received medicine.",
      ].join("\n\n"),
    },
    documents: [
      {
        name: {
          ua: "Кошторис табору «Літо в Карпатах»",
          eng: "Budget of Summer in the Carpathians",
        },
        pages: 2,
        lines: {
          ua: [
            "Дві зміни, 84 дитини, 28 днів",
            "Проживання й харчування: 424 200 ₴",
            "Автобуси: 151 400 ₴",
            "Оплата вихователів, психологів, лікарки й кухаря: 126 000 ₴",
            "Матеріали майстерень: 38 700 ₴",
            "Страхування та ліки: 32 500 ₴",
            "Усього: 772 800 ₴",
            "На одну дитину: 9200 ₴",
          ],
          eng: [
            "Two shifts, 84 children, 28 days",
            "Lodging and food: UAH 424,200",
            "Buses: UAH 151,400",
            "Pay for leaders, psychologists, doctor and cook: UAH 126,000",
            "Workshop materials: UAH 38,700",
            "Insurance and medicine: UAH 32,500",
            "Total: UAH 772,800",
            "Per child: UAH 9,200",
          ],
        },
      },
    ],
  },
  {
    key: "august-2022",
    month: 8,
    year: 2022,
    pictures: ["van", "chortkiv", "umbrella", "van-box", "rainbow"],
    documents: [],
    ua: {
      description: [
        "Ліки для дев’яти закладів",
        "Серпневий вантаж поїхав за дев’ятьма адресами: три лікарні, чотири амбулаторії, два інтернати. Усе за переліками самих закладів, разом із шістьма кріслами колісними та тридцятьма парами дитячих милиць. Усього доставили сім тонн, харчі отримали 700 родин.",
        "Відкрили дві точки — на Ракоці в Ужгороді та в Чорткові, тепер їх десять. Провели 140 групових занять, зібрали 620 шкільних рюкзаків. Ми отримали ділянку під Сімейний дім (приклад, без адреси). Надійшло 1 204 000 ₴, з них 640 000 ₴ — на рюкзаки; витратили 1 131 500 ₴.",
      ].join("\n\n"),
    },
    eng: {
      description: [
        "Medicine for nine institutions",
        "The August cargo went to nine addresses: three hospitals, four clinics and two residential care homes. Everything followed their own lists, with six wheelchairs and thirty pairs of children’s crutches besides. Seven tons were delivered in all, and 700 families received food.",
        "Two points opened, Rákóczi in Uzhhorod and Chortkiv, which makes ten. We held 140 group sessions and packed 620 school backpacks. We received the plot for the Family house (an example, with no address). We received 1,204,000 hryvnias, 640,000 of them for backpacks, and spent 1,131,500.",
      ].join("\n\n"),
    },
  },
];
