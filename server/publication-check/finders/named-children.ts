import type { PointFinder } from "../publication-point.ts";

const ukrainianAges =
  "(?:дво|три|чотири|п’яти|шести|семи|восьми|дев’яти|десяти|одинадцяти|дванадцяти|тринадцяти|чотирнадцяти|п’ятнадцяти|шістнадцяти|сімнадцяти|\\d{1,2}-)";
const englishAges =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|\\d{1,2})";

/** «Марійка, 7 років», «Левко (9 років)», «семирічна Соля», “Levko, 9”, “seven-year-old Solia”. */
const namedChildPatterns: readonly RegExp[] = [
  /(?<![\p{L}’])\p{Lu}[\p{Ll}’]{1,20}(?:, | \()\d{1,2}\s(?:років|роки|рік|рочків)(?!\p{L})/gu,
  new RegExp(
    `(?<![\\p{L}\\d’])${ukrainianAges}річн(?:ий|ого|ому|им|а|ої|ій|у|ою)\\s\\p{Lu}[\\p{Ll}’]{1,20}`,
    "gu",
  ),
  /(?<![\w’])[A-Z][a-z’]{1,20}(?:, | \()(?:aged? )?\d{1,2}(?= years? old\b|[,.;:)»”!?]|$)/gmu,
  new RegExp(`(?<![\\w-])${englishAges}-year-old [A-Z][a-z’]{1,20}`, "gu"),
];

const saysSo = /імена (?:дітей )?(?:змінен|змінил)|names (?:have been|are|were) changed/iu;

/** Ages from which nobody is a child. */
const adultAge = 18;

/**
 * A child who is named with an age in an item whose `namesChanged` is off. Kinds without that field
 * are not asked.
 */
export const namedChildren: PointFinder = {
  kind: "namedChild",
  find({ fields, input }) {
    if (Reflect.get(input, "namesChanged") !== false) return [];
    if (fields.some(({ text }) => saysSo.test(text))) return [];
    return fields
      .filter(({ language }) => language !== null)
      .flatMap((field) => {
        const named = namedChildPatterns
          .flatMap((pattern) => field.text.match(pattern) ?? [])
          .filter((place) => Number(/\d+/.exec(place)?.[0] ?? 0) < adultAge);
        return named[0] ? [{ field, excerpt: named[0], count: named.length }] : [];
      });
  },
};
