import type { Detail } from "./look.ts";

/** Parts of the large scenes that make pictures of their own, and what each shows. */
export const sceneDetails: Readonly<Record<string, readonly Detail[]>> = {
  "consult.svg": [
    {
      box: [70, 372, 560, 705],
      ua: "Дитина в рожевому кріслі тримає нитку, поруч сидить плюшевий ведмедик",
      eng: "A child in a pink armchair holds a string, a teddy bear sits nearby",
    },
    {
      box: [500, 60, 945, 710],
      ua: "Психологиня в синьому кріслі біля вікна тримає нитку повітряного змія",
      eng: "A psychologist in a blue armchair by the window holds a kite string",
    },
  ],
  "familyHouse.svg": [
    {
      box: [190, 40, 730, 445],
      ua: "Верхній поверх Сімейного дому: ліжко, стіл з іграшками, під дахом ведмедик і м’яч",
      eng: "The upper floor of the Family house: a bed, a table with toys, a bear and a ball under the roof",
    },
    {
      box: [250, 430, 730, 718],
      ua: "Родина вечеряє за столом, у двері заходять двоє",
      eng: "A family at supper, two people coming in at the door",
    },
  ],
  "humanitarian.svg": [
    {
      box: [480, 320, 958, 718],
      ua: "Волонтер передає коробку бабусі з онукою",
      eng: "A volunteer hands a box to a grandmother and her granddaughter",
    },
    {
      box: [2, 284, 958, 718],
      ua: "Білий бус із жовтою долонею на дорозі, поруч люди з коробками",
      eng: "A white van with a yellow palm on the road, people with boxes beside it",
    },
  ],
  "palmWall.svg": [
    {
      box: [250, 330, 730, 690],
      ua: "Двоє дітей тягнуться до паперових долонь на стіні",
      eng: "Two children reach for the paper palms on the wall",
    },
    {
      box: [2, 20, 535, 375],
      ua: "Кольорові паперові долоні рядами на стіні",
      eng: "Coloured paper palms in rows on a wall",
    },
  ],
  "prosthetics.svg": [
    {
      box: [320, 170, 725, 710],
      ua: "Дівчинка зі смугастим протезом стрибає в класики",
      eng: "A girl with a striped prosthesis plays hopscotch",
    },
  ],
  "psych.svg": [
    {
      box: [190, 110, 770, 545],
      ua: "Картки з малюнками на круглому столі, над ними руки",
      eng: "Picture cards on a round table, hands above them",
    },
  ],
  "social.svg": [
    {
      box: [310, 80, 910, 630],
      ua: "Долоні різних кольорів довкола соняшника",
      eng: "Palms of different colours around a sunflower",
    },
  ],
  "together.svg": [
    {
      box: [306, 198, 654, 546],
      ua: "Квітка із синіх і білих долонь",
      eng: "A flower of blue and white palms",
    },
  ],
  "toyLibrary.svg": [
    {
      box: [90, 70, 385, 275],
      ua: "Полиця іграшкотеки: вітрильник і зайчик",
      eng: "A shelf of the toy library: a sailing boat and a rabbit",
    },
    {
      box: [396, 90, 672, 275],
      ua: "Полиця іграшкотеки: паротяг",
      eng: "A shelf of the toy library: a steam engine",
    },
    {
      box: [100, 280, 480, 480],
      ua: "Полиця іграшкотеки: плюшевий ведмедик і пірамідка",
      eng: "A shelf of the toy library: a teddy bear and stacking rings",
    },
    {
      box: [470, 280, 870, 480],
      ua: "Полиця іграшкотеки: білий кінь-гойдалка",
      eng: "A shelf of the toy library: a white rocking horse",
    },
    {
      box: [100, 490, 520, 690],
      ua: "Полиця іграшкотеки: качечка на колесах і кубики",
      eng: "A shelf of the toy library: a duck on wheels and blocks",
    },
    {
      box: [560, 480, 890, 690],
      ua: "Дитина тягнеться до полиці з повітряним змієм",
      eng: "A child reaches for the shelf with a kite",
    },
  ],
};
