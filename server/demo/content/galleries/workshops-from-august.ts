import type { DemoGallery } from "../shapes.ts";

export const workshopsFromAugust: readonly DemoGallery[] = [
  {
    key: "kites-over-kalush",
    category: "workshops",
    isImportant: true,
    galleryDate: "2022-08-20",
    pictures: ["kite", "kalush", "rainbow", "bird", "rocket", "string-sky", "four-birds"],
    ua: {
      title: "Сорок зміїв піднялися над Калушем",
      description: [
        "Вітер був п’ять метрів за секунду, і цього вистачило: усі сорок зміїв злетіли.",
        "Зміїв клеїли на точці два дні, від креслення до хвоста. На кожному є вузлик: діти зав’язували в ньому те, що хотіли відпустити. Що саме, ми не питали.",
      ].join("\n\n"),
    },
    eng: {
      title: "Forty kites rise over Kalush",
      description: [
        "The wind was five metres a second, and that was enough: all forty kites took off.",
        "They were made at the point in two days, from drawing to tail. Each has a knot in its string: into it the children tied something they wanted to let go. We did not ask what.",
      ].join("\n\n"),
    },
  },
  {
    key: "teenage-cards",
    category: "workshops",
    isImportant: true,
    galleryDate: { daysAgo: 3 },
    pictures: ["picture-cards-near", "picture-cards", "house", "sailboat", "bird", "moon"],
    ua: {
      title: "Підлітки намалювали власну колоду метафоричних карт",
      description: [
        "Дев’ятеро підлітків із Чернівців вирішили, що готові карти «занадто дорослі», і зробили свої: 48 малюнків, зокрема зарядка, порожній чат і двері під’їзду.",
        "Тепер цією колодою користуються психологи всіх точок. Найчастіше обирають карту, на якій просто горить вікно.",
      ].join("\n\n"),
    },
    eng: {
      title: "Teenagers draw a deck of metaphorical cards of their own",
      description: [
        "Nine teenagers from Chernivtsi found the ready-made cards “too grown-up” and made their own: 48 pictures, including a charger, an empty chat and the door of a block of flats.",
        "Psychologists at all the points now use the deck. The card chosen most often is simply a window with the light on.",
      ].join("\n\n"),
    },
  },
  {
    key: "paper-cut-lesson",
    category: "workshops",
    isImportant: false,
    galleryDate: "2022-09-17",
    pictures: ["palm-rows", "palms", "butterfly", "sunflower", "apple"],
    ua: {
      title: "Урок аплікації",
      description:
        "Дев’ять долонь, дев’ять кольорів — так у Чорткові познайомилася перша група. Кожна дитина вирізала свою долоню і поміняла її на долоню сусіда. Потім треба було знайти, на що вона схожа. Знайшли яблуко, рибу, ракету й одного крокодила, який позіхає.",
    },
    eng: {
      title: "Paper-cut lesson",
      description:
        "Nine palms in nine colours: this is how the first group in Chortkiv met. Each child cut out a palm and swapped it with a neighbour. Then you had to see what it looked like. They saw an apple, a fish, a rocket and one yawning crocodile.",
    },
  },
  {
    key: "wall-of-palms",
    category: "workshops",
    isImportant: false,
    galleryDate: "2022-10-12",
    pictures: [
      "palm-wall",
      "palms",
      "cat",
      "hedgehog",
      "kite",
      "rocket",
      "rainbow",
      "bear",
      "sunflower",
    ],
    ua: {
      title: "Стіна долонь",
      description: [
        "Ми відчинили оновлену ігрову кімнату в Тернополі. Стіну біля вікна залишили порожньою навмисно: протягом дня кожна дитина вирізала з кольорового паперу свою долоню й наклеїла поруч з іншими.",
        "Надвечір на стіні було шістдесят чотири долоні. Найменша належить Данилкові, якому рік і два місяці.",
      ].join("\n\n"),
    },
    eng: {
      title: "Wall of palms",
      description: [
        "We opened the renewed playroom in Ternopil. The wall by the window was left empty on purpose: during the day every child cut a palm out of coloured paper and stuck it next to the others.",
        "By evening there were sixty-four palms. The smallest belongs to Danylko, aged one year and two months.",
      ].join("\n\n"),
    },
  },
  {
    key: "lullaby-evening",
    category: "workshops",
    isImportant: false,
    galleryDate: "2022-11-19",
    pictures: ["moon-green", "owl", "bear", "uzhhorod-castle"],
    ua: {
      title: "Вечір колискових",
      description:
        "На Швабській в Ужгороді зібрали колискові з одинадцяти областей. Одну мама співала телефоном із Польщі, і слухали її стоячи, тихо. Дев’ять записів уже можна взяти в іграшкотеці разом із ведмедиком.",
    },
  },
  {
    key: "paper-lanterns",
    category: "workshops",
    isImportant: false,
    galleryDate: "2022-12-10",
    pictures: ["shumsk", "moon", "snowman", "owl", "string-winter"],
    ua: {
      title: "Ліхтарики з паперу",
      description:
        "У Шумську вирізали ліхтарики саме тоді, коли вимкнули світло, тож перевірили відразу. Тридцять один ліхтарик поставили вздовж доріжки від зупинки до точки. Тепер навіть о п’ятій видно, куди йти.",
    },
    eng: {
      title: "Paper lanterns",
      description:
        "In Shumsk we were cutting lanterns just when the power went, so they were tested at once. Thirty-one lanterns now line the path from the bus stop to the point. Even at five in the afternoon you can see where to go.",
    },
  },
];
