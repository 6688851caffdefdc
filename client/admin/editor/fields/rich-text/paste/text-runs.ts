import { styleOf } from "./dom.ts";

/** Emphasis and link of a piece of text. */
export type Marks = { strong: boolean; em: boolean; href: string | null };
export type Run = Marks & { text: string };

export const lineBreak = "\n";
export const plain: Marks = { strong: false, em: false, href: null };

/** The marks of an element's text: by its tag, and by its style, which wins. */
export function marksOf(element: Element, outer: Marks, href: string | null): Marks {
  const weight = styleOf(element, "font-weight");
  const slant = styleOf(element, "font-style");
  return {
    strong: weight ? isBold(weight) : outer.strong || element.matches("b,strong"),
    em: slant ? /italic|oblique/.test(slant) : outer.em || element.matches("i,em"),
    href: href ?? outer.href,
  };
}

const isBold = (weight: string): boolean =>
  /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600;

const signs = "0123456789+-−=()n";
const positioned = {
  super: new Map([...signs].map((sign, index) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ"][index]])),
  sub: new Map([...signs].map((sign, index) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ"][index]])),
};

/** Where an element's text stands; null on the line. */
export function positionOf(element: Element): keyof typeof positioned | null {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const align = styleOf(one, "vertical-align");
    if (one.localName === "sup" || align === "super") return "super";
    if (one.localName === "sub" || align === "sub") return "sub";
  }
  return null;
}

/**
 * A text that was raised or lowered: "м2" stays "м²", "H2O" stays "H₂O". Calls `lose` for each word
 * that has no such characters and is written on the line; endings as in "1st" lose nothing.
 */
export const atPosition = (
  text: string,
  position: keyof typeof positioned,
  lose: () => void,
): string =>
  text.replace(/[^\s\u00a0\u200b]+/g, (word) => {
    const written = [...word].map((sign) => positioned[position].get(sign));
    if (written.every((sign) => sign !== undefined)) return written.join("");
    if (/[\p{L}\p{N}]/u.test(word) && !/^(st|nd|rd|th|[а-яєії]{1,3})$/iu.test(word)) lose();
    return word;
  });

/**
 * Joins runs of equal marks, collapses white space as a browser does, and trims each line. Fillers
 * of several no-break spaces become one space; a single one stays.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const text = run.text.replace(/[\u200b\ufeff]/g, "");
    const last = joined.at(-1);
    if (text === "") continue;
    if (last && isSameMarks(last, run)) last.text += text;
    else joined.push({ ...run, text });
  }
  return trimLines(joined);
}

function trimLines(runs: Run[]): Run[] {
  let before = lineBreak;
  for (const run of runs) {
    run.text = run.text
      .replace(/[ \u00a0]{2,}/g, " ")
      .replace(/[ \u00a0]*\n[ \u00a0]*/g, lineBreak);
    if (/[\s]$/.test(before)) run.text = run.text.replace(/^[ \u00a0]+/, "");
    before = run.text || before;
  }
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    last.text = last.text.replace(/\s+$/, "");
    if (last.text !== "") break;
    runs.pop();
  }
  while (runs[0] && runs[0].text.replace(/^\s+/, "") === "") runs.shift();
  if (runs[0]) runs[0].text = runs[0].text.replace(/^\s+/, "");
  return runs.filter(({ text }) => text !== "");
}

/** The paragraphs that a web page's empty lines make of one. */
export function splitAtEmptyLines(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const run of runs) {
    run.text.split(/\n{2,}/).forEach((text, index) => {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push({ ...run, text });
    });
  }
  return paragraphs.map(tidyRuns);
}

const isSameMarks = (one: Marks, other: Marks): boolean =>
  one.strong === other.strong && one.em === other.em && one.href === other.href;

/** Writes runs into an element as `<a>`, `<strong>`, `<em>`, `<br>` and text. */
export function appendRuns(runs: readonly Run[], to: Element): void {
  const document = to.ownerDocument;
  for (const { text, strong, em, href } of runs) {
    let inner = to;
    const open = (tag: string) => {
      const element = document.createElement(tag);
      inner.append(element);
      inner = element;
    };
    if (href) {
      open("a");
      inner.setAttribute("href", href);
    }
    if (strong) open("strong");
    if (em) open("em");
    text.split(lineBreak).forEach((line, index) => {
      if (index > 0) inner.append(document.createElement("br"));
      if (line) inner.append(line);
    });
  }
}
