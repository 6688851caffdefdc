import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const togetherPointFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Точки TOGETHER",
      one: "Точка TOGETHER",
      add: "Додати точку",
      none: "Точок TOGETHER ще немає",
      noneText: "Додайте перше місто та його світлини.",
      inHistory: "точка TOGETHER",
    },
    new: "Нова точка TOGETHER",
    labels: {
      name: "Назва",
      locative: "Назва в місцевому відмінку (де?)",
      city: "Місто",
      imageIds: "Світлини",
      translations: "Тексти",
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
    names: {
      many: "TOGETHER points",
      one: "TOGETHER point",
      add: "Add a point",
      none: "No TOGETHER points yet",
      noneText: "Add the first city and its pictures.",
      inHistory: "TOGETHER point",
    },
    new: "New TOGETHER point",
    labels: {
      name: "Name",
      locative: "Name after “Gallery of”",
      city: "City",
      imageIds: "Pictures",
      translations: "Texts",
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
      UzhorodRakotci: "Uzhhorod, Rákóczi",
      UzhorodShvabska: "Uzhhorod, Shvabska",
    },
  },
});
