import type { DemoGallery } from "../shapes.ts";

export const teamAndFriends: readonly DemoGallery[] = [
  {
    key: "first-night",
    category: "team-and-friends",
    isImportant: true,
    galleryDate: "2022-03-05",
    pictures: ["sunflower-hands", "moon", "van", "palms", "van-box"],
    ua: {
      title: "Склад за одну ніч: як усе почалося",
      description: [
        "Учора тут був гурток паперової пластики, сьогодні — склад: столи зсунули, ножиці сховали, коробки підписали.",
        "Прийшло 46 людей, більшість побачилися вперше. До ранку розібрали перші дві тонни. На кожну коробку наклеїли паперову долоню, щоб було видно, від кого.",
      ].join("\n\n"),
    },
    eng: {
      title: "A warehouse overnight: how it all began",
      description: [
        "Yesterday this was a paper-craft club, today it is a warehouse: tables pushed together, scissors put away, boxes labelled.",
        "Forty-six people came, most of them strangers to each other. By morning the first two tons were sorted. A paper palm went on every box, to show whom it was from.",
      ].join("\n\n"),
    },
  },
  {
    key: "play-therapy-training",
    category: "team-and-friends",
    isImportant: true,
    galleryDate: "2022-06-29",
    pictures: ["armchair-child", "picture-cards", "armchairs", "bear", "kite"],
    ua: {
      title: "Двадцять психологів опанували ігрову терапію",
      description: [
        "Три дні навчання в Чернівцях: двадцять психологів із десяти громад сіли на підлогу й почали гратися.",
        "Програму склав Назар Шевчук. Останнє завдання було найважчим: пів години грати так, як веде дитина, і жодного разу не підказати.",
      ].join("\n\n"),
    },
    eng: {
      title: "Twenty psychologists learn play therapy",
      description: [
        "Three days of training in Chernivtsi: twenty psychologists from ten communities sat down on the floor and began to play.",
        "Nazar Shevchuk drew up the programme. The last task was the hardest: to play for half an hour the way the child leads, and not prompt once.",
      ].join("\n\n"),
    },
  },
  {
    key: "dzyga-boxes",
    category: "team-and-friends",
    isImportant: true,
    galleryDate: { daysAgo: 11 },
    pictures: ["engine", "toy-shelves", "rocking-horse", "sailboat", "shelf-duck", "string-toys"],
    ua: {
      title: "«Дерев’яна майстерня» (приклад) привезла 240 коробок дерев’яних іграшок",
      description: [
        "Вантажівка «Дерев’яної майстерні» розвантажувалася годину, бо кожну коробку хотілося відкрити відразу.",
        "Іграшки роз’їхалися полицями іграшкотеки: паротяги, дзиґи, кубики й один корабель із парусом завбільшки з хустку. Усі без фарби, щоб діти дофарбували самі.",
      ].join("\n\n"),
    },
    eng: {
      title: "Wooden Workshop (example) brings 240 boxes of wooden toys",
      description: [
        "The lorry from Wooden Workshop took an hour to unload, because every box begged to be opened at once.",
        "The toys have gone out to the toy library shelves: engines, spinning tops, blocks and one ship with a sail as big as a headscarf. All are unpainted, so that children can finish them.",
      ].join("\n\n"),
    },
  },
  {
    key: "supervision-day",
    category: "team-and-friends",
    isImportant: false,
    galleryDate: "2022-11-26",
    pictures: ["picture-cards", "umbrella", "armchairs", "picture-cards-near"],
    ua: {
      title: "Коли питають психологів",
      description:
        "Раз на місяць ті, хто слухає дітей, говорять самі. У листопаді супервізія тривала цілий день, з обідом і прогулянкою. Записів не ведемо, світлини — лише чашок.",
    },
    eng: {
      title: "When psychologists are asked",
      description:
        "Once a month those who listen to children do the talking. In November the supervision took a whole day, with lunch and a walk. No notes are kept, and only the cups are photographed.",
    },
  },
  {
    key: "volunteers-thanks",
    category: "team-and-friends",
    isImportant: true,
    galleryDate: "грудень 2022",
    pictures: [
      "hands-up",
      "palms",
      "sunflower-hands",
      "paper-people",
      "palm-rows",
      "paper-ring",
      "palm-flower",
    ],
    ua: {
      title: "130 долонь: дякуємо волонтерам року",
      description: [
        "Водії, пакувальниці, перекладачі, той, хто лагодить усе, і та, хто пече на всіх, — їх 130, і кожна долоня тепер на стіні складу.",
        "Разом вони подарували дітям 21 400 годин. Наймолодшому волонтерові 16 років, найстаршій — 81: це пані Ганна з Тячева, яка вчила плести вінки.",
      ].join("\n\n"),
    },
    eng: {
      title: "130 palms: thank you to the volunteers of the year",
      description: [
        "Drivers, packers, translators, the man who mends everything and the woman who bakes for everyone: there are 130 of them, and each palm is now on the warehouse wall.",
        "Together they gave the children 21,400 hours. The youngest volunteer is 16, the oldest 81: Mrs Hanna from Tiachiv, who taught us to plait wreaths.",
      ].join("\n\n"),
    },
  },
  {
    key: "year-on-one-wall",
    category: "team-and-friends",
    isImportant: true,
    galleryDate: "2022-12-28",
    drafts: ["ua", "eng"],
    pictures: ["palm-wall", "palms", "rainbow", "palm-rows"],
    ua: {
      title: "Рік на одній стіні",
      description:
        "87 тонн, десять точок, одна стіна: на складі в Чернівцях викладаємо весь 2022 рік паперовими знаками. Один пакунок — тонна, один дім — сто родин. Чернетка, чекаємо на останні числа грудня.",
    },
    eng: {
      title: "A year on one wall",
      description:
        "87 tons, ten points, one wall: at the Chernivtsi warehouse we are laying out the whole of 2022 in paper signs. One parcel is a ton, one house is a hundred families. A draft: we are waiting for the last numbers of December.",
    },
  },
];
