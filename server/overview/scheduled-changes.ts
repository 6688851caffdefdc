import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";
import { ItemSummary } from "./item-summary.ts";
import { unionOfKinds } from "./kind-tables.ts";
import { loadSummaries } from "./summaries.ts";

@ObjectType({ description: "A publication or unpublishing that will happen at its time." })
export class ScheduledChange {
  @Field(() => ItemSummary, { description: "The item." })
  item: ItemSummary;

  @Field(() => [LanguageEnum], { description: "The languages that change at this time." })
  languages: Language[];

  @Field(() => GraphQLISODateTime, { description: "When it happens." })
  at: Date;

  @Field(() => Boolean, { description: "Whether it is unpublished, rather than published." })
  isUnpublishing: boolean;
}

/** The next changes that are listed. */
const maxChanges = 200;

type ChangeRow = Omit<ScheduledChange, "item"> & { id: string };

/** What is scheduled after `now`, outside the trash, soonest first. Takes three statements. */
export async function listScheduledChanges(
  db: EntityManager,
  now: Date,
): Promise<ScheduledChange[]> {
  const each = (column: string, isUnpublishing: boolean) =>
    unionOfKinds(
      db,
      ({ items, translations }) =>
        `select item.id, translation.language, translation.${column} as at,
           ${isUnpublishing} as "isUnpublishing"
         from ${items} item join ${translations} translation on translation.item_id = item.id
         where item.deleted_at is null and translation.${column} > $1`,
    );
  const rows: ChangeRow[] = await db.query(
    `select id, at, "isUnpublishing", array_agg(language order by language desc) as languages
     from (${each("published_at", false)} union all ${each("unpublish_at", true)}) planned
     group by id, at, "isUnpublishing" order by at, id limit ${maxChanges}`,
    [now],
  );
  const summaries = await loadSummaries(db, rows);
  const items = new Map(summaries.map((item) => [item.id, item]));
  return rows.flatMap(({ id, ...change }) => {
    const item = items.get(id);
    return item ? [{ ...change, item }] : [];
  });
}
