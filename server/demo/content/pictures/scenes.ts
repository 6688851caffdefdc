import { webp } from "./webp.ts";

/** What the foundation does, and parts of it. */
export const scenes = {
  armchairs: webp(1440, 1078, "MvkJDYaptoZ/hnd1iIaHeX+voucJ", {
    altUa: "Дитина й психологиня сидять у кріслах і разом тримають нитку повітряного змія",
    altEng: "A child and a psychologist sit in armchairs and hold one kite string together",
  }),
  "armchair-child": webp(1200, 816, "rPgJDYy5m1VvmWhpiDeIivJrjPhn", {
    altUa: "Дитина в рожевому кріслі тримає нитку, поруч сидить плюшевий ведмедик",
    altEng: "A child in a pink armchair holds a string, a teddy bear sits nearby",
  }),
  "family-house": webp(1440, 1078, "GvgRNYoHeJiEeXh1iYiIdgeGdcBY", {
    altUa: "Дім у розрізі: у кожній кімнаті світло, родина за столом, у двері заходять двоє",
    altEng: "A house cut open: light in every room, a family at the table, two people coming in",
  }),
  "hands-up": webp(1440, 882, "dPgFHIScmKVup2ZvV4cKsvUSqg==", {
    altUa: "Чотири підняті руки в різних рукавах",
    altEng: "Four raised hands in different sleeves",
  }),
  hopscotch: webp(1440, 1078, "aqcFLYZnecmIdZiPZaWXdTaPaJBI", {
    altUa: "Дівчинка зі смугастим протезом стрибає в класики, двоє дітей чекають на чергу",
    altEng: "A girl with a striped prosthesis plays hopscotch while two children wait their turn",
  }),
  "hopscotch-girl": webp(900, 1200, "qucFPQznKph6tmvGeI/UygeKhrBY", {
    altUa: "Дівчинка зі смугастим протезом стрибає в класики",
    altEng: "A girl with a striped prosthesis plays hopscotch",
  }),
  "house-supper": webp(1200, 697, "KwkKJIajmKaveHgzmJ5N7670fA==", {
    altUa: "Родина вечеряє за столом, у двері заходять двоє",
    altEng: "A family at supper, two people coming in at the door",
  }),
  "house-upstairs": webp(1200, 900, "YEkOLYg2ZnVwl5mFeHiIeAODQJMI", {
    altUa: "Верхній поверх Сімейного дому: ліжко, стіл з іграшками, під дахом ведмедик і м’яч",
    altEng:
      "The upper floor of the Family house: a bed, a table with toys, a bear and a ball under the roof",
  }),
  "palm-flower": webp(1200, 1200, "dOgFJwSnR7h5Zqh7g2SYKGhYj4/46IgP", {
    altUa: "Квітка із синіх і білих долонь",
    altEng: "A flower of blue and white palms",
  }),
  "palm-wall": webp(1440, 1078, "rykODYSIeJd/d4hzeLiIdvDRZAfJ", {
    altUa: "Двоє дітей наклеюють паперові долоні на стіну біля жовтих дверей",
    altEng: "Two children stick paper palms on a wall beside a yellow door",
  }),
  "palm-wall-children": webp(1200, 900, "KwgOHYamqEZvh3eEdrZ4d2twmQSG", {
    altUa: "Двоє дітей тягнуться до паперових долонь на стіні",
    altEng: "Two children reach for the paper palms on the wall",
  }),
  "paper-ring": webp(1440, 1078, "LDsGPYYHp6h3l4d2eXWJh/iJjZz5", {
    altUa: "Паперові чоловічки стали в коло довкола квітки з долонь",
    altEng: "Paper figures in a ring around a flower of palms",
  }),
  "picture-cards": webp(1440, 1078, "bMcJJYYIR4d2d3d1dop2dwR4NXBX", {
    altUa: "Чотири руки розкладають картки з малюнками на круглому столі",
    altEng: "Four hands lay out picture cards on a round table",
  }),
  "picture-cards-near": webp(1200, 900, "sQgGHYbrC5qnZ6GJVdVUb/ODOX+X", {
    altUa: "Картки з малюнками на круглому столі, над ними руки",
    altEng: "Picture cards on a round table, hands above them",
  }),
  "shelf-bear": webp(1200, 632, "qWkKHIiF6Il/l4aGh4qKTbD5VA==", {
    altUa: "Полиця іграшкотеки: плюшевий ведмедик і пірамідка",
    altEng: "A shelf of the toy library: a teddy bear and stacking rings",
  }),
  "shelf-duck": webp(1200, 571, "LHoGG4R3qXePiUZ4Tkrg8FM=", {
    altUa: "Полиця іграшкотеки: качечка на колесах і кубики",
    altEng: "A shelf of the toy library: a duck on wheels and blocks",
  }),
  "shelf-engine": webp(1200, 804, "J0kOJYipl6iPdnd2h5iGePedOf66", {
    altUa: "Полиця іграшкотеки: паротяг",
    altEng: "A shelf of the toy library: a steam engine",
  }),
  "shelf-sailboat": webp(1200, 834, "bmkGFYR0mYqfZ3dyicZ4hF9Y/5Xl", {
    altUa: "Полиця іграшкотеки: вітрильник і зайчик",
    altEng: "A shelf of the toy library: a sailing boat and a rabbit",
  }),
  "sunflower-hands": webp(1440, 862, "mfcJHIIJl3eaiWeWensnd9DIMA==", {
    altUa: "Сім рук зійшлися довкола соняшника",
    altEng: "Seven hands meet around a sunflower",
  }),
  "toy-shelves": webp(1440, 1078, "q2kCDYJTSuuPOsTXV+lFJt8Vq6/F", {
    altUa: "Полиці з іграшками: вітрильник, зайчик, паротяг, ведмедик, кінь-гойдалка",
    altEng: "Shelves of toys: a sailing boat, a rabbit, an engine, a bear, a rocking horse",
    focusX: 0.18,
  }),
  van: webp(1440, 1078, "qdgFJYR7dXmPiGhCmMh4p4N/VAdl", {
    altUa: "Білий бус із жовтою долонею, волонтер передає коробку бабусі з онукою",
    altEng:
      "A white van with a yellow palm; a volunteer hands a box to a grandmother and her granddaughter",
    focusY: 1,
  }),
  "van-box": webp(1200, 999, "Y+gFNopnfJeduHmAioh2hpd7N3yAZgc=", {
    altUa: "Волонтер передає коробку бабусі з онукою",
    altEng: "A volunteer hands a box to a grandmother and her granddaughter",
  }),
  "van-evening": webp(1440, 1078, "rggOJYR2iYd/iIiWeJh3d4yPhPeo", {
    altUa: "Білий бус на дорозі під рожевим небом, волонтер передає коробку бабусі з онукою",
    altEng:
      "A white van on the road under a pink sky; a volunteer hands a box to a grandmother and her granddaughter",
    focusY: 1,
  }),
};
