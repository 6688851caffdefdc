import { Field, ID, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { ContentKindEnum } from "../content/content-kinds.ts";
import { Image } from "../image/image.entity.ts";
import { isPublicSql } from "../image/withheld-images.ts";

/** What lists of mixed kinds show of an item, for editors and for visitors. */
@ObjectType()
export abstract class ListedItem {
  @Field(() => ID, { description: "Id of the item." })
  id: string;

  @Field(() => ContentKindEnum, { description: "Kind of the item." })
  kind: string;

  @Field(() => Int, {
    nullable: true,
    description: "Year of a report, which has no title; null for other kinds.",
  })
  year: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Month of a report, 1 to 12, or 0 if it does not cover a single month; null for other kinds.",
  })
  month: number | null;

  @Field(() => Image, {
    nullable: true,
    description: "Its own image or the first of its images; null without an image.",
  })
  cover: Image | null;
}

/** Loads the covers of rows in one statement, by their ids; without withheld ones if `now` is given. */
export async function loadCovers(
  db: EntityManager,
  rows: readonly { coverId: string | null }[],
  now: Date | null = null,
): Promise<Map<string | null, Image>> {
  const coverIds = rows.flatMap(({ coverId }) => coverId ?? []);
  const covers = await db
    .createQueryBuilder(Image, "image")
    .where("image.id = any(:coverIds)", { coverIds })
    .andWhere(isPublicSql("image", now && ":now"), { now })
    .getMany();
  return new Map(covers.map((image) => [image.id, image]));
}
