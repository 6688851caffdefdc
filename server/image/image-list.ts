import { Field, Int, ObjectType } from "type-graphql";

import { Invalid } from "../platform/failures.ts";
import { Image } from "./image.entity.ts";
import { type Database, isImageId } from "./image-rows.ts";

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

/** One statement; the count costs another, when asked for. Throws Invalid for a foreign cursor. */
export async function listImages(
  db: Database,
  { first, after }: { first: number; after?: string | null },
): Promise<ImageList> {
  const query = db.getRepository(Image).createQueryBuilder("image");
  if (after) query.where("(image.createdAt, image.id) < (:createdAt, :id)", readCursor(after));
  const found = await query
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
      return db.getRepository(Image).count();
    },
  };
}

/** Milliseconds, then the id. */
const cursorForm = /^(\d{1,13}) (\S+)$/;

const writeCursor = (image: Image) =>
  Buffer.from(`${image.createdAt.getTime()} ${image.id}`).toString("base64url");

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [, time, id] = cursorForm.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!time || !id || !isImageId(id)) throw Invalid([{ path: "after", rule: "cursor" }]);
  return { createdAt: new Date(Number(time)), id };
}
