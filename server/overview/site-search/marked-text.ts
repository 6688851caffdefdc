import { withoutTags } from "../../content/rich-text.ts";
import type { MarkedText } from "./search-result.ts";

/** Approximate length of an excerpt in characters. */
const excerptLength = 180;
/** Characters shown before the first match. */
const lead = 60;

/** Apostrophes, soft hyphens and characters without width, as `search_form` leaves them out. */
const omitted = "’ʼ‘´`'\u00ad\u200b\u2060\ufeff";
/** What may follow a letter without changing the word, as `search_form` ignores it. */
const ignored = `[\\u0300\\u0301${omitted}]*`;

/** Latin letters with marks by the letter that `search_form` makes of them: "e" → "éèêë…". */
const variants = new Map<string, string>();
for (let code = 0xc0; code < 0x250; code += 1) {
  const letter = String.fromCharCode(code).toLowerCase();
  const base = letter.normalize("NFD").charAt(0);
  if (base !== letter && /[a-z]/.test(base))
    variants.set(base, `${variants.get(base) ?? ""}${letter}`);
}
variants.set("г", "ґ");

/** The same as the database's `search_form`, for one word. */
const formOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300\u0301]/g, "")
    .replace(/([a-z])[\u0300-\u036f]+/g, "$1")
    .normalize("NFC")
    .replace(new RegExp(`[${omitted}]`, "g"), "")
    .replaceAll("ґ", "г");

/** Matches the words in a text in NFC, as search ignores case, stress marks and apostrophes. */
export function patternOf(words: readonly string[]): RegExp {
  const letter = (one: string) => {
    const others = variants.get(one) ?? "";
    return `[${one.replace(/[\\\]^-]/g, "\\$&")}${others}]${ignored}`;
  };
  const forms = words.map(formOf).sort((a, b) => b.length - a.length);
  return new RegExp(forms.map((form) => [...form].map(letter).join("")).join("|"), "giu");
}

/** The text in pieces, of which every second one is a match. */
export function markMatches(text: string, pattern: RegExp): MarkedText[] {
  const parts: MarkedText[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false });
    parts.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** A piece of the text around its first match, or its beginning, cut between words. */
export function excerptOf(text: string, pattern: RegExp): MarkedText[] {
  const first = text.search(pattern);
  const start = first > lead ? text.indexOf(" ", first - lead) + 1 : 0;
  const isWhole = start + excerptLength >= text.length;
  const end = isWhole ? text.length : text.lastIndexOf(" ", start + excerptLength);
  const piece = text.slice(start, end > start ? end : start + excerptLength);
  return markMatches(`${start > 0 ? "… " : ""}${piece}${isWhole ? "" : " …"}`, pattern);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The text of HTML, or of plain text, on one line and in NFC. */
export const plainText = (html: string): string =>
  withoutTags(html)
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
