/** Why a file is not read as a statement. */
export type FileFault = "tooLarge" | "empty" | "notText";

/** In bytes. */
export const maxStatementBytes = 10 * 1024 * 1024;

/** Encodings of one byte for each letter that banks' programs and old exports write. */
export const encodings = [
  "windows-1251",
  "ibm866",
  "koi8-u",
  "x-mac-cyrillic",
  "windows-1252",
] as const;
export type Encoding = (typeof encodings)[number];

/** The same line in each encoding that it may be in, for a person to recognise. */
export type EncodingSample = { encoding: Encoding; text: string };

type DecodedFile = { text: string } | { fault: FileFault } | { samples: readonly EncodingSample[] };

/**
 * The text of a file. UTF-8 and UTF-16 are recognised with or without a byte order mark, other
 * encodings by what their letters make; `chosen` decides where that is unclear. Workbooks, PDFs and
 * pictures are refused.
 */
export function decodeStatement(bytes: Uint8Array, chosen?: Encoding): DecodedFile {
  if (bytes.length > maxStatementBytes) return { fault: "tooLarge" };
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (/^(?:PK|%PDF)/.test(start)) return { fault: "notText" };
  const encoding = utf16Of(bytes) ?? (isUtf8(bytes) ? "utf-8" : (chosen ?? recognise(bytes)));
  if (typeof encoding !== "string") return { samples: encoding };
  const text = new TextDecoder(encoding).decode(bytes).replaceAll("\ufeff", "");
  if (text.includes("\0")) return { fault: "notText" };
  return text.trim() === "" ? { fault: "empty" } : { text };
}

/** A file in UTF-16 has the high bytes of Latin and Cyrillic letters, 0 and 4, at every other place. */
function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const part = bytes.subarray(0, 4096);
  const areHigh = (remainder: number) => {
    const half = part.filter((_, index) => index % 2 === remainder);
    const high = half.filter((byte) => byte === 0 || byte === 4 || byte === 0x20);
    return half.includes(0) && high.length > half.length * 0.95;
  };
  return areHigh(1) ? "utf-16le" : areHigh(0) ? "utf-16be" : null;
}

/** One broken letter is allowed in a thousand bytes: banks cut long texts in the middle of a letter. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  const broken = text.split("\ufffd").length - 1;
  return broken === 0 || (broken < text.length / 1000 && /[\u0400-\u04ff]/.test(text));
}

function recognise(bytes: Uint8Array): Encoding | EncodingSample[] {
  if (bytes.includes(0)) return "windows-1251";
  const part = bytes.subarray(0, 65536);
  const decoded = encodings.map((encoding) => {
    const text = new TextDecoder(encoding).decode(part);
    return { encoding, text, likelihood: likelihoodOf(text) };
  });
  const [best, second] = decoded.toSorted((one, other) => other.likelihood - one.likelihood);
  if (!best || !second) return "windows-1251";
  const isClear = best.likelihood > 0.8 && best.likelihood - second.likelihood > 0.1;
  if (isClear || best.text === second.text) return best.encoding;
  const line = part.findIndex((byte) => byte > 127);
  return decoded
    .filter(({ text }, index) => decoded.findIndex((other) => other.text === text) === index)
    .map(({ encoding, text }) => ({ encoding, text: lineAround(text, line) }));
}

/** The line in which this place is, not longer than what a person reads at a glance. */
const lineAround = (text: string, place: number): string => {
  const start = Math.max(text.lastIndexOf("\n", place) + 1, place - 40);
  return (text.slice(start).split(/[\r\n]/, 1)[0] ?? "").slice(0, 100);
};

const frequent = new Set("оаинівертслкдпмуябз");
const cyrillic = /[А-Яа-яҐґЄєІіЇїЁё]/;

/** Words of statements, by which also a text in capitals is recognised. */
const known =
  /(?<!\p{L})(?:дата|сума|сумма|грн|валюта|призначення|назначение|рахунок|сч[её]т|внесок|платеж\p{L}|операц\p{L}+)(?!\p{L})/iu;

/** How much the letters beyond ASCII look like Ukrainian, Russian or a western language: up to 3. */
function likelihoodOf(text: string): number {
  const letters = [...text.normalize("NFC")];
  let [count, sum] = [0, 0];
  for (const [index, letter] of letters.entries()) {
    if (letter <= "\x7f") continue;
    count += 1;
    sum += weightOf(letter, letters[index - 1] ?? " ", letters[index + 1] ?? " ");
  }
  return count === 0 ? 0 : sum / count + (known.test(text) ? 1 : 0);
}

function weightOf(letter: string, before: string, after: string): number {
  if (/[€₴№°]/.test(letter)) return /\p{L}/u.test(before) ? -3 : 0.5;
  if (/[«»„“”’‘–—…\u00a0]/.test(letter)) return 0.5;
  if (cyrillic.test(letter)) {
    const breaksWord = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter);
    const breaksCapitals = /\p{Lu}{2}/u.test(before + letter) && /\p{Ll}/u.test(after);
    if (breaksWord || breaksCapitals) return -2;
    return frequent.has(letter.toLowerCase()) ? 2 : 0.5;
  }
  // Letters with accents stand among those without.
  if (/[À-ÿŒœŠšŽž]/.test(letter)) return /[a-z]/i.test(before + after) ? 2 : -2;
  return -3;
}
