import type { ArtWords } from "../shapes.ts";

/** Scenes, towns and the team’s raised palms. */
export const sceneWords: Readonly<Record<string, ArtWords>> = {
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
