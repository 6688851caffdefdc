import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { bindSearchTerm, matchesTerm } from "../platform/database/text-search.ts";
import { Invalid } from "../platform/errors.ts";
import { Image } from "./image.entity.ts";
import { normaliseTag } from "./image-labels.ts";
import { isImageId } from "./image-rows.ts";
import { isShownNowhereSql } from "./unused-conditions.ts";

export const ImageFilterEnum = {
  UNUSED: "unused",
  WITHOUT_TEXT: "withoutText",
  DESCRIBED: "described",
  WITHHELD: "withheld",
  UNKNOWN_PEOPLE: "unknownPeople",
  FROM_DEMO: "fromDemo",
} as const;
export type ImageFilter = (typeof ImageFilterEnum)[keyof typeof ImageFilterEnum];

registerEnumType(ImageFilterEnum, {
  name: "ImageFilter",
  description: "Filter for the image library.",
  valuesConfig: {
    UNUSED: { description: "Images that no item uses, as an image or in its text." },
    WITHOUT_TEXT: {
      description: "Non-decorative images without an alternative text in one of the languages.",
    },
    DESCRIBED: { description: "All images except those of WITHOUT_TEXT." },
    WITHHELD: {
      description:
        "Images that visitors do not get, because an editor has hidden them or a consent is lacking.",
    },
    UNKNOWN_PEOPLE: { description: "Images without information on who can be recognised." },
    FROM_DEMO: { description: "Images that the demo content brought and nobody has changed." },
  },
});

@ObjectType({ description: "A page of images, newest first." })
export class ImageList {
  @Field(() => [Image], { description: "The images of this page, in order." })
  items: Image[];

  @Field(() => String, {
    nullable: true,
    description:
      "Cursor of the last item; pass it as `after` to get the next page. Null for an empty page.",
  })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether there are more items after `endCursor`." })
  hasNextPage: boolean;

  @Field(() => Int, {
    description: "Total number of images. Takes an extra count query, so select it only if needed.",
  })
  total: Promise<number>;
}

interface ImageQuery {
  first: number;
  after?: string | null;
  search?: string | null;
  filter?: ImageFilter | null;
  tag?: string | null;
}

/**
 * Takes one statement, and another if `total` is selected. Throws Invalid for a malformed cursor.
 */
export async function listImages(
  db: EntityManager,
  now: Date,
  query: ImageQuery,
): Promise<ImageList> {
  const { first, after } = query;
  const builder = imageQuery(db, now, query);
  if (after) builder.andWhere("(image.createdAt, image.id) < (:createdAt, :id)", readCursor(after));
  const found = await builder
    .orderBy("image.createdAt", "DESC")
    .addOrderBy("image.id", "DESC")
    .limit(first + 1)
    .getMany();
  const items = found.slice(0, first);
  const last = items.at(-1);
  return {
    items,
    endCursor: last ? writeCursor(last) : null,
    hasNextPage: found.length > first,
    /** Counted only if the field is selected. */
    get total() {
      return imageQuery(db, now, query).getCount();
    },
  };
}

function imageQuery(
  db: EntityManager,
  now: Date,
  { search, filter, tag }: ImageQuery,
): SelectQueryBuilder<Image> {
  const builder = db.getRepository(Image).createQueryBuilder("image").where("true");
  for (const [index, word] of (search ?? "").split(/\s+/).filter(Boolean).entries()) {
    const name = `word${index}`;
    // Addresses of files contain the public id.
    builder.andWhere(
      `(${matchesTerm("image", bindSearchTerm(word, `:${name}`))} or image.public_id = :${name})`,
      { [name]: word },
    );
  }
  if (filter === "unused") builder.andWhere(isShownNowhereSql(db));
  if (filter === "withoutText") builder.andWhere(lacksAltText);
  if (filter === "described") builder.andWhere(`not (${lacksAltText})`);
  if (filter === "withheld") builder.andWhere("image.withheldFrom <= :now", { now });
  if (filter === "unknownPeople") builder.andWhere("image.shows = 'unknown'");
  if (filter === "fromDemo") builder.andWhere(isFromDemo);
  if (tag) builder.andWhere("image.tags @> array[:tag]", { tag: normaliseTag(tag) });
  return builder;
}

/**
 * SQL condition on `image`: not decorative, and without an alternative text in one language. A logo
 * needs none, because the foundation's name is its text.
 */
export const lacksAltText = `not image.is_decorative and (image.alt_ua = '' or image.alt_eng = '')
  and not exists (select from settings
    where image.id in (settings.logo_id, settings.dark_logo_id, settings.round_logo_id))`;

/** SQL condition on `image`: the demo content brought it, and nobody has changed it since. */
export const isFromDemo = `exists (select from demo_item demo
    where demo.kind = 'Image' and demo.item_id = image.id)
  and not exists (select from change where change.kind = 'Image' and change.item_id = image.id)`;

/** Creation time in milliseconds, then the id. */
const cursorForm = /^(\d{1,13}) (\S+)$/;

const writeCursor = (image: Image) =>
  Buffer.from(`${image.createdAt.getTime()} ${image.id}`).toString("base64url");

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [, time, id] = cursorForm.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!time || !id || !isImageId(id)) throw Invalid([{ path: "after", rule: "cursor" }]);
  return { createdAt: new Date(Number(time)), id };
}
