import { TogetherPointInput } from "../together-point/together-point.entity.ts";

/** A point, its place on the map and its names; the second name of each pair follows «Галерея точки у …», “Gallery of …”. */
const named = (
  city: string,
  [x, y]: readonly [number, number],
  [name, locative]: readonly [string, string],
  [englishName, englishLocative]: readonly [string, string],
): TogetherPointInput =>
  Object.assign(new TogetherPointInput(), {
    city,
    pin: { x, y },
    translations: {
      ua: { name, locative },
      eng: { name: englishName, locative: englishLocative },
    },
  });

/** The ten points of the specification, in its order. */
export const startingPoints: readonly TogetherPointInput[] = [
  named("Chernivtsi", [0.839, 0.751], ["Чернівці", "Чернівцях"], ["Chernivtsi", "Chernivtsi"]),
  named("Chortkiv", [0.81, 0.495], ["Чортків", "Чорткові"], ["Chortkiv", "Chortkiv"]),
  named(
    "IvanoFrankivsk",
    [0.593, 0.533],
    ["Івано-Франківськ", "Івано-Франківську"],
    ["Ivano-Frankivsk", "Ivano-Frankivsk"],
  ),
  named("Kalush", [0.525, 0.496], ["Калуш", "Калуші"], ["Kalush", "Kalush"]),
  named("Shumsk", [0.874, 0.116], ["Шумськ", "Шумську"], ["Shumsk", "Shumsk"]),
  named(
    "Storojinets",
    [0.796, 0.79],
    ["Сторожинець", "Сторожинці"],
    ["Storozhynets", "Storozhynets"],
  ),
  named("Ternopil", [0.77, 0.311], ["Тернопіль", "Тернополі"], ["Ternopil", "Ternopil"]),
  named("Tyachiv", [0.363, 0.843], ["Тячів", "Тячеві"], ["Tiachiv", "Tiachiv"]),
  named(
    "UzhorodRakotci",
    [0.086, 0.595],
    ["Ужгород, Ракоці", "Ужгороді (Ракоці)"],
    ["Uzhhorod, Rákóczi", "Uzhhorod, Rákóczi"],
  ),
  named(
    "UzhorodShvabska",
    [0.139, 0.668],
    ["Ужгород, Швабська", "Ужгороді (Швабська)"],
    ["Uzhhorod, Shvabska", "Uzhhorod, Shvabska"],
  ),
];
