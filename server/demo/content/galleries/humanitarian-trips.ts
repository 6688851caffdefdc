import type { DemoGallery } from "../shapes.ts";

export const humanitarianTrips: readonly DemoGallery[] = [
  {
    key: "first-trip",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-03-12",
    art: ["humanitarian.svg", "city-Chernivtsi.svg", "drawing-21.svg", "drawing-0.svg"],
    imageCount: 6,
    ua: {
      title: "Перша поїздка: три тонни продуктів для родин у дорозі",
      description: [
        "Дев’ять рейсів позиченим бусом за дві доби — і три тонни продуктів уже в школах та гуртожитках, де зупинилися родини.",
        "Список складали за кухонним столом, фарбу для долоні на дверцятах знайшли в гаражі. Перші 240 родин отримали їжу й теплі шкарпетки. Накладна за номером один висить у рамці на складі.",
      ].join("\n\n"),
    },
    eng: {
      title: "First trip: three tons of food for families on the road",
      description: [
        "Nine runs with a borrowed van in two days, and three tons of food have reached the schools and dormitories where families are staying.",
        "The list was made at a kitchen table; paint for the palm on the van door was found in a garage. The first 240 families received food and warm socks. Waybill number one hangs framed in the warehouse.",
      ].join("\n\n"),
    },
  },
  {
    key: "april-medicine",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-04-09",
    art: ["humanitarian.svg", "drawing-15.svg", "drawing-20.svg"],
    imageCount: 5,
    ua: {
      title: "Ліки доїхали до чотирьох закладів",
      description: [
        "Дві лікарні, амбулаторія та дитячий інтернат отримали препарати точно за своїми переліками.",
        "Збирали два тижні разом із партнером «Веселка». Термокоробки їхали окремо, на передньому сидінні, пристебнуті ременем. Усі акти передачі є у звіті за квітень.",
      ].join("\n\n"),
    },
    eng: {
      title: "Medicine reaches four institutions",
      description: [
        "Two hospitals, a clinic and a children’s boarding school received exactly what was on their lists.",
        "It took two weeks to collect, together with our partner Veselka. The cool boxes travelled apart from the rest, on the front seat, with the belt fastened. All handover papers are in the April report.",
      ].join("\n\n"),
    },
  },
  {
    key: "shumsk-trip",
    category: "humanitarian-trips",
    isImportant: false,
    galleryDate: "2022-05-03",
    art: ["city-Shumsk.svg", "humanitarian.svg", "drawing-8.svg", "drawing-18.svg"],
    imageCount: 7,
    ua: {
      title: "Поїздка до Шумська",
      description:
        "Повезли продукти для 85 родин, а повернулися з ключем від приміщення: громада запропонувала кімнати для точки. За дев’ять днів ми її відчинили. Піаніно приїхало окремим рейсом, у ковдрах.",
    },
    eng: {
      title: "Route to Shumsk",
      description:
        "We took food for 85 families and came back with a key: the community offered rooms for a point. Nine days later we opened it. The piano came by a separate run, wrapped in blankets.",
    },
  },
  {
    key: "may-food",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-05-28",
    art: ["drawing-21.svg", "humanitarian.svg", "drawing-17.svg", "drawing-0.svg"],
    imageCount: 6,
    ua: {
      title: "1200 родин отримали харчі у травні",
      description: [
        "Найбільше за три місяці роботи: 1200 наборів, усього десять тонн разом із дитячим харчуванням.",
        "Хліб до кожного набору додавала «Лісова пекарня», вода — від «Криниці». На складі ввели тихий дзвіночок: у нього дзвонять, коли від’їжджає остання коробка дня.",
      ].join("\n\n"),
    },
    eng: {
      title: "In May 1,200 families receive food",
      description: [
        "The most in our three months of work: 1,200 parcels, ten tons in all with the baby food.",
        "Forest Bakery added bread to every parcel, and the water came from Krynytsia. The warehouse now has a small quiet bell: it rings when the last box of the day has left.",
      ].join("\n\n"),
    },
  },
  {
    key: "august-medicine",
    category: "humanitarian-trips",
    isImportant: true,
    galleryDate: "2022-08-10",
    art: ["humanitarian.svg", "drawing-20.svg", "drawing-15.svg", "drawing-7.svg"],
    imageCount: 6,
    ua: {
      title: "Ліки для дев’яти закладів поїхали одним маршрутом",
      description: [
        "Дев’ять закладів, 640 кілометрів, два дні: серпневий вантаж ліків доставили цілим і холодним.",
        "Найдовший перелік був на чотири сторінки, найкоротший — з одного слова: «бинти». Разом із ліками передали шість візочків і тридцять пар милиць дитячого розміру.",
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
    art: ["drawing-8.svg", "drawing-21.svg", "drawing-16.svg", "drawing-13.svg"],
    imageCount: 7,
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
    art: [
      "humanitarian.svg",
      "drawing-8.svg",
      "drawing-20.svg",
      "drawing-15.svg",
      "drawing-21.svg",
    ],
    imageCount: 8,
    ua: {
      title: "Вісім тонн допомоги вирушили до шести громад",
      description: [
        "Продуктові набори, ковдри та шкільне приладдя для родин, які переїхали.",
        "Вантаж розклали на бус і дві вантажівки партнера «Мости», щоб кожна громада отримала своє з одного борту. Останню машину розвантажать 4 жовтня, тому ці вісім тонн шукайте у звіті за жовтень.",
      ].join("\n\n"),
    },
    eng: {
      title: "Eight tons of aid leave for six communities",
      description: [
        "Food parcels, blankets and school supplies for displaced families.",
        "The cargo went into our van and two trucks of our partner Mosty, so that each community gets its share from one vehicle. The last truck will be unloaded on 4 October, so look for these eight tons in the October report.",
      ].join("\n\n"),
    },
  },
  {
    key: "six-signatures",
    category: "humanitarian-trips",
    isImportant: false,
    galleryDate: "2022-10-04",
    art: ["humanitarian.svg", "drawing-0.svg", "drawing-13.svg"],
    imageCount: 5,
    ua: {
      title: "Шість громад, шість підписів",
      description:
        "Колону з восьми тонн розвантажили за тиждень. У кожній громаді зустрічали по-своєму: десь ланцюжком школярів, десь гарячим борщем. Шість підписаних накладних повернулися до Христини, і лише тоді вона видихнула.",
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
    art: ["drawing-11.svg", "humanitarian.svg", "drawing-22.svg", "drawing-12.svg"],
    imageCount: 6,
    ua: {
      title: "«Тепла зима» почалася: 800 ковдр за листопад",
      description: [
        "800 ковдр, 300 пар зимового взуття та 90 обігрівачів — із цього почався зимовий проєкт.",
        "Ковдри пошив «Верес», взуття добирали за списком із розмірами. До обігрівачів на газі додали датчики чадного газу, і водій сам показує, як вони працюють.",
      ].join("\n\n"),
    },
    eng: {
      title: "Warm winter begins: 800 blankets in November",
      description: [
        "The winter project started with 800 blankets, 300 pairs of winter boots and 90 heaters.",
        "Veres sewed the blankets, and the boots were matched to a list of sizes. Gas heaters come with carbon monoxide alarms, and the driver shows in person how they work.",
      ].join("\n\n"),
    },
  },
  {
    key: "mountain-heaters",
    category: "humanitarian-trips",
    isImportant: false,
    galleryDate: "2022-12-03",
    art: ["drawing-15.svg", "drawing-11.svg", "humanitarian.svg"],
    imageCount: 5,
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
