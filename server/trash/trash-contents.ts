import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { ContentKindEnum, contentKinds } from "../content/content-kinds.ts";
import { listDeletedDocuments } from "../document/document-trash.ts";
import { DeletedImage } from "../image/deleted-image.entity.ts";
import { tableOf } from "../platform/database/database.ts";

@ObjectType({ description: "A number of items of one kind in the trash." })
class TrashedItemCount {
  @Field(() => ContentKindEnum, { description: "Kind of the items." })
  kind: string;

  @Field(() => Int, { description: "Number of items, at least 1." })
  count: number;
}

@ObjectType({ description: "How much is in the trash." })
export class TrashContents {
  @Field(() => [TrashedItemCount], {
    description:
      "Items by kind; kinds without items are left out, and pages that stay in the trash.",
  })
  items: TrashedItemCount[];

  @Field(() => Int, { description: "Number of images." })
  images: number;

  @Field(() => Int, { description: "Number of documents." })
  documents: number;

  @Field(() => GraphQLISODateTime, {
    description: "Time of the count, for `emptyTrash`.",
  })
  countedAt: Date;
}

export async function countTrash(db: EntityManager, now: Date): Promise<TrashContents> {
  const counts = contentKinds().map(
    ({ name, entity, keptInTrash = "false" }) =>
      `select '${name}' as kind, count(*)::int as count
       from ${tableOf(db.connection, entity)} where deleted_at is not null and not (${keptInTrash})`,
  );
  const items: TrashedItemCount[] = await db.query(counts.join(" union all "));
  const [, documents] = await listDeletedDocuments(db, { first: 0, skip: 0 }, now);
  return {
    items: items.filter(({ count }) => count > 0),
    images: await db.count(DeletedImage),
    documents,
    countedAt: now,
  };
}
