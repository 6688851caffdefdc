import { webp } from "./webp.ts";

/** What the foundation does, and parts of it. */
export const scenes = {
  armchairs: webp(1440, 1078, "MvkJDYaptoZ/hnd1iIaHeX+voucJ", {
    altUa:
      "Розмова наодинці: дитина й психологиня сидять у кріслах і разом тримають нитку повітряного змія",
    altEng:
      "A one-to-one session: a child and a psychologist sit in armchairs and hold one kite string together",
    focusY: 0.8,
  }),
  "armchair-child": webp(1200, 816, "rPgJDYy5m1VvmWhpiDeIivJrjPhn", {
    altUa:
      "Розмова наодинці: дитина в рожевому кріслі тримає нитку, поруч сидить плюшевий ведмедик",
    altEng:
      "A one-to-one session: a child in a pink armchair holds a string, a teddy bear sits nearby",
    focusX: 0.35,
  }),
  "family-house": webp(1440, 1078, "GvgRNYoHeJiEeXh1iYiIdgeGdcBY", {
    altUa: "Сімейний дім: у кожній кімнаті світло, родина за столом, у двері заходять двоє",
    altEng: "The Family house: light in every room, a family at the table, two people coming in",
    focusY: 0.6,
  }),
  "hands-up": webp(1440, 882, "dPgFHIScmKVup2ZvV4cKsvUSqg==", {
    altUa: "«Хто допоможе?»: чотири підняті руки в різних рукавах",
    altEng: "“Who will help?”: four raised hands in different sleeves",
    focusY: 0.3,
  }),
  hopscotch: webp(1440, 1078, "aqcFLYZnecmIdZiPZaWXdTaPaJBI", {
    altUa: "Класики: дівчинка зі смугастим протезом стрибає, двоє дітей чекають на чергу",
    altEng: "Hopscotch: a girl with a striped prosthesis jumps while two children wait their turn",
    focusY: 0.45,
  }),
  "hopscotch-girl": webp(900, 1200, "qucFPQznKph6tmvGeI/UygeKhrBY", {
    altUa: "Класики: дівчинка зі смугастим протезом стрибає",
    altEng: "Hopscotch: a girl with a striped prosthesis jumps",
    focusY: 0.2,
  }),
  "house-supper": webp(1200, 697, "KwkKJIajmKaveHgzmJ5N7670fA==", {
    altUa: "Вечеря в Сімейному домі: родина за столом, у двері заходять двоє",
    altEng: "Supper at the Family house: a family at the table, two people coming in at the door",
    focusX: 0.55,
    focusY: 0.55,
  }),
  "house-upstairs": webp(1200, 900, "YEkOLYg2ZnVwl5mFeHiIeAODQJMI", {
    altUa: "Верхній поверх Сімейного дому: ліжко, стіл з іграшками, під дахом ведмедик і м’яч",
    altEng:
      "The upper floor of the Family house: a bed, a table with toys, a bear and a ball under the roof",
    focusY: 0.6,
  }),
  "palm-flower": webp(1200, 1200, "dOgFJwSnR7h5Zqh7g2SYKGhYj4/46IgP", {
    altUa: "«Квітка»: із синіх і білих долонь",
    altEng: "“Flower”: made of blue and white palms",
  }),
  "palm-wall": webp(1440, 1078, "rykODYSIeJd/d4hzeLiIdvDRZAfJ", {
    altUa: "Стіна долонь, Тернопіль: двоє дітей наклеюють паперові долоні біля жовтих дверей",
    altEng: "The wall of palms, Ternopil: two children stick paper palms beside a yellow door",
    focusY: 1,
  }),
  "palm-wall-children": webp(1200, 900, "KwgOHYamqEZvh3eEdrZ4d2twmQSG", {
    altUa: "Стіна долонь: двоє дітей тягнуться до паперових долонь",
    altEng: "The wall of palms: two children reach for the paper palms",
    focusY: 0.8,
  }),
  "paper-ring": webp(1440, 1078, "LDsGPYYHp6h3l4d2eXWJh/iJjZz5", {
    altUa: "Коло TOGETHER: паперові чоловічки довкола квітки з долонь",
    altEng: "The TOGETHER ring: paper figures around a flower of palms",
  }),
  "picture-cards": webp(1440, 1078, "bMcJJYYIR4d2d3d1dop2dwR4NXBX", {
    altUa: "Картки з малюнками: чотири руки розкладають їх на круглому столі",
    altEng: "Picture cards: four hands lay them out on a round table",
  }),
  "picture-cards-near": webp(1200, 900, "sQgGHYbrC5qnZ6GJVdVUb/ODOX+X", {
    altUa: "Картки з малюнками: круглий стіл, над ним руки",
    altEng: "Picture cards: a round table, hands above it",
  }),
  "shelf-bear": webp(1200, 632, "qWkKHIiF6Il/l4aGh4qKTbD5VA==", {
    altUa: "Полиця іграшкотеки: плюшевий ведмедик і пірамідка",
    altEng: "A shelf of the toy library: a teddy bear and stacking rings",
    focusX: 0.22,
  }),
  "shelf-duck": webp(1200, 571, "LHoGG4R3qXePiUZ4Tkrg8FM=", {
    altUa: "Полиця іграшкотеки: качечка на колесах і кубики",
    altEng: "A shelf of the toy library: a duck on wheels and blocks",
    focusX: 0.2,
  }),
  "shelf-engine": webp(1200, 804, "J0kOJYipl6iPdnd2h5iGePedOf66", {
    altUa: "Полиця іграшкотеки: паротяг",
    altEng: "A shelf of the toy library: a steam engine",
  }),
  "shelf-sailboat": webp(1200, 834, "bmkGFYR0mYqfZ3dyicZ4hF9Y/5Xl", {
    altUa: "Полиця іграшкотеки: вітрильник і зайчик",
    altEng: "A shelf of the toy library: a sailing boat and a rabbit",
    focusX: 0.35,
  }),
  "sunflower-hands": webp(1440, 862, "mfcJHIIJl3eaiWeWensnd9DIMA==", {
    altUa: "Разом: сім рук зійшлися довкола соняшника",
    altEng: "Together: seven hands meet around a sunflower",
    focusX: 0.46,
  }),
  "toy-shelves": webp(1440, 1078, "q2kCDYJTSuuPOsTXV+lFJt8Vq6/F", {
    altUa: "Полиці іграшкотеки: вітрильник, зайчик, паротяг, ведмедик, кінь-гойдалка",
    altEng:
      "Shelves of the toy library: a sailing boat, a rabbit, an engine, a bear, a rocking horse",
    focusX: 0.18,
  }),
  van: webp(1440, 1078, "qdgFJYR7dXmPiGhCmMh4p4N/VAdl", {
    altUa:
      "Гуманітарний рейс: білий бус із жовтою долонею, волонтер передає коробку бабусі з онукою",
    altEng:
      "A humanitarian trip: a white van with a yellow palm; a volunteer hands a box to a grandmother and her granddaughter",
    focusX: 0.9,
    focusY: 1,
  }),
  "van-box": webp(1200, 999, "Y+gFNopnfJeduHmAioh2hpd7N3yAZgc=", {
    altUa: "Допомога з рук у руки: волонтер передає коробку бабусі з онукою",
    altEng:
      "Help from hand to hand: a volunteer hands a box to a grandmother and her granddaughter",
    focusY: 0.3,
  }),
  "van-evening": webp(1440, 1078, "rggOJYR2iYd/iIiWeJh3d4yPhPeo", {
    altUa:
      "Вечірній рейс: білий бус на дорозі під рожевим небом, волонтер передає коробку бабусі з онукою",
    altEng:
      "An evening trip: a white van on the road under a pink sky; a volunteer hands a box to a grandmother and her granddaughter",
    focusX: 0.1,
    focusY: 1,
  }),
};
