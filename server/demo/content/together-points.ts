import { collages } from "./pictures/collages.ts";
import { drawings } from "./pictures/drawings.ts";
import type { PictureName } from "./pictures.ts";
import type { DemoTogetherPoint } from "./shapes.ts";

// Object.keys answers plain strings.
const sheets = Object.keys({ ...collages, ...drawings }) as PictureName[];

/** Large steps through the list keep similar sheets apart; none comes twice before all came. */
function sheetAt(step: number): PictureName {
  const sheet = sheets[(17 * step) % sheets.length];
  if (!sheet) throw new Error("There are no drawings.");
  return sheet;
}

/** The town's picture, then drawings that begin with another one in each town. */
const wall = (town: PictureName, first: number, count: number): readonly PictureName[] => [
  town,
  ...Array.from({ length: count - 1 }, (_, index) => sheetAt(first + index)),
];

export const togetherPoints: readonly DemoTogetherPoint[] = [
  {
    key: "chernivtsi",
    city: "Chernivtsi",
    pictures: [],
    ua: { name: "Чернівці", locative: "Чернівцях" },
    eng: { name: "Chernivtsi", locative: "Chernivtsi" },
  },
  {
    key: "chortkiv",
    city: "Chortkiv",
    pictures: [],
    ua: { name: "Чортків", locative: "Чорткові" },
    eng: { name: "Chortkiv", locative: "Chortkiv" },
  },
  {
    key: "ivano-frankivsk",
    city: "IvanoFrankivsk",
    pictures: [],
    ua: { name: "Івано-Франківськ", locative: "Івано-Франківську" },
    eng: { name: "Ivano-Frankivsk", locative: "Ivano-Frankivsk" },
  },
  {
    key: "kalush",
    city: "Kalush",
    pictures: wall("kalush", 4, 34),
    ua: { name: "Калуш", locative: "Калуші" },
    eng: { name: "Kalush", locative: "Kalush" },
  },
  {
    key: "shumsk",
    city: "Shumsk",
    pictures: wall("shumsk", 12, 58),
    ua: { name: "Шумськ", locative: "Шумську" },
    eng: { name: "Shumsk", locative: "Shumsk" },
  },
  {
    key: "storozhynets",
    city: "Storojinets",
    pictures: wall("storozhynets", 19, 41),
    ua: { name: "Сторожинець", locative: "Сторожинці" },
    eng: { name: "Storozhynets", locative: "Storozhynets" },
  },
  {
    key: "ternopil",
    city: "Ternopil",
    pictures: wall("ternopil", 0, 220),
    ua: { name: "Тернопіль", locative: "Тернополі" },
    eng: { name: "Ternopil", locative: "Ternopil" },
  },
  {
    key: "tiachiv",
    city: "Tyachiv",
    pictures: wall("tiachiv", 15, 30),
    ua: { name: "Тячів", locative: "Тячеві" },
    eng: { name: "Tiachiv", locative: "Tiachiv" },
  },
  {
    key: "uzhhorod-rakoczi",
    city: "UzhorodRakotci",
    pictures: wall("uzhhorod-blossom", 7, 72),
    ua: { name: "Ужгород, Ракоці", locative: "Ужгороді (Ракоці)" },
    eng: { name: "Uzhhorod, Rákóczi", locative: "Uzhhorod, Rákóczi" },
  },
  {
    key: "uzhhorod-shvabska",
    city: "UzhorodShvabska",
    pictures: wall("uzhhorod-castle", 9, 96),
    ua: { name: "Ужгород, Швабська", locative: "Ужгороді (Швабська)" },
    eng: { name: "Uzhhorod, Shvabska", locative: "Uzhhorod, Shvabska" },
  },
];
