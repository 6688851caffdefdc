import type { CheckedField } from "../checked-fields.ts";
import { headingsIn } from "../html-parts.ts";
import type { FoundPlace, PointFinder } from "../publication-point.ts";

/** Reports are named by their month: their kind has no title. */
export const missingHeading: PointFinder = {
  kind: "missingHeading",
  isBlocking: true,
  find({ kind, fields, languages }) {
    const [first] = kind.title;
    if (!first) return [];
    const isBlank = (path: string) => !fields.find((one) => one.path === path)?.value.trim();
    return languages
      .filter((language) =>
        kind.title.every((column) => isBlank(`translations.${language}.${column}`)),
      )
      .map((language) => ({
        field: { path: `translations.${language}.${first}`, language },
        excerpt: "",
        count: 1,
      }));
  },
};

/** A heading that skips a level: screen readers announce the levels as an outline. */
export const headingJumps: PointFinder = {
  kind: "headingJump",
  find: ({ fields, languages }) =>
    languages.flatMap((language) => jumpsIn(fields.filter((one) => one.language === language))),
};

/** The fields of one language, in the order of the page; its blocks are one outline. */
function jumpsIn(fields: readonly CheckedField[]): FoundPlace[] {
  let level = 1;
  return fields.flatMap((field) => {
    const isInBlock = /\.blocks\./.test(field.path);
    if (!isInBlock) level = 1;
    // Blocks show their own headings on the second level.
    else if (field.name === "heading" && field.value.trim()) level = 2;
    const jumps = headingsIn(field.html ?? "").filter((heading) => {
      const isJump = heading.level > level + 1;
      level = heading.level;
      return isJump;
    });
    const [first] = jumps;
    return first ? [{ field, excerpt: first.text, count: jumps.length }] : [];
  });
}
