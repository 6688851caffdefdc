/** Words of the foundation that the starting content describes: its programmes, towns and numbers. */
const words = [
  // A name in capitals alone.
  String.raw`(?<![\w])TOGETHER(?![\w])`,
  "Чернівц|Чортк[іо]в|Франківськ|Калуш|Шумськ|Сторожин|Терноп[іо]л|Тяч[іе]в|Ужгород",
  "Chernivtsi|Chortkiv|Frankivsk|Kalush|Shumsk|Storo(?:j|zh)[iy]nets|Ternopil|T[yi]achiv|Uzh?horod",
  "[іІ]грашкотек|[tT]oy librar|[tT]oy lending",
  "[пП]ротез|[pP]rosthe",
  String.raw`[дД]олон|(?<![\w/-])[pP]alms?\b`,
  // Not within an id.
  String.raw`(?<![\w-])(?:95(?:[\s,.]?000|[\s,.]тис)|9[\s,.]?000(?![\w-])|87[\s,.](?:тон|tons)|40[–\s](?:to|до)?\s?45\b)`,
];

const startingWords = new RegExp(words.join("|"), "gu");

/** The words that a text has, once each. */
export const startingWordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(startingWords)].map(([word]) => word)),
];
