import { plainHeading, plainText } from "./plain-text.ts";

const codes = new Set(Intl.supportedValuesOf("currency"));

const names: readonly [RegExp, string][] = [
  [/^(?:₴|грн|гривн\p{L}*|укр\p{L}*\.? гривн\p{L}*|(?:ukrainian )?hryvni\p{L}*)$/u, "UAH"],
  [/^(?:€|євро|евро|euros?)$/, "EUR"],
  [/^(?:\$|us\$|дол|дол(?:ар|лар)\p{L}*(?: сша)?|дол\. ?сша|(?:us )?dollars?)$/u, "USD"],
  [/^(?:£|фунт\p{L}*(?: стерлінгів)?|pounds?(?: sterling)?)$/u, "GBP"],
  [/^(?:zł|zl|злот\p{L}*)$/u, "PLN"],
];

/** Codes of ISO 4217 in digits, which programs of Ukrainian banks write. */
const digits: Readonly<Record<string, string>> = {
  "980": "UAH",
  "978": "EUR",
  "840": "USD",
  "826": "GBP",
  "985": "PLN",
};

/** "грн.", "UAH", "€", "Долар США" → the code of ISO 4217; null for anything else. */
export function currencyOf(text: string): string | null {
  const plain = plainText(text).replace(/\.$/, "");
  const upper = plain.toUpperCase();
  if (codes.has(upper)) return upper;
  const lower = plainHeading(plain);
  return names.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
}

/** The same for a cell of a column of currencies, where "980" is hryvnias. */
export const currencyOfCell = (text: string): string | null =>
  currencyOf(text) ?? digits[text.trim()] ?? null;

/** The currency at either end of a heading: "Amount (USD)", "Сума, грн." */
export function currencyOfHeading(heading: string): string | null {
  const words = wordsOf(heading);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return words.length < 2 ? null : (currencyOf(last) ?? (isCode(first) ? currencyOf(first) : null));
}

const aboutAccount =
  /валют|currency|рахун|сч[её]т|account|iban|карт|card|залиш|баланс|сальдо|остат|balance/i;

/** The account's currency in the lines above the headings: "Валюта рахунку: EUR". */
export function currencyOfAccount(lines: readonly string[]): string | null {
  const about = lines.map(plainText).filter((line) => aboutAccount.test(line));
  const named = about.filter((line) => /валют|currency/i.test(line));
  for (const line of [...named, ...about]) {
    const parts = line.split(/[:;,()"]/).flatMap((part) => [part, ...wordsOf(part).filter(isSure)]);
    const currency = parts.map(currencyOf).findLast((found) => found !== null);
    if (currency) return currency;
  }
  return null;
}

const isCode = (word: string): boolean => codes.has(word);

/** Whether a word among others is a currency: a code in capitals or a sign. */
const isSure = (word: string): boolean => isCode(word) || /^\p{Sc}$/u.test(word);

const wordsOf = (text: string): string[] => plainText(text).match(/\p{L}+|\p{Sc}/gu) ?? [];
