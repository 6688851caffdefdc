import { maxAddress } from "./address-field.ts";

/**
 * The official romanisation of Ukrainian: the table of resolution 55 of the Cabinet of Ministers,
 * 27 January 2010. The soft sign and the apostrophe are left out.
 */
const latinOf = new Map(
  Object.entries({
    а: "a",
    б: "b",
    в: "v",
    г: "h",
    ґ: "g",
    д: "d",
    е: "e",
    є: "ie",
    ж: "zh",
    з: "z",
    зг: "zgh",
    и: "y",
    і: "i",
    ї: "i",
    й: "i",
    к: "k",
    л: "l",
    м: "m",
    н: "n",
    о: "o",
    п: "p",
    р: "r",
    с: "s",
    т: "t",
    у: "u",
    ф: "f",
    х: "kh",
    ц: "ts",
    ч: "ch",
    ш: "sh",
    щ: "shch",
    ь: "",
    ю: "iu",
    я: "ia",
    // Letters of foreign names, on which the resolution says nothing.
    ё: "io",
    ъ: "",
    ы: "y",
    э: "e",
  }),
);

/** At the beginning of a word. */
const initialLatinOf = new Map(Object.entries({ є: "ye", ї: "yi", й: "y", ю: "yu", я: "ya" }));

const marksAndApostrophes = /\p{M}|['’ʼ‘`´]/gu;
const cyrillicLetters = /зг|\p{Script=Cyrillic}/gu;

/** A text in lower-case Latin letters and without accents; other characters are left as they are. */
export function transliterate(text: string): string {
  // Composed, й and ї keep their marks, while a mark of stress is a character of its own.
  const plain = text.normalize("NFC").toLowerCase().replace(marksAndApostrophes, "");
  const latin = plain.replace(cyrillicLetters, (letters, offset: number) => {
    const isInitial = !/\p{L}/u.test(plain.charAt(offset - 1));
    return (isInitial && initialLatinOf.get(letters)) || (latinOf.get(letters) ?? letters);
  });
  return latin.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Leaves room for a number: `-999`. */
const maxWords = maxAddress - 4;

/** Words as an address, shortened between two of them; blank if they have neither letters nor digits. */
export function toAddress(words: string): string {
  const whole = transliterate(words)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (whole.length <= maxWords) return whole;
  const shortened = whole.slice(0, maxWords);
  return whole[maxWords] === "-" ? shortened : shortened.replace(/-[^-]*$/, "");
}
