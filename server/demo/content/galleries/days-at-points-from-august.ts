import type { DemoGallery } from "../shapes.ts";

export const daysAtPointsFromAugust: readonly DemoGallery[] = [
  {
    key: "chortkiv-tenth-point",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-08-29",
    pictures: ["chortkiv", "paper-ring", "palms", "rainbow", "paper-people", "palm-flower"],
    ua: {
      title: "Десята точка TOGETHER відчинила двері в Чорткові",
      description: [
        "Від першої точки до десятої минуло двадцять тижнів. Остання — у Чорткові, за дві хвилини від вежі з годинником.",
        "До відкриття приїхали діти з Тернополя й подарували ключ, вирізаний із картону, завбільшки з двері. Справжній теж підійшов.",
      ].join("\n\n"),
    },
    eng: {
      title: "The tenth TOGETHER point opens its doors in Chortkiv",
      description: [
        "Twenty weeks passed between the first point and the tenth. The latest is in Chortkiv, two minutes from the clock tower.",
        "Children from Ternopil came for the opening and brought a cardboard key as big as the door. The real one fitted too.",
      ].join("\n\n"),
    },
  },
  {
    key: "thousandth-journey",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-09-03",
    pictures: [
      "shelf-engine",
      "toy-shelves",
      "engine",
      "bear",
      "rocking-horse",
      "sailboat",
      "string-toys",
    ],
    ua: {
      title: "Іграшкотека святкує тисячну мандрівку",
      description: [
        "Тисячним мандрівником став дерев’яний паротяг. Тепер він гостює в п’ятирічного Марка.",
        "До того паротяг побував у дванадцяти домівках і повернувся з новим вагоном: його змайстрував чийсь дідусь. У формулярі так і записали: «Приїхав довшим».",
      ].join("\n\n"),
    },
    eng: {
      title: "The toy library marks its thousandth loan",
      description: [
        "Traveller number one thousand is a wooden engine, now staying with Marko, aged five.",
        "Before that the engine had been to twelve homes and came back with a new carriage, made by somebody’s grandfather. The record card says just that: “Returned longer.”",
      ].join("\n\n"),
    },
  },
  {
    key: "ternopil-playroom",
    category: "days-at-points",
    isImportant: true,
    galleryDate: "2022-10-12",
    pictures: [
      "palm-wall-children",
      "palm-wall",
      "ternopil",
      "palms",
      "rainbow",
      "hedgehog",
      "palm-rows",
      "string-animals",
    ],
    ua: {
      title: "У Тернополі відкрили оновлену ігрову кімнату",
      description: [
        "Сто квадратних метрів, куточок тиші та стіна, на якій кожна дитина залишила свою долоню.",
        "Кімнату ремонтували три тижні. Найбільше суперечок було про колір дверей: перемогли жовті. Заняття відбуваються щобудня, запис — у координаторки точки.",
      ].join("\n\n"),
    },
    eng: {
      title: "A renewed playroom opens in Ternopil",
      description: [
        "A hundred square metres, a quiet corner, and a wall where every child left a palm print.",
        "The works took three weeks. The longest debate was about the colour of the door: yellow won. Sessions run every weekday; the point coordinator takes bookings.",
      ].join("\n\n"),
    },
  },
  {
    key: "kalush-quiet-corner",
    category: "days-at-points",
    isImportant: false,
    galleryDate: "2022-11-15",
    pictures: ["armchairs", "kalush", "moon", "armchair-child"],
    ua: {
      title: "Тихий куток",
      description:
        "У Калуші за синьою завісою з’явився куток, де можна нічого не робити. Три подушки, лампа й навушники, що глушать шум. Правило одне: того, хто там, не кличуть, доки сам не вийде.",
    },
    eng: {
      title: "The quiet corner",
      description:
        "Behind a blue curtain in Kalush there is now a corner for doing nothing. Three cushions, a lamp and ear defenders. There is one rule: nobody calls you until you come out yourself.",
    },
  },
  {
    key: "evening-without-light",
    category: "days-at-points",
    isImportant: false,
    galleryDate: "2022-12-14",
    pictures: ["moon-blue", "ivano-frankivsk", "owl", "rocket", "string-winter"],
    ua: {
      title: "Точка світить: вечір без електрики",
      description:
        "В Івано-Франківську вимкнули світло о третій, а заняття — ні. Обігрівач, двадцять ліхтарів і казка по колу: кожен додає речення. Батьки зарядили телефони, і ніхто не поспішав додому.",
    },
    eng: {
      title: "The point is alight: an evening without power",
      description:
        "In Ivano-Frankivsk the power went at three; the session did not. A heater, twenty lanterns and a fairy tale going round the circle, one sentence each. The parents charged their phones, and nobody hurried home.",
    },
  },
];
