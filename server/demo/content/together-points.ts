import type { OpeningHours } from "../../settings/facts/opening-hours.ts";
import { startingPoints } from "../../starting-content/points.ts";
import type { PictureName } from "./pictures.ts";
import type { DemoTogetherPoint } from "./shapes.ts";

/** What hangs on the walls, in an order that keeps similar pictures apart. */
const sheets: readonly PictureName[] = [
  "house",
  "shelf-sailboat",
  "mountains-morning",
  "string-toys",
  "bus-meadow",
  "vase",
  "moon-blue",
  "laid-butterfly",
  "sunflower",
  "string-sky",
  "palms",
  "umbrella",
  "apple-blue",
  "shelf-duck",
  "cat",
  "four-bears",
  "goldfish",
  "sailboat",
  "string-winter",
  "mountains",
  "hedgehog",
  "owl",
  "shelf-engine",
  "palm-rows",
  "laid-rocket",
  "string-garden",
  "kite",
  "four-birds",
  "bear",
  "apple",
  "bus",
  "paper-people",
  "moon",
  "string-sea",
  "snowman-hill",
  "laid-house",
  "palm-flower",
  "rocking-horse",
  "engine",
  "rocket",
  "vase-window",
  "shelf-bear",
  "butterfly",
  "laid-sunflower",
  "bird",
  "moon-green",
  "string-animals",
  "four-apples",
  "palm-wall-children",
  "rainbow",
  "snowman",
];

/** The town's picture, then the sheets in turns, beginning with another one in each town. */
function wall(town: PictureName, first: number, count: number): readonly PictureName[] {
  const others = [...sheets.slice(first), ...sheets.slice(0, first)];
  const rounds = Array.from({ length: Math.ceil(count / others.length) }, () => others);
  return [town, ...rounds.flat()].slice(0, count);
}

/** The same hours on each of these days of the week, from 1 (Monday) on. */
const hours = (from: number, to: number, opens: string, closes: string): OpeningHours[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ weekday: from + index, opens, closes }));

const inWeek = hours(1, 5, "10:00", "18:00");
const withSaturday = [...inWeek, ...hours(6, 6, "11:00", "15:00")];

const drawing = { ua: "Малюємо долонями, 3–6 років", eng: "Painting with palms, ages 3–6" };
const parents = { ua: "Чай і розмова для батьків", eng: "Tea and talk for parents" };
const teenagers = { ua: "Підлітковий клуб, 12–17 років", eng: "Teenagers’ club, ages 12–17" };
const theatre = { ua: "Театр тіней, 7–11 років", eng: "Shadow theatre, ages 7–11" };
const toys = { ua: "Іграшкотека: обмін іграшок", eng: "Toy library: swapping toys" };
const music = { ua: "Спів біля піаніно", eng: "Singing by the piano" };

