import type { DemoGallery } from "../shapes.ts";

export const humanitarianTripsFromAugust: readonly DemoGallery[] = [
  {
    key: "august-medicine",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-08-10",
    pictures: ["van-evening", "umbrella", "mountains", "rainbow", "van-box", "sunflower"],
    ua: {
      title: "Ліки для дев’яти закладів поїхали одним маршрутом",
      description: [
        "Дев’ять закладів, 640 кілометрів, два дні: серпневий вантаж ліків доставили цілим і холодним.",
        "Найдовший перелік був на чотири сторінки, найкоротший — з одного слова: «бинти». Разом із ліками передали шість крісел колісних і тридцять пар дитячих милиць.",
      ].join("\n\n"),
    },
    eng: {
      title: "Medicine for nine institutions goes out on one route",
      description: [
        "Nine institutions, 640 kilometres, two days: the August cargo of medicine arrived whole and cold.",
        "The longest list ran to four pages, the shortest was one word: “bandages”. With the medicine we handed over six wheelchairs and thirty pairs of child-size crutches.",
      ].join("\n\n"),
    },
  },
  {
    key: "backpack-warehouse",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-08-25",
    pictures: ["bus", "apple", "rocket", "palms", "four-apples", "house", "engine"],
    ua: {
      title: "620 рюкзаків готові до школи",
      description: [
        "Склад пахне новими зошитами: сорок волонтерів за три тижні зібрали 620 рюкзаків, і перші вже в дорозі.",
        "380 поїдуть до молодшої школи, 240 — до середньої та старшої. Колір обирали самі діти. Жовтих забракло, тож 14 синіх отримали жовті світловідбивачі.",
      ].join("\n\n"),
    },
    eng: {
      title: "620 backpacks are ready for school",
      description: [
        "The warehouse smells of new exercise books: in three weeks forty volunteers packed 620 backpacks, and the first are on their way.",
        "380 go to primary school, 240 to the older classes. The children chose the colours. Yellow ran out, so 14 navy ones were given yellow reflectors.",
      ].join("\n\n"),
    },
  },
  {
    key: "eight-tons",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-09-28",
    pictures: [
      "van",
      "bus",
      "umbrella",
      "mountains",
      "apple",
      "van-box",
      "van-evening",
      "bus-meadow",
    ],
    ua: {
      title: "Вісім тонн допомоги вирушили до шести громад",
      description: [
        "Продуктові набори, ковдри та шкільне приладдя для родин, які були змушені переїхати.",
        "Вантаж розклали на бус і дві вантажівки партнера «Перевізники» (приклад), щоб кожна громада отримала своє з одного борту. Останню машину розвантажать 4 жовтня, тому ці вісім тонн шукайте у звіті за жовтень.",
      ].join("\n\n"),
    },
    eng: {
      title: "Eight tons of aid leave for six communities",
      description: [
        "Food parcels, blankets and school supplies for displaced families.",
        "The cargo went into our van and two lorries of our partner Hauliers (example), so that each community gets its share from one vehicle. The last lorry will be unloaded on 4 October, so look for these eight tons in the October report.",
      ].join("\n\n"),
    },
  },
  {
    key: "six-signatures",
    category: "humanitarian-trips",
    isImportant: false,
    galleryDate: "2022-10-04",
    pictures: ["van-box", "house", "palms", "paper-people", "van"],
    ua: {
      title: "Шість громад, шість підписів",
      description:
        "Усі вісім тонн розвантажили за тиждень. У кожній громаді зустрічали по-своєму: десь ланцюжком школярів, десь гарячим борщем. Шість підписаних накладних повернулися до Христини, і лише тоді вона видихнула.",
    },
    eng: {
      title: "Six communities, six signatures",
      description:
        "The eight-ton convoy was unloaded within a week. Every community met it in its own way: here with a chain of schoolchildren, there with hot borshch. Six signed waybills came back to Khrystyna, and only then did she breathe out.",
    },
  },
  {
    key: "warm-winter-begins",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "листопад 2022",
    pictures: ["string-winter", "snowman", "van", "moon", "bear", "van-box"],
    ua: {
      title: "«Тепла зима» почалася: 800 ковдр за листопад",
      description: [
        "800 ковдр, 300 пар зимового взуття та 90 обігрівачів — із цього почався зимовий проєкт.",
        "Ковдри пошила «Ковдрарня» (приклад), взуття добирали за списком із розмірами. До обігрівачів на газі додали датчики чадного газу, і водій сам показує, як вони працюють.",
      ].join("\n\n"),
    },
    eng: {
      title: "Warm winter begins: 800 blankets in November",
      description: [
        "The winter project started with 800 blankets, 300 pairs of winter boots and 90 heaters.",
        "Quilt Workshop (example) sewed the blankets, and the boots were matched to a list of sizes. Gas heaters come with carbon monoxide alarms, and the driver shows in person how they work.",
      ].join("\n\n"),
    },
  },
  {
    key: "mountain-heaters",
    category: "humanitarian-trips",
    isImportant: false,
    galleryDate: "2022-12-03",
    pictures: ["van-evening", "mountains", "snowman", "snowman-hill", "van-box"],
    ua: {
      title: "Обігрівачі для гірських сіл",
      description:
        "Дорогу до останнього села розчистили за годину до нас, трактором і трьома лопатами. Привезли 44 обігрівачі та 60 пар взуття. Назад бус їхав із мішком сушених яблук, який не можна було не взяти.",
    },
    eng: {
      title: "Heaters for mountain villages",
      description:
        "The road to the last village was cleared an hour before us, with a tractor and three shovels. We brought 44 heaters and 60 pairs of boots. The van came back with a sack of dried apples that could not be refused.",
    },
  },
];
