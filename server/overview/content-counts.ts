import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { lacksAltText } from "../image/image-list.ts";
import { type ContentKind, ContentKindEnum } from "./content-kind.ts";
import { kindStatesSql } from "./item-states.ts";
import { unionOfKinds } from "./kind-tables.ts";

@ObjectType({ description: "How much there is of one kind; nothing of it is in the trash." })
export class KindCount {
  @Field(() => ContentKindEnum, { description: "The kind." })
  kind: ContentKind;

  @Field(() => Int, { description: "All its items." })
  total: number;

  @Field(() => Int, { description: "Those whose Ukrainian words are missing or unfinished." })
  lackingUa: number;

  @Field(() => Int, { description: "Those whose English words are missing or unfinished." })
  lackingEng: number;

  @Field(() => Int, { description: "Those with a language that is not published." })
  drafts: number;

  @Field(() => Int, { description: "Those with a language that waits for its moment." })
  scheduled: number;

  @Field(() => Int, { description: "Those whose English is older than their Ukrainian." })
  outdated: number;
}

@ObjectType({ description: "What there is, and what it still needs." })
export class Overview {
  @Field(() => [KindCount], { description: "Every kind, also one without items." })
  kinds: KindCount[];

  @Field(() => Int, {
    description: "Pictures that lack an alternative text in a language and are not decorative.",
  })
  imagesWithoutText: number;

  @Field(() => Int, { description: "Items in the trash." })
  inTrash: number;
}

/** Two statements. */
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
