import { In } from "typeorm";
import { isId } from "../../content/reading/content-queries.ts";
import { Image } from "../../image/image.entity.ts";
import type { Language } from "../../language/language.ts";
import { type CheckedField, isImageId } from "../checked-fields.ts";
import { picturesIn } from "../html-parts.ts";
import type { CheckFacts, FoundPlace, PointFinder } from "../publication-point.ts";

export const picturesWithoutText: PointFinder = {
  kind: "pictureWithoutText",
  find: async (facts) => [...(await placedPictures(facts)), ...(await picturesInTexts(facts))],
};

/** Pictures of the library, whose descriptions are those of the library. */
async function placedPictures({ db, fields, languages }: CheckFacts): Promise<FoundPlace[]> {
  const placed = fields.filter((field) => isImageId(field) && isId(field.value));
  const ids = [...new Set(placed.map(({ value }) => value))];
  const images = await db.findBy(Image, { id: In(ids), isDecorative: false });
  return languages.flatMap((language) => {
    const lacking = new Map(
      images.filter((image) => !altIn(image, language).trim()).map((image) => [image.id, image]),
    );
    const shown = placed.filter((field) => field.language === null || field.language === language);
    return [...groupedByPath(shown.filter(({ value }) => lacking.has(value)))].map(
      ([path, group]) => ({
        field: { path, language },
        excerpt: lacking.get(group[0]?.value ?? "")?.fileName ?? "",
        count: group.length,
      }),
    );
  });
}

/** The entries of a list are one field: `imageIds.3` belongs to `imageIds`. */
export function groupedByPath(fields: readonly CheckedField[]): Map<string, CheckedField[]> {
  return Map.groupBy(fields, ({ path }) => path.replace(/\.\d+$/, ""));
}

/** Pictures within rich text carry their descriptions themselves. */
async function picturesInTexts({ db, fields }: CheckFacts): Promise<FoundPlace[]> {
  const found = fields.flatMap((field) => {
    const blank = picturesIn(field.html ?? "").filter(({ alt }) => !alt.trim());
    return blank.length > 0 ? [{ field, sources: blank.map(({ src }) => src) }] : [];
  });
  const urls = found.flatMap(({ sources }) => sources);
  const decorative = new Set(
    (await db.findBy(Image, { url: In(urls), isDecorative: true })).map(({ url }) => url),
  );
  return found.flatMap(({ field, sources }) => {
    const [first, ...others] = sources.filter((src) => !decorative.has(src));
    if (!first) return [];
    const excerpt = first.split("/").at(-1) ?? "";
    return [{ field, excerpt, count: 1 + others.length }];
  });
}

const altIn = ({ altUa, altEng }: Image, language: Language): string =>
  language === "ua" ? altUa : altEng;
