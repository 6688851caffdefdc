import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { bindSearchTerm, matchesTerm } from "../platform/database/text-search.ts";
import { Invalid } from "../platform/errors.ts";
import { Image } from "./image.entity.ts";
import { isImageId } from "./image-rows.ts";
import { isShownNowhereSql } from "./unused-conditions.ts";

export const ImageFilterEnum = { UNUSED: "unused", WITHOUT_TEXT: "withoutText" } as const;
export type ImageFilter = (typeof ImageFilterEnum)[keyof typeof ImageFilterEnum];

registerEnumType(ImageFilterEnum, {
  name: "ImageFilter",
  description: "Which pictures of the library.",
  valuesConfig: {
    UNUSED: { description: "Those that no item and no text shows." },
    WITHOUT_TEXT: {
      description: "Those that are not decorative and lack a text in one of the languages.",
    },
  },
});

@ObjectType({ description: "A page of pictures, newest first." })
export class ImageList {
  @Field(() => [Image], { description: "The pictures of this page, in order." })
  items: Image[];

  @Field(() => String, { nullable: true, description: "Send as `after` for the next page." })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether there is more behind `endCursor`." })
  hasNextPage: boolean;

  @Field(() => Int, { description: "How many there are in all." })
  total: Promise<number>;
}

interface ImageQuery {
  first: number;
  after?: string | null;
  search?: string | null;
  filter?: ImageFilter | null;
}

/** One statement; the count costs another, when asked for. Throws Invalid for a foreign cursor. */
export async function listImages(db: EntityManager, query: ImageQuery): Promise<ImageList> {
  const { first, after } = query;
  const builder = imageQuery(db, query);
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
    /** Counted only when somebody asks for it. */
    get total() {
      return imageQuery(db, query).getCount();
    },
  };
}

function imageQuery(db: EntityManager, { search, filter }: ImageQuery): SelectQueryBuilder<Image> {
  const builder = db.getRepository(Image).createQueryBuilder("image").where("true");
  for (const [index, word] of (search ?? "").split(/\s+/).filter(Boolean).entries()) {
    const name = `word${index}`;
    builder.andWhere(matchesTerm("image", bindSearchTerm(word, `:${name}`)), { [name]: word });
  }
  if (filter === "unused") builder.andWhere(isShownNowhereSql(db));
  if (filter === "withoutText") builder.andWhere(lacksAltText);
  return builder;
}

/** SQL on `image`: says nothing in a language, and should. */
export const lacksAltText = "not image.is_decorative and (image.alt_ua = '' or image.alt_eng = '')";

/** Milliseconds, then the id. */
const cursorForm = /^(\d{1,13}) (\S+)$/;

const writeCursor = (image: Image) =>
  Buffer.from(`${image.createdAt.getTime()} ${image.id}`).toString("base64url");

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [, time, id] = cursorForm.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!time || !id || !isImageId(id)) throw Invalid([{ path: "after", rule: "cursor" }]);
  return { createdAt: new Date(Number(time)), id };
}
