import { webp } from "./webp.ts";

/** Children’s drawings. */
export const drawings = {
  apple: webp(1200, 899, "4bgBHZAHqpV5l1h0ineIhQh1gmAn", {
    altUa: "Червоне яблуко, листок — долоня",
    altEng: "A red apple with a palm for a leaf",
  }),
  "apple-blue": webp(1200, 899, "69YFPY74V3iLdYmOc1mXdwiGcmAo", {
    altUa: "Червоне яблуко з листком-долонею на синьому аркуші",
    altEng: "A red apple with a palm for a leaf, on blue paper",
  }),
  bear: webp(822, 960, "7IkKBgL3eLdneMdYh4Z3ekd394t3v7c=", {
    altUa: "Плюшевий ведмедик із червоним бантом",
    altEng: "A teddy bear with a red bow",
    focusY: 0.35,
  }),
  bird: webp(1200, 900, "bpYBHYQaR8JByXqQTfdMNwp4oHAH", {
    altUa: "Білий птах із крилом-долонею",
    altEng: "A white bird with a palm for a wing",
  }),
  bus: webp(1200, 900, "oykWXYiHiHiPd3iFd3eHeYiPhfYo", {
    altUa: "Червоний автобус із дітьми у вікнах",
    altEng: "A red bus with children at its windows",
  }),
  "bus-meadow": webp(1200, 900, "6LcVFYqYh3d/h4d2h3eIiQeBcNQH", {
    altUa: "Червоний автобус із дітьми їде повз зелений луг",
    altEng: "A red bus with children drives past a green meadow",
  }),
  butterfly: webp(1200, 1200, "dFkKJwjImIeHh3h/dZeHZ4iGdmQHZ4kA", {
    altUa: "Метелик із паперових долонь",
    altEng: "A butterfly of paper palms",
  }),
  cat: webp(1200, 900, "I1wKTYb3SId5h4iLdXmIefd4e4+3", {
    altUa: "Темний кіт на жовтому тлі",
    altEng: "A dark cat on yellow paper",
  }),
  engine: webp(1200, 900, "q7gFDYLYdmmLdoh/gwi2d/aJSmQI", {
    altUa: "Паротяг везе кольорові кулі",
    altEng: "A steam engine carries coloured balls",
    focusX: 0.58,
    focusY: 0.6,
  }),
  goldfish: webp(1200, 878, "YZYFPYo3l4eMd4hwe6eHeDWGYIMI", {
    altUa: "Золота рибка, хвіст — долоня",
    altEng: "A goldfish with a palm for a tail",
  }),
  hedgehog: webp(1200, 1027, "sBkKTojZdnd/d4dqk3iYSJh4Z3B8BZc=", {
    altUa: "Їжак із долонь несе яблуко",
    altEng: "A hedgehog of palms carries an apple",
    focusX: 0.45,
    focusY: 0.75,
  }),
  house: webp(1200, 900, "7scJHYiId4ePeHeDd6hneQZidvMH", {
    altUa: "Біла хата з червоним дахом, сонце — з дитячих долонь",
    altEng: "A white house with a red roof under a sun made of children’s palms",
    focusX: 0.45,
    focusY: 0.6,
  }),
  kite: webp(1200, 900, "7bgBBYKlDFO4WFaiWJqCZ1hHj6Bo", {
    altUa: "Повітряний змій між хмарами",
    altEng: "A kite between clouds",
    focusX: 0.58,
  }),
  moon: webp(767, 960, "FpYFHgI6dOl4dgineGipd6ZIC5bEEJk=", {
    altUa: "Місяць над хатою, у вікнах світло",
    altEng: "The moon over a house with lit windows",
    focusX: 0.6,
  }),
  "moon-blue": webp(1200, 900, "V8YFFYJHqGePd4mAeaaXdgeGdkB3", {
    altUa: "Місяць і зорі над хатою на синьому аркуші, у вікнах світло",
    altEng: "The moon and stars over a house with lit windows, on blue paper",
    focusX: 0.55,
    focusY: 0.4,
  }),
  "moon-green": webp(1200, 900, "kJcFFYQVfbNsplmgK2ioWEV+YAS3", {
    altUa: "Місяць і зорі над хатою на темно-зеленому аркуші, у вікнах світло",
    altEng: "The moon and stars over a house with lit windows, on dark green paper",
    focusX: 0.6,
    focusY: 0.4,
  }),
  mountains: webp(1200, 900, "Y+gRNZiHh4iPeIiHh2d3eHZ/fPiH", {
    altUa: "Сонце над синіми горами, небо рожеве",
    altEng: "The sun over blue mountains under a pink sky",
    focusX: 0.7,
    focusY: 0.3,
  }),
  "mountains-morning": webp(1200, 900, "p6cZHYyIiHd/iHh4d2d4iFuZj/eI", {
    altUa: "Ранкове сонце над синіми горами й ялинками",
    altEng: "The morning sun over blue mountains and fir trees",
    focusX: 0.35,
    focusY: 0.35,
  }),
  owl: webp(1200, 900, "EOcJHYIHuXd3iHdyjIR4iAd2c1BH", {
    altUa: "Сова з крилами-долонями вночі",
    altEng: "An owl with palms for wings, at night",
    focusY: 0.6,
  }),
  "palm-rows": webp(1200, 901, "9RgGDYCo2HiJh3aceGeHb6oJYftz", {
    altUa: "П’ятнадцять кольорових долонь рядами",
    altEng: "Fifteen coloured palms in rows",
  }),
  palms: webp(1200, 1200, "OQgKFwKIt/h5eIeId3h4uIaGvYCqNvwM", {
    altUa: "Дев’ять кольорових долонь рядами",
    altEng: "Nine coloured palms in rows",
  }),
  "paper-people": webp(1200, 838, "aFsKFYh3d4d/d3eJh2eId4l/gbgH", {
    altUa: "Три ряди паперових чоловічків тримаються за руки",
    altEng: "Three rows of paper figures hold hands",
  }),
  rainbow: webp(1200, 797, "+fcFFYLoV3h3iHd/gpl4cyh5gKIH", {
    altUa: "Веселка між двома хмарами",
    altEng: "A rainbow between two clouds",
    focusY: 0.6,
  }),
  rocket: webp(711, 960, "E9cJFQQGxpSWKeZ4iYiWdgaQ1rAj", {
    altUa: "Ракета летить, полум’я — долоня",
    altEng: "A rocket flies, its flame a palm",
    focusX: 0.45,
    focusY: 0.4,
  }),
  "rocking-horse": webp(1200, 1027, "cscJFoR3eJiPeIeBeNh3SIeIR3B5swc=", {
    altUa: "Білий кінь-гойдалка",
    altEng: "A white rocking horse",
    focusY: 0.45,
  }),
  sailboat: webp(1200, 900, "LtcVLYaXeId/iHiEd4iIiUiPcvII", {
    altUa: "Вітрильник на хвилях",
    altEng: "A sailing boat on the waves",
  }),
  snowman: webp(742, 960, "8bYJJQZol3CJt5d4V3iHiChwhwF3", {
    altUa: "Сніговик у капелюсі й червоному шарфі",
    altEng: "A snowman in a hat and a red scarf",
    focusY: 0.45,
  }),
  "snowman-hill": webp(1200, 900, "edcFFYSHeHeAiXeLeJdnh0eAeQSY", {
    altUa: "Сніговик стоїть серед засніженого поля",
    altEng: "A snowman stands in a snowy field",
    focusX: 0.55,
  }),
  sunflower: webp(673, 960, "arcFPQj4V3qGmGi3WHhHmAh6gbEH", {
    altUa: "Соняшник, у якого листя — долоні",
    altEng: "A sunflower whose leaves are palms",
    focusY: 0.3,
  }),
  umbrella: webp(1200, 1200, "YaYBNwhnN5h+dXd1dwqnR5iIefI3B38D", {
    altUa: "Жовто-червона парасоля під дощем",
    altEng: "A yellow and red umbrella in the rain",
    focusY: 0.35,
  }),
  vase: webp(760, 960, "MTkKHgrHZ/hnl1hoh4p5iIZ3uYOPCvg=", {
    altUa: "Синя ваза з квітами-долонями на червоному столі",
    altEng: "A blue vase of flowers made of palms on a red table",
    focusY: 0.3,
  }),
  "vase-window": webp(1200, 900, "cegFTYjHSKd/h4mEdamYiHiAjgfo", {
    altUa: "Синя ваза з квітами-долонями на жовтому столі",
    altEng: "A blue vase of flowers made of palms on a yellow table",
    focusY: 0.35,
  }),
};