/** Streets and phones are invented, as all addresses of the demo content are. */
const facts: readonly Omit<DemoTogetherPoint, "pin" | "ua" | "eng">[] = [
  {
    key: "chernivtsi",
    city: "Chernivtsi",
    addressUa: "вул. Прикладна, 1, Чернівці",
    addressEng: "1 Prykladna St, Chernivtsi",
    phone: "+380 00 000 00 01",
    openingHours: withSaturday,
    hoursNoteUa: "Під час повітряної тривоги ми в укритті у дворі.",
    hoursNoteEng: "During an air raid alert we are in the shelter in the yard.",
    events: [
      { weekday: 2, time: "15:00", ...drawing },
      { weekday: 4, time: "16:30", ...theatre },
      { weekday: 6, time: "12:00", ...parents },
    ],
    pictures: [],
  },
  {
    key: "chortkiv",
    city: "Chortkiv",
    addressUa: "вул. Прикладна, 12, Чортків",
    addressEng: "12 Prykladna St, Chortkiv",
    phone: "+380 00 000 00 02",
    openingHours: inWeek,
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [],
    pictures: [],
  },
  {
    key: "ivano-frankivsk",
    city: "IvanoFrankivsk",
    addressUa: "вул. Вигадана, 5, Івано-Франківськ",
    addressEng: "5 Vyhadana St, Ivano-Frankivsk",
    phone: "+380 00 000 00 03",
    openingHours: inWeek,
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [
      { weekday: 3, time: "16:00", ...teenagers },
      { weekday: 5, time: "15:00", ...toys },
    ],
    pictures: [],
  },
  {
    key: "kalush",
    city: "Kalush",
    addressUa: "вул. Прикладна, 7, Калуш",
    addressEng: "7 Prykladna St, Kalush",
    phone: "+380 00 000 00 04",
    openingHours: inWeek,
    hoursNoteUa: "Перерва з 13:00 до 14:00.",
    hoursNoteEng: "Break from 13:00 to 14:00.",
    events: [
      { weekday: 1, time: "15:30", ...drawing },
      { weekday: 3, time: "17:00", ...parents },
      { weekday: 5, time: "16:00", ...toys },
    ],
    pictures: wall("kalush", 4, 34),
  },
  {
    key: "shumsk",
    city: "Shumsk",
    addressUa: "вул. Вигадана, 3, Шумськ",
    addressEng: "3 Vyhadana St, Shumsk",
    phone: "+380 00 000 00 05",
    openingHours: inWeek,
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [
      { weekday: 2, time: "16:00", ...music },
      { weekday: 5, time: "15:00", ...theatre },
    ],
    pictures: wall("shumsk", 13, 58),
  },
  {
    key: "storozhynets",
    city: "Storojinets",
    addressUa: "вул. Прикладна, 9, Сторожинець",
    addressEng: "9 Prykladna St, Storozhynets",
    phone: "+380 00 000 00 06",
    openingHours: inWeek,
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [],
    pictures: wall("storozhynets", 22, 41),
  },
  {
    key: "ternopil",
    city: "Ternopil",
    addressUa: "вул. Вигадана, 21, Тернопіль",
    addressEng: "21 Vyhadana St, Ternopil",
    phone: "+380 00 000 00 07",
    openingHours: withSaturday,
    hoursNoteUa: "Під час повітряної тривоги ми в укритті школи навпроти.",
    hoursNoteEng: "During an air raid alert we are in the shelter of the school opposite.",
    events: [
      { weekday: 1, time: "15:00", ...drawing },
      { weekday: 2, time: "16:30", ...teenagers },
      { weekday: 4, time: "15:00", ...theatre },
      { weekday: 4, time: "17:00", ...parents },
      { weekday: 6, time: "11:30", ...toys },
    ],
    pictures: wall("ternopil", 0, 220),
  },
  {
    key: "tiachiv",
    city: "Tyachiv",
    addressUa: "вул. Прикладна, 4, Тячів",
    addressEng: "4 Prykladna St, Tiachiv",
    phone: "+380 00 000 00 08",
    openingHours: hours(2, 6, "10:00", "17:00"),
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [
      { weekday: 3, time: "15:00", ...music },
      { weekday: 6, time: "12:00", ...toys },
    ],
    pictures: wall("tiachiv", 31, 30),
  },
  {
    key: "uzhhorod-rakoczi",
    city: "UzhorodRakotci",
    addressUa: "вул. Вигадана, 14, Ужгород",
    addressEng: "14 Vyhadana St, Uzhhorod",
    phone: "+380 00 000 00 09",
    openingHours: inWeek,
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [],
    pictures: wall("uzhhorod-blossom", 9, 72),
  },
  {
    key: "uzhhorod-shvabska",
    city: "UzhorodShvabska",
    addressUa: "вул. Прикладна, 30, Ужгород",
    addressEng: "30 Prykladna St, Uzhhorod",
    phone: "+380 00 000 00 10",
    openingHours: inWeek,
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [
      { weekday: 2, time: "15:00", ...drawing },
      { weekday: 4, time: "16:00", ...teenagers },
    ],
    pictures: wall("uzhhorod-castle", 39, 96),
  },
];

/** The points of the starting content, with invented facts. */
export const togetherPoints: readonly DemoTogetherPoint[] = facts.map((point) => {
  const { pin, translations } = startingPoints.find(({ city }) => city === point.city) ?? {};
  const { ua, eng } = translations ?? {};
  return { ...point, pin: pin ?? null, ...(ua && { ua }), ...(eng && { eng }) };
});
