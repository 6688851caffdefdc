import type { DemoTogetherPoint } from "./shapes.ts";

const drawings = Array.from({ length: 24 }, (_, number) => `drawing-${number}.svg`);

/** The town's picture, then drawings beginning at another one in each town. */
const townArt = (city: string, firstDrawing: number): readonly string[] => [
  `city-${city}.svg`,
  ...drawings.slice(firstDrawing),
  ...drawings.slice(0, firstDrawing),
];

export const togetherPoints: readonly DemoTogetherPoint[] = [
  {
    key: "chernivtsi",
    city: "Chernivtsi",
    art: ["city-Chernivtsi.svg"],
    imageCount: 0,
    ua: { name: "Чернівці", locative: "Чернівцях" },
    eng: { name: "Chernivtsi", locative: "Chernivtsi" },
  },
  {
    key: "chortkiv",
    city: "Chortkiv",
    art: ["city-Chortkiv.svg"],
    imageCount: 0,
    ua: { name: "Чортків", locative: "Чорткові" },
    eng: { name: "Chortkiv", locative: "Chortkiv" },
  },
  {
    key: "ivano-frankivsk",
    city: "IvanoFrankivsk",
    art: ["city-IvanoFrankivsk.svg"],
    imageCount: 0,
    ua: { name: "Івано-Франківськ", locative: "Івано-Франківську" },
    eng: { name: "Ivano-Frankivsk", locative: "Ivano-Frankivsk" },
  },
  {
    key: "kalush",
    city: "Kalush",
    art: townArt("Kalush", 4),
    imageCount: 34,
    ua: { name: "Калуш", locative: "Калуші" },
    eng: { name: "Kalush", locative: "Kalush" },
  },
  {
    key: "shumsk",
    city: "Shumsk",
    art: townArt("Shumsk", 12),
    imageCount: 58,
    ua: { name: "Шумськ", locative: "Шумську" },
    eng: { name: "Shumsk", locative: "Shumsk" },
  },
  {
    key: "storozhynets",
    city: "Storojinets",
    art: townArt("Storojinets", 19),
    imageCount: 41,
    ua: { name: "Сторожинець", locative: "Сторожинці" },
    eng: { name: "Storozhynets", locative: "Storozhynets" },
  },
  {
    key: "ternopil",
    city: "Ternopil",
    art: townArt("Ternopil", 0),
    imageCount: 220,
    ua: { name: "Тернопіль", locative: "Тернополі" },
    eng: { name: "Ternopil", locative: "Ternopil" },
  },
  {
    key: "tiachiv",
    city: "Tyachiv",
    art: townArt("Tyachiv", 15),
    imageCount: 30,
    ua: { name: "Тячів", locative: "Тячеві" },
    eng: { name: "Tiachiv", locative: "Tiachiv" },
  },
  {
    key: "uzhhorod-rakoczi",
    city: "UzhorodRakotci",
    art: townArt("UzhorodRakotci", 7),
    imageCount: 72,
    ua: { name: "Ужгород, Ракоці", locative: "Ужгороді (Ракоці)" },
    eng: { name: "Uzhhorod, Rákóczi", locative: "Uzhhorod, Rákóczi" },
  },
  {
    key: "uzhhorod-shvabska",
    city: "UzhorodShvabska",
    art: townArt("UzhorodShvabska", 9),
    imageCount: 96,
    ua: { name: "Ужгород, Швабська", locative: "Ужгороді (Швабська)" },
    eng: { name: "Uzhhorod, Shvabska", locative: "Uzhhorod, Shvabska" },
  },
];
