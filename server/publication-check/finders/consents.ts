import { In } from "typeorm";
import { isId } from "../../content/reading/content-queries.ts";
import { Image } from "../../image/image.entity.ts";
import { publicIdIn } from "../../image/image-urls.ts";
import { isWithheldAt } from "../../image/withheld-images.ts";
import { type CheckedField, isImageId } from "../checked-fields.ts";
import { picturesIn } from "../html-parts.ts";
import type { CheckFacts, FoundPlace, PointFinder } from "../publication-point.ts";
import { groupedByPath } from "./pictures.ts";

/** How long before its end a consent counts as ending soon, in ms. */
const soonMs = 30 * 24 * 3_600_000;

export const picturesWithoutConsent: PointFinder = {
  kind: "pictureWithoutConsent",
  find: (facts) => placesOf(facts, (image) => !image.isHidden && isWithheldAt(image, facts.now)),
};

export const picturesOfUnknownPeople: PointFinder = {
  kind: "pictureOfUnknownPeople",
  find: (facts) => placesOf(facts, ({ shows }) => shows === "unknown"),
};

export const consentsEndingSoon: PointFinder = {
  kind: "consentEndsSoon",
  find: (facts) => {
    const soon = new Date(facts.now.getTime() + soonMs);
    return placesOf(facts, (image) => isWithheldAt(image, soon) && !isWithheldAt(image, facts.now));
  },
};

/** Where such pictures are placed, and the texts in which they stand. */
async function placesOf(
  { db, fields }: CheckFacts,
  isFound: (image: Image) => boolean,
): Promise<FoundPlace[]> {
  const placed = fields.filter((field) => isImageId(field) && isId(field.value));
  const inTexts = fields.flatMap((field) =>
    picturesIn(field.html ?? "").map(({ src }) => ({ field, publicId: publicIdIn(src) })),
  );
  const images = await db.findBy(Image, [
    { id: In(placed.map(({ value }) => value)) },
    { publicId: In(inTexts.map(({ publicId }) => publicId)) },
  ]);
  const found = images.filter(isFound);
  const byId = new Map(found.map((image) => [image.id, image]));
  const byPublicId = new Map(found.map((image) => [image.publicId, image]));
  return [
    ...[...groupedByPath(placed.filter(({ value }) => byId.has(value)))].map(([path, group]) =>
      placeOf(
        { path, language: group[0]?.language ?? null },
        group.map(({ value }) => byId.get(value)),
      ),
    ),
    ...[...Map.groupBy(inTexts, ({ field }) => field)].flatMap(([field, group]) => {
      const shown = group.flatMap(({ publicId }) => byPublicId.get(publicId) ?? []);
      return shown.length > 0 ? [placeOf(field, shown)] : [];
    }),
  ];
}

const placeOf = (
  { path, language }: Pick<CheckedField, "path" | "language">,
  images: readonly (Image | undefined)[],
): FoundPlace => ({
  field: { path, language },
  excerpt: images[0]?.fileName ?? "",
  count: images.length,
  imageIds: images.flatMap((image) => image?.id ?? []),
});
