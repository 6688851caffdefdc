import { webp } from "./webp.ts";

/** Children’s drawings. */
export const drawings = {
  apple: webp(1200, 899, "4bgBHZAHqpV5l1h0ineIhQh1gmAn", {
    altUa: "«Яблуко»: червоне, листок — долоня",
    altEng: "“Apple”: red, with a palm for a leaf",
  }),
  "apple-blue": webp(1200, 899, "69YFPY74V3iLdYmOc1mXdwiGcmAo", {
    altUa: "«Яблуко на синьому»: червоне, листок — долоня",
    altEng: "“Apple on blue”: red, with a palm for a leaf",
  }),
  bear: webp(822, 960, "7IkKBgL3eLdneMdYh4Z3ekd394t3v7c=", {
    altUa: "«Ведмедик»: плюшевий, із червоним бантом",
    altEng: "“Teddy”: a bear with a red bow",
    focusY: 0.35,
  }),
  bird: webp(1200, 900, "bpYBHYQaR8JByXqQTfdMNwp4oHAH", {
    altUa: "«Птах»: білий, крило — долоня",
    altEng: "“Bird”: white, with a palm for a wing",
  }),
  bus: webp(1200, 900, "oykWXYiHiHiPd3iFd3eHeYiPhfYo", {
    altUa: "«Їдемо!»: червоний автобус із дітьми у вікнах",
    altEng: "“Off we go!”: a red bus with children at its windows",
  }),
  "bus-meadow": webp(1200, 900, "6LcVFYqYh3d/h4d2h3eIiQeBcNQH", {
    altUa: "«Повз луг»: червоний автобус із дітьми їде повз зелений луг",
    altEng: "“Past the meadow”: a red bus with children drives past a green meadow",
  }),
  butterfly: webp(1200, 1200, "dFkKJwjImIeHh3h/dZeHZ4iGdmQHZ4kA", {
    altUa: "«Метелик»: складений із паперових долонь",
    altEng: "“Butterfly”: made of paper palms",
  }),
  cat: webp(1200, 900, "I1wKTYb3SId5h4iLdXmIefd4e4+3", {
    altUa: "«Нічний кіт»: темний, на жовтому тлі",
    altEng: "“Night cat”: dark, on yellow paper",
  }),
  engine: webp(1200, 900, "q7gFDYLYdmmLdoh/gwi2d/aJSmQI", {
    altUa: "«Паротяг»: везе кольорові кулі",
    altEng: "“Engine”: carrying coloured balls",
    focusX: 0.58,
    focusY: 0.6,
  }),
  goldfish: webp(1200, 878, "YZYFPYo3l4eMd4hwe6eHeDWGYIMI", {
    altUa: "«Золота рибка»: хвіст — долоня",
    altEng: "“Goldfish”: its tail is a palm",
  }),
  hedgehog: webp(1200, 1027, "sBkKTojZdnd/d4dqk3iYSJh4Z3B8BZc=", {
    altUa: "«Їжак»: складений із долонь, несе яблуко",
    altEng: "“Hedgehog”: made of palms, carrying an apple",
    focusX: 0.45,
    focusY: 0.75,
  }),
  house: webp(1200, 900, "7scJHYiId4ePeHeDd6hneQZidvMH", {
    altUa: "«Наша хата»: біла, з червоним дахом, сонце — з дитячих долонь",
    altEng: "“Our house”: white, with a red roof, under a sun made of children’s palms",
    focusX: 0.45,
    focusY: 0.6,
  }),
  kite: webp(1200, 900, "7bgBBYKlDFO4WFaiWJqCZ1hHj6Bo", {
    altUa: "«Повітряний змій»: летить між хмарами",
    altEng: "“Kite”: flying among the clouds",
    focusX: 0.58,
  }),
  moon: webp(767, 960, "FpYFHgI6dOl4dgineGipd6ZIC5bEEJk=", {
    altUa: "«Добраніч»: місяць над хатою, у вікнах світло",
    altEng: "“Good night”: the moon over a house with lit windows",
    focusX: 0.6,
  }),
  "moon-blue": webp(1200, 900, "V8YFFYJHqGePd4mAeaaXdgeGdkB3", {
    altUa: "«Зоряна ніч»: місяць і зорі над хатою на синьому аркуші, у вікнах світло",
    altEng: "“Starry night”: the moon and stars over a house with lit windows, on blue paper",
    focusX: 0.55,
    focusY: 0.4,
  }),
  "moon-green": webp(1200, 900, "kJcFFYQVfbNsplmgK2ioWEV+YAS3", {
    altUa: "«Тиха ніч»: місяць і зорі над хатою на темно-зеленому аркуші, у вікнах світло",
    altEng: "“Quiet night”: the moon and stars over a house with lit windows, on dark green paper",
    focusX: 0.6,
    focusY: 0.4,
  }),
  mountains: webp(1200, 900, "Y+gRNZiHh4iPeIiHh2d3eHZ/fPiH", {
    altUa: "«Гори ввечері»: сонце над синіми горами, небо рожеве",
    altEng: "“Mountains in the evening”: the sun over blue mountains under a pink sky",
    focusX: 0.7,
    focusY: 0.3,
  }),
  "mountains-morning": webp(1200, 900, "p6cZHYyIiHd/iHh4d2d4iFuZj/eI", {
    altUa: "«Ранок у горах»: сонце над синіми горами й ялинками",
    altEng: "“Morning in the mountains”: the sun over blue mountains and fir trees",
    focusX: 0.35,
    focusY: 0.35,
  }),
  owl: webp(1200, 900, "EOcJHYIHuXd3iHdyjIR4iAd2c1BH", {
    altUa: "«Сова»: крила — долоні, надворі ніч",
    altEng: "“Owl”: with palms for wings, at night",
    focusY: 0.6,
  }),
  "palm-rows": webp(1200, 901, "9RgGDYCo2HiJh3aceGeHb6oJYftz", {
    altUa: "«П’ятнадцять долонь»: кольорові, рядами",
    altEng: "“Fifteen palms”: coloured, in rows",
  }),
  palms: webp(1200, 1200, "OQgKFwKIt/h5eIeId3h4uIaGvYCqNvwM", {
    altUa: "«Дев’ять долонь»: кольорові, рядами",
    altEng: "“Nine palms”: coloured, in rows",
  }),
  "paper-people": webp(1200, 838, "aFsKFYh3d4d/d3eJh2eId4l/gbgH", {
    altUa: "«Разом»: три ряди паперових чоловічків тримаються за руки",
    altEng: "“Together”: three rows of paper figures hold hands",
  }),
  rainbow: webp(1200, 797, "+fcFFYLoV3h3iHd/gpl4cyh5gKIH", {
    altUa: "«Веселка»: стоїть між двома хмарами",
    altEng: "“Rainbow”: between two clouds",
    focusY: 0.6,
  }),
  rocket: webp(711, 960, "E9cJFQQGxpSWKeZ4iYiWdgaQ1rAj", {
    altUa: "«Ракета»: летить, полум’я — долоня",
    altEng: "“Rocket”: flying, its flame a palm",
    focusX: 0.45,
    focusY: 0.4,
  }),
  "rocking-horse": webp(1200, 1027, "cscJFoR3eJiPeIeBeNh3SIeIR3B5swc=", {
    altUa: "«Кінь-гойдалка»: білий",
    altEng: "“Rocking horse”: a white one",
    focusY: 0.45,
  }),
  sailboat: webp(1200, 900, "LtcVLYaXeId/iHiEd4iIiUiPcvII", {
    altUa: "«Вітрильник»: пливе на хвилях",
    altEng: "“Sailing boat”: on the waves",
  }),
  snowman: webp(742, 960, "8bYJJQZol3CJt5d4V3iHiChwhwF3", {
    altUa: "«Сніговик»: у капелюсі й червоному шарфі",
    altEng: "“Snowman”: in a hat and a red scarf",
    focusY: 0.45,
  }),
  "snowman-hill": webp(1200, 900, "edcFFYSHeHeAiXeLeJdnh0eAeQSY", {
    altUa: "«Перший сніг»: сніговик стоїть серед засніженого поля",
    altEng: "“First snow”: a snowman stands in a snowy field",
    focusX: 0.55,
  }),
  sunflower: webp(673, 960, "arcFPQj4V3qGmGi3WHhHmAh6gbEH", {
    altUa: "«Соняшник»: листя — долоні",
    altEng: "“Sunflower”: its leaves are palms",
    focusY: 0.3,
  }),
  umbrella: webp(1200, 1200, "YaYBNwhnN5h+dXd1dwqnR5iIefI3B38D", {
    altUa: "«Парасоля»: жовто-червона, під дощем",
    altEng: "“Umbrella”: yellow and red, in the rain",
    focusY: 0.35,
  }),
  vase: webp(760, 960, "MTkKHgrHZ/hnl1hoh4p5iIZ3uYOPCvg=", {
    altUa: "«Букет»: квіти-долоні в синій вазі на червоному столі",
    altEng: "“Bouquet”: flowers made of palms in a blue vase on a red table",
    focusY: 0.3,
  }),
  "vase-window": webp(1200, 900, "cegFTYjHSKd/h4mEdamYiHiAjgfo", {
    altUa: "«Букет на жовтому»: квіти-долоні в синій вазі на жовтому столі",
    altEng: "“Bouquet on yellow”: flowers made of palms in a blue vase on a yellow table",
    focusY: 0.35,
  }),
};
