import type { CheckedField } from "../checked-fields.ts";
import type { FoundPlace, PointFinder } from "../publication-point.ts";

/** Keyboards write a straight apostrophe; the Ukrainian one is ’. */
export const apostrophes: PointFinder = {
  kind: "apostrophe",
  find: ({ fields }) =>
    matchesIn(fields, /(?<!\p{Script=Cyrillic})\p{Script=Cyrillic}+['`]\p{Script=Cyrillic}+/gu),
};

export const quotationMarks: PointFinder = {
  kind: "quotationMarks",
  find: ({ fields }) => matchesIn(fields, /"[^"\n]{0,60}"?/g),
};

/** The places in Ukrainian texts, one entry for each field. */
const matchesIn = (fields: readonly CheckedField[], pattern: RegExp): FoundPlace[] =>
  fields
    .filter(({ language }) => language === "ua")
    .flatMap((field) => {
      const places = field.text.match(pattern) ?? [];
      return places[0] ? [{ field, excerpt: places[0], count: places.length }] : [];
    });
