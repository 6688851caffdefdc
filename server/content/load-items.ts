import type { EntityManager } from "typeorm";
import { tableOf } from "../platform/database/database.ts";
import type { ContentItem, ItemClass } from "./content-item.ts";
import { type ItemParts, itemAlone, itemJson } from "./item-json.ts";
import type { ReadScope } from "./reading/read-scope.ts";
import { type Condition, SqlParameters } from "./reading/sql-parameters.ts";

type Scope = Pick<ReadScope, "language" | "now" | "drafts">;

/** Loads the items that satisfy `condition` in one statement, in no particular order. */
export async function loadItems<Item extends ContentItem>(
  manager: EntityManager,
  entity: ItemClass<Item>,
  condition: Condition,
  { language, now, drafts }: Scope = { language: "ua", now: new Date(), drafts: true },
  parts: ItemParts = itemAlone,
): Promise<Item[]> {
  const { connection: db } = manager;
  const { add: bind, values } = new SqlParameters();
  const visibility = { language, now: drafts ? null : bind(now), bind };
  const item = itemJson(db, entity, "item", parts, visibility);
  const visible = visibility.now ? ` and item.public_from <= ${visibility.now}` : "";
  const rows: { json: unknown }[] = await manager.query(
    `select ${item.sql} as json from ${tableOf(db, entity)} item
     where ${condition(bind)}${visible}`,
    values,
  );
  return rows.flatMap(({ json }) => item.fromJson(json) ?? []);
}
