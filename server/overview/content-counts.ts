import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { ContentKindEnum } from "../content/content-kinds.ts";
import { lacksAltText } from "../image/image-list.ts";
import { kindStatesSql } from "./item-states.ts";
import { unionOfKinds } from "./kind-tables.ts";

@ObjectType({ description: "Numbers of items of one kind, without the trash." })
export class KindCount {
  @Field(() => ContentKindEnum, { description: "Kind of the items." })
  kind: string;

  @Field(() => Int, { description: "Total number of items." })
  total: number;

  @Field(() => Int, {
    description: "Number of items whose Ukrainian translation is missing or incomplete.",
  })
  lackingUa: number;

  @Field(() => Int, {
    description: "Number of items whose English translation is missing or incomplete.",
  })
  lackingEng: number;

  @Field(() => Int, { description: "Number of items with a translation that is a draft." })
  drafts: number;

  @Field(() => Int, { description: "Number of items with a scheduled translation." })
  scheduled: number;

  @Field(() => Int, {
    description: "Number of items whose English translation is older than the Ukrainian one.",
  })
  outdated: number;
}

@ObjectType({ description: "Counts of all content and of what needs attention." })
export class Overview {
  @Field(() => [KindCount], { description: "One entry per kind, including kinds without items." })
  kinds: KindCount[];

  @Field(() => Int, {
    description:
      "Number of non-decorative images without an alternative text in one of the languages.",
  })
  imagesWithoutText: number;

  @Field(() => Int, { description: "Number of items in the trash." })
  inTrash: number;
}

/** Takes two statements. */
export async function countContent(db: EntityManager, now: Date): Promise<Overview> {
  const kinds: KindCount[] = await db.query(
    unionOfKinds(
      db,
      (kind) => `select '${kind.kind}' as kind, count(*)::int as total,
       (count(*) filter (where "lacksUa"))::int as "lackingUa",
       (count(*) filter (where "lacksEng"))::int as "lackingEng",
       (count(*) filter (where "isDraft"))::int as drafts,
       (count(*) filter (where "isScheduled"))::int as scheduled,
       (count(*) filter (where "isOutdated"))::int as outdated
     from (${kindStatesSql(kind, "$1")}) states`,
    ),
    [now],
  );
  const trashed = unionOfKinds(
    db,
    ({ items }) => `select 1 from ${items} where deleted_at is not null`,
  );
  const [rest]: Omit<Overview, "kinds">[] = await db.query(
    `select (select count(*) from (${trashed}) trashed)::int as "inTrash",
       (select count(*) from image where ${lacksAltText})::int as "imagesWithoutText"`,
  );
  return { kinds, imagesWithoutText: 0, inTrash: 0, ...rest };
}
