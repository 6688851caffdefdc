import { definePhrases } from "../../phrases.ts";

/** Labels of a together point's fields, by the server's field names. */
export const togetherPointFieldPhrases = definePhrases({
  UA: {
    new: "Нова точка TOGETHER",
    labels: {
      name: "Назва",
      locative: "Назва у відмінку",
      city: "Місто",
      imageIds: "Світлини",
      translations: "Слова",
    },
    locativeHint: "Як у заголовку «Галерея точки у …»: Тернополі, Калуші.",
    cities: {
      Chernivtsi: "Чернівці",
      Chortkiv: "Чортків",
      IvanoFrankivsk: "Івано-Франківськ",
      Kalush: "Калуш",
      Shumsk: "Шумськ",
      Storojinets: "Сторожинець",
      Ternopil: "Тернопіль",
      Tyachiv: "Тячів",
      UzhorodRakotci: "Ужгород, Ракоці",
      UzhorodShvabska: "Ужгород, Швабська",
    },
  },
  ENG: {
    new: "New TOGETHER point",
    labels: {
      name: "Name",
      locative: "Name after “Gallery of”",
      city: "City",
      imageIds: "Pictures",
      translations: "Words",
    },
    locativeHint: "As in the heading “Gallery of …”: Ternopil, Kalush.",
    cities: {
      Chernivtsi: "Chernivtsi",
      Chortkiv: "Chortkiv",
      IvanoFrankivsk: "Ivano-Frankivsk",
      Kalush: "Kalush",
      Shumsk: "Shumsk",
      Storojinets: "Storozhynets",
      Ternopil: "Ternopil",
      Tyachiv: "Tiachiv",
      UzhorodRakotci: "Uzhhorod, Rakotsi",
      UzhorodShvabska: "Uzhhorod, Shvabska",
    },
  },
});
