import type { ArtWords } from "./shapes.ts";

/** By file name of the demo art: the alternative text of a picture made from it. */
export const artWords: Readonly<Record<string, ArtWords>> = {
  "butterfly.svg": {
    ua: "Метелик, у якого крила — чотири дитячі долоні",
    eng: "A butterfly whose wings are four children’s palms",
  },
  "city-Chernivtsi.svg": {
    ua: "Чернівці: червона цегляна споруда з вежами, за нею сонце",
    eng: "Chernivtsi: a red brick building with towers, the sun behind it",
  },
  "city-Chortkiv.svg": {
    ua: "Чортків: жовта вежа з годинником серед будиночків",
    eng: "Chortkiv: a yellow clock tower among small houses",
  },
  "city-IvanoFrankivsk.svg": {
    ua: "Івано-Франківськ: ратуша з годинником і гори",
    eng: "Ivano-Frankivsk: the town hall clock and mountains",
  },
  "city-Kalush.svg": {
    ua: "Калуш: фонтан у парку, вода розходиться, мов пальці",
    eng: "Kalush: a park fountain whose water opens like fingers",
  },
  "city-Shumsk.svg": {
    ua: "Шумськ: дитина в човні на озері, довкола ліс",
    eng: "Shumsk: a child in a boat on a lake, forest all round",
  },
  "city-Storojinets.svg": {
    ua: "Сторожинець: парк з осінніми деревами й лавкою",
    eng: "Storozhynets: a park with autumn trees and a bench",
  },
  "city-Ternopil.svg": {
    ua: "Тернопіль: замок над ставом, на воді вітрильники",
    eng: "Ternopil: a castle above the lake, sailing boats on the water",
  },
  "city-Tyachiv.svg": {
    ua: "Тячів: гори, річка, місток і хата",
    eng: "Tiachiv: mountains, a river, a footbridge and a cottage",
  },
  "city-UzhorodRakotci.svg": {
    ua: "Ужгород: вулиця з квітучими деревами",
    eng: "Uzhhorod: a street with trees in blossom",
  },
  "city-UzhorodShvabska.svg": {
    ua: "Ужгород: замок на пагорбі й дахи під ним",
    eng: "Uzhhorod: the castle on its hill and the roofs below",
  },
  "consult.svg": {
    ua: "Дитина й психологиня сидять у кріслах і разом тримають нитку повітряного змія",
    eng: "A child and a psychologist sit in armchairs and hold one kite string together",
  },
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
  "familyHouse.svg": {
    ua: "Дім у розрізі: у кожній кімнаті світло, родина за столом, у двері заходять двоє",
    eng: "A house cut open: light in every room, a family at the table, two people coming in",
  },
  "hands-up.svg": {
    ua: "Чотири підняті руки в різних рукавах",
    eng: "Four raised hands in different sleeves",
  },
  "humanitarian.svg": {
    ua: "Білий бус із жовтою долонею, волонтер передає коробку бабусі з онукою",
    eng: "A white van with a yellow palm; a volunteer hands a box to a grandmother and her granddaughter",
  },
  "member-0.svg": {
    ua: "Піднята зелена долоня в смугастому рукаві",
    eng: "A raised green palm in a striped sleeve",
  },
  "member-1.svg": {
    ua: "Піднята жовта долоня в зеленому рукаві",
    eng: "A raised yellow palm in a green sleeve",
  },
  "member-2.svg": {
    ua: "Піднята рожева долоня у вишитому рукаві",
    eng: "A raised pink palm in an embroidered sleeve",
  },
  "member-3.svg": {
    ua: "Піднята синя долоня в темному рукаві в цятки",
    eng: "A raised blue palm in a dark dotted sleeve",
  },
  "member-4.svg": {
    ua: "Піднята біла долоня в синьому рукаві",
    eng: "A raised white palm in a blue sleeve",
  },
  "member-5.svg": {
    ua: "Піднята жовта долоня в картатому рукаві",
    eng: "A raised yellow palm in a checked sleeve",
  },
  "member-6.svg": {
    ua: "Піднята зелена долоня в темному рукаві",
    eng: "A raised green palm in a dark sleeve",
  },
  "member-7.svg": {
    ua: "Піднята темно-синя долоня у вишитому рукаві",
    eng: "A raised deep blue palm in an embroidered sleeve",
  },
  "member-8.svg": {
    ua: "Піднята зелена долоня в рукаві в червону смужку",
    eng: "A raised green palm in a red-striped sleeve",
  },
  "member-9.svg": {
    ua: "Піднята жовта долоня в темно-синьому рукаві",
    eng: "A raised yellow palm in a navy sleeve",
  },
  "member-10.svg": {
    ua: "Піднята біла долоня в синьому рукаві в цятки",
    eng: "A raised white palm in a dotted blue sleeve",
  },
  "member-11.svg": {
    ua: "Піднята жовта долоня у вишитому рукаві",
    eng: "A raised yellow palm in an embroidered sleeve",
  },
  "palmWall.svg": {
    ua: "Двоє дітей наклеюють паперові долоні на стіну біля жовтих дверей",
    eng: "Two children stick paper palms on a wall beside a yellow door",
  },
  "prosthetics.svg": {
    ua: "Дівчинка зі смугастим протезом стрибає в класики, двоє дітей чекають на чергу",
    eng: "A girl with a striped prosthesis plays hopscotch while two children wait their turn",
  },
  "psych.svg": {
    ua: "Чотири руки розкладають картки з малюнками на круглому столі",
    eng: "Four hands lay out picture cards on a round table",
  },
  "social.svg": {
    ua: "Сім рук зійшлися довкола соняшника",
    eng: "Seven hands meet around a sunflower",
  },
  "together.svg": {
    ua: "Паперові чоловічки стали в коло довкола квітки з долонь",
    eng: "Paper figures in a ring around a flower of palms",
  },
  "toyLibrary.svg": {
    ua: "Полиці з іграшками: вітрильник, зайчик, паротяг, ведмедик, кінь-гойдалка",
    eng: "Shelves of toys: a sailing boat, a rabbit, an engine, a bear, a rocking horse",
  },
};
