import { definePhrases } from "../phrases.ts";

/** Places that earlier versions of the volunteers' form offered, for answers of then. */
export const formerPlacePhrases = definePhrases({
  UA: {
    place: {
      choices: {
        CHERNIVTSI: "Чернівці",
        CHORTKIV: "Чортків",
        IVANO_FRANKIVSK: "Івано-Франківськ",
        KALUSH: "Калуш",
        SHUMSK: "Шумськ",
        STOROZHYNETS: "Сторожинець",
        TERNOPIL: "Тернопіль",
        TIACHIV: "Тячів",
        UZHHOROD_RAKOCZI: "Ужгород, Ракоці",
        UZHHOROD_SHVABSKA: "Ужгород, Швабська",
      },
    },
  },
  ENG: {
    place: {
      choices: {
        CHERNIVTSI: "Chernivtsi",
        CHORTKIV: "Chortkiv",
        IVANO_FRANKIVSK: "Ivano-Frankivsk",
        KALUSH: "Kalush",
        SHUMSK: "Shumsk",
        STOROZHYNETS: "Storozhynets",
        TERNOPIL: "Ternopil",
        TIACHIV: "Tiachiv",
        UZHHOROD_RAKOCZI: "Uzhhorod, Rákóczi",
        UZHHOROD_SHVABSKA: "Uzhhorod, Shvabska",
      },
    },
  },
});
