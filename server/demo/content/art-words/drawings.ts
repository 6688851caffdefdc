import type { ArtWords } from "../shapes.ts";

export const drawingWords: Readonly<Record<string, ArtWords>> = {
  "drawing-0.svg": {
    ua: "Біла хата з червоним дахом, сонце — з дитячих долонь",
    eng: "A white house with a red roof under a sun made of children’s palms",
  },
  "drawing-1.svg": { ua: "Темний кіт на жовтому тлі", eng: "A dark cat on yellow paper" },
  "drawing-2.svg": { ua: "Вітрильник на хвилях", eng: "A sailing boat on the waves" },
  "drawing-3.svg": {
    ua: "Соняшник, у якого листя — долоні",
    eng: "A sunflower whose leaves are palms",
  },
  "drawing-4.svg": { ua: "Повітряний змій між хмарами", eng: "A kite between clouds" },
  "drawing-5.svg": { ua: "Метелик із паперових долонь", eng: "A butterfly of paper palms" },
  "drawing-6.svg": { ua: "Золота рибка, хвіст — долоня", eng: "A goldfish with a palm for a tail" },
  "drawing-7.svg": { ua: "Веселка між двома хмарами", eng: "A rainbow between two clouds" },
  "drawing-8.svg": {
    ua: "Червоний автобус із дітьми у вікнах",
    eng: "A red bus with children at its windows",
  },
  "drawing-9.svg": {
    ua: "Їжак із долонь несе яблуко",
    eng: "A hedgehog of palms carries an apple",
  },
  "drawing-10.svg": {
    ua: "Сова з крилами-долонями вночі",
    eng: "An owl with palms for wings, at night",
  },
  "drawing-11.svg": {
    ua: "Сніговик у капелюсі й червоному шарфі",
    eng: "A snowman in a hat and a red scarf",
  },
  "drawing-12.svg": {
    ua: "Плюшевий ведмедик із червоним бантом",
    eng: "A teddy bear with a red bow",
  },
  "drawing-13.svg": { ua: "Дев’ять кольорових долонь рядами", eng: "Nine coloured palms in rows" },
  "drawing-14.svg": {
    ua: "Білий птах із крилом-долонею",
    eng: "A white bird with a palm for a wing",
  },
  "drawing-15.svg": { ua: "Сонце сходить над горами", eng: "The sun rises over the mountains" },
  "drawing-16.svg": {
    ua: "Ракета летить, полум’я — долоня",
    eng: "A rocket flies, its flame a palm",
  },
  "drawing-17.svg": {
    ua: "Три ряди паперових чоловічків тримаються за руки",
    eng: "Three rows of paper figures hold hands",
  },
  "drawing-18.svg": {
    ua: "Паротяг везе кольорові кулі",
    eng: "A steam engine carries coloured balls",
  },
  "drawing-19.svg": {
    ua: "Синя ваза з квітами-долонями",
    eng: "A blue vase of flowers made of palms",
  },
  "drawing-20.svg": {
    ua: "Жовто-червона парасоля під дощем",
    eng: "A yellow and red umbrella in the rain",
  },
  "drawing-21.svg": {
    ua: "Червоне яблуко, листок — долоня",
    eng: "A red apple with a palm for a leaf",
  },
  "drawing-22.svg": {
    ua: "Місяць над хатою з одним світлим вікном",
    eng: "The moon over a house with one lit window",
  },
  "drawing-23.svg": { ua: "Білий кінь-гойдалка", eng: "A white rocking horse" },
};
