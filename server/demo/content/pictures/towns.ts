import { webp } from "./webp.ts";

/** The towns of the together points. */
export const towns = {
  chernivtsi: webp(1440, 1078, "aTkOHYzop3ePh3h3dbeHdzRacKUH", {
    altUa: "Чернівці: червона цегляна споруда з вежами, за нею сонце",
    altEng: "Chernivtsi: a red brick building with towers, the sun behind it",
    focusY: 0.2,
  }),
  chortkiv: webp(1440, 1078, "L9gJJYa4WLiPeHZ1eId3hgiCeMBI", {
    altUa: "Чортків: жовта вежа з годинником серед будиночків",
    altEng: "Chortkiv: a yellow clock tower among small houses",
    focusY: 0,
  }),
  "ivano-frankivsk": webp(1440, 1078, "7+gJJYqHeLh/eId1eHdoiYmfiPdY", {
    altUa: "Івано-Франківськ: ратуша з годинником і гори",
    altEng: "Ivano-Frankivsk: the town hall clock and mountains",
    focusY: 0,
  }),
  kalush: webp(1440, 1078, "rKcJHYRImaiPiHh7eZaXczeAdKB4", {
    altUa: "Калуш: фонтан у парку, вода розходиться, мов пальці",
    altEng: "Kalush: a park fountain whose water opens like fingers",
    focusY: 0.65,
  }),
  shumsk: webp(1440, 1078, "Y9gNdZB4iHiPh4h+eFd3hHiPh/aY", {
    altUa: "Шумськ: дитина в човні на озері, довкола ліс",
    altEng: "Shumsk: a child in a boat on a lake, forest all round",
    focusY: 0.8,
  }),
  storozhynets: webp(1440, 1078, "KdkJJYiJqXefd3ZteNaWhDua8OYJ", {
    altUa: "Сторожинець: парк з осінніми деревами й лавкою",
    altEng: "Storozhynets: a park with autumn trees and a bench",
    focusX: 0.4,
    focusY: 0.8,
  }),
  ternopil: webp(1440, 1078, "K7cNNYiJiHiPiHhph5d2iWiPpfV6", {
    altUa: "Тернопіль: замок над ставом, на воді вітрильники",
    altEng: "Ternopil: a castle above the lake, sailing boats on the water",
    focusX: 0.36,
    focusY: 0.4,
  }),
  tiachiv: webp(1440, 1078, "qbgRFYiIeJd7eIePh4h4drpvndj3", {
    altUa: "Тячів: гори, річка, місток і хата",
    altEng: "Tiachiv: mountains, a river, a footbridge and a cottage",
    focusX: 0.3,
    focusY: 0.8,
  }),
  "uzhhorod-blossom": webp(1440, 1078, "7/cJJYaWd4mPd2iHh9eIhbp5kMsI", {
    altUa: "Ужгород: вулиця з квітучими деревами",
    altEng: "Uzhhorod: a street with trees in blossom",
    focusX: 0.75,
    focusY: 0.7,
  }),
  "uzhhorod-castle": webp(1440, 1078, "KcgRFYiJh4d/h4mFdmeHeQFGhfVW", {
    altUa: "Ужгород: замок на пагорбі й дахи під ним",
    altEng: "Uzhhorod: the castle on its hill and the roofs below",
    focusX: 0.45,
    focusY: 0.35,
  }),
};
