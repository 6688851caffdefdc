import type { DemoGallery } from "../shapes.ts";

export const daysAtPointsToJuly: readonly DemoGallery[] = [
  {
    key: "chernivtsi-opening",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-04-11",
    pictures: [
      "chernivtsi",
      "paper-ring",
      "palms",
      "butterfly",
      "paper-people",
      "palm-flower",
      "rainbow",
    ],
    ua: {
      title: "У Чернівцях відкрили першу точку TOGETHER",
      description: [
        "Три кімнати, килим, сорок подушок і двері, які не замикаються з десятої до шостої.",
        "Першого дня прийшло 27 дітей. Стрічку не перерізали, а розрізали на клаптики й роздали, щоб кожен прив’язав свій до гілки у дворі. Гілка досі кольорова.",
      ].join("\n\n"),
    },
    eng: {
      title: "The first TOGETHER point opens in Chernivtsi",
      description: [
        "Three rooms, a rug, forty cushions and a door that stays unlocked from ten to six.",
        "On the first day 27 children came. The ribbon was not cut once but into many pieces, and everyone tied one to a branch in the yard. The branch is still many-coloured.",
      ].join("\n\n"),
    },
  },
  {
    key: "ternopil-opening",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-06-06",
    pictures: ["ternopil", "sailboat", "palm-wall", "goldfish", "string-sea", "palm-rows"],
    ua: {
      title: "У Тернополі запрацювала точка TOGETHER",
      description: [
        "Шоста точка за вісім тижнів: від сьогодні діти в Тернополі мають місце, куди можна просто прийти.",
        "Поки що тут одна кімната, яка чекає на ремонт, зате двоє психологів і група вже першого дня. Записалися 33 дитини, чергу на фарби довелося малювати на дошці.",
      ].join("\n\n"),
    },
    eng: {
      title: "A TOGETHER point starts work in Ternopil",
      description: [
        "The sixth point in eight weeks: from today children in Ternopil have a place they can simply walk into.",
        "So far it is one room waiting to be renewed, but with two psychologists and a group from day one. Thirty-three children signed up, and the queue for the paints had to be drawn on the board.",
      ].join("\n\n"),
    },
  },
  {
    key: "toy-library-opening",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-06-15",
    pictures: [
      "toy-shelves",
      "bear",
      "rocking-horse",
      "engine",
      "sailboat",
      "shelf-engine",
      "shelf-sailboat",
    ],
    ua: {
      title: "Іграшкотека: перші 300 іграшок чекають на мандрівників",
      description: [
        "У Чернівцях, Івано-Франківську й Тернополі можна позичити іграшку на два тижні, як книжку в бібліотеці.",
        "Застави немає, читацький квиток — паперова долоня з іменем. За перший день додому поїхали 38 іграшок. Першим пішов кінь-гойдалка, його несли вдвох.",
      ].join("\n\n"),
    },
    eng: {
      title: "Toy library: the first 300 toys are ready to travel",
      description: [
        "In Chernivtsi, Ivano-Frankivsk and Ternopil you can borrow a toy for two weeks, like a library book.",
        "There is no deposit; the library card is a paper palm with a name. On the first day 38 toys went home. The rocking horse was the first to leave, carried by two.",
      ].join("\n\n"),
    },
  },
  {
    key: "shvabska-opening",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-07-08",
    pictures: ["uzhhorod-blossom", "uzhhorod-castle", "paper-people", "sunflower", "palms"],
    ua: {
      title: "В Ужгороді відкрили точку на Швабській",
      description: [
        "Восьма точка TOGETHER — у дворі зі старою грушею, під якою вже провели перше заняття.",
        "Тут приймає ігровий терапевт Назар Шевчук. Пісочницю збирали разом із дітьми: дорослі тримали дошки, діти керували.",
      ].join("\n\n"),
    },
    eng: {
      title: "A point opens on Shvabska in Uzhhorod",
      description: [
        "The eighth TOGETHER point is in a yard with an old pear tree, and the first session was held right under it.",
        "Nazar Shevchuk, play therapist, sees children here. The sandpit was put together with them: adults held the boards, children were in charge.",
      ].join("\n\n"),
    },
  },
  {
    key: "mobile-team-villages",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-07-22",
    pictures: ["bus", "armchairs", "mountains", "bear", "shelf-duck", "umbrella"],
    ua: {
      title: "Мобільна бригада за тиждень побувала в одинадцяти селах",
      description: [
        "Двоє психологів, скриня з іграшками та складаний намет: одинадцять сіл, 268 дітей, один проколотий надувний замок.",
        "До більшості цих сіл автобус ходить двічі на тиждень. Бригада повертатиметься туди щомісяця, розклад висить біля кожної крамниці.",
      ].join("\n\n"),
    },
    eng: {
      title: "The mobile team visits eleven villages in a week",
      description: [
        "Two psychologists, a chest of toys and a folding tent: eleven villages, 268 children and one punctured bouncy castle.",
        "Most of these villages have a bus twice a week. The team will come back every month; the timetable hangs by every shop.",
      ].join("\n\n"),
    },
  },
];
