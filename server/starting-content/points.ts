import type { City } from "../together-point/together-point.entity.ts";
import { TogetherPointInput } from "../together-point/together-point.input.ts";

/** The names of a point; the second of each pair follows «Галерея точки у …», “Gallery of …”. */
const named = (
  city: City,
  [name, locative]: readonly [string, string],
  [englishName, englishLocative]: readonly [string, string],
): TogetherPointInput =>
  Object.assign(new TogetherPointInput(), {
    city,
    translations: {
      ua: { name, locative },
      eng: { name: englishName, locative: englishLocative },
    },
  });

/** The ten points of the specification, in its order. */
export const startingPoints: readonly TogetherPointInput[] = [
  named("Chernivtsi", ["Чернівці", "Чернівцях"], ["Chernivtsi", "Chernivtsi"]),
  named("Chortkiv", ["Чортків", "Чорткові"], ["Chortkiv", "Chortkiv"]),
  named(
    "IvanoFrankivsk",
    ["Івано-Франківськ", "Івано-Франківську"],
    ["Ivano-Frankivsk", "Ivano-Frankivsk"],
  ),
  named("Kalush", ["Калуш", "Калуші"], ["Kalush", "Kalush"]),
  named("Shumsk", ["Шумськ", "Шумську"], ["Shumsk", "Shumsk"]),
  named("Storojinets", ["Сторожинець", "Сторожинці"], ["Storozhynets", "Storozhynets"]),
  named("Ternopil", ["Тернопіль", "Тернополі"], ["Ternopil", "Ternopil"]),
  named("Tyachiv", ["Тячів", "Тячеві"], ["Tiachiv", "Tiachiv"]),
  named(
    "UzhorodRakotci",
    ["Ужгород, Ракоці", "Ужгороді (Ракоці)"],
    ["Uzhhorod, Rákóczi", "Uzhhorod, Rákóczi"],
  ),
  named(
    "UzhorodShvabska",
    ["Ужгород, Швабська", "Ужгороді (Швабська)"],
    ["Uzhhorod, Shvabska", "Uzhhorod, Shvabska"],
  ),
];
