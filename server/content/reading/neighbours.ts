import type { EntityManager } from "typeorm";
import { tableOf } from "../../platform/database/database.ts";
import type { ContentItem } from "../content-item.ts";
import type { ContentKind } from "../content-kind.ts";
import { itemJson } from "../item-json.ts";
import { partsOf } from "./item-parts.ts";
import { listConditions } from "./list-conditions.ts";
import { resolveOrder, selectInOrder } from "./list-order.ts";
import type { ReadScope } from "./read-scope.ts";
import type { Selection } from "./selection.ts";
import { type Condition, SqlParameters } from "./sql-parameters.ts";
import { VisibleTranslations } from "./visible-translations.ts";

/** The items beside one in the list of its kind; null at the ends of the list. */
export interface Neighbours<Item extends ContentItem> {
  previous: Item | null;
  next: Item | null;
}

type ListedKind<Item extends ContentItem> = Pick<
  ContentKind<Item>,
  "entity" | "order" | "englishOrder" | "title" | "quoted" | "relations" | "pictures" | "parent"
>;

/**
 * Reads the items before and after the one that `isItem` finds, in the order of the list in the
 * scope's language, with what the selection selects of each. Items that the viewer may not see are
 * skipped. Takes one statement, which reads two entries of the list's index.
 */
export async function readNeighbours<Item extends ContentItem>(
  db: EntityManager,
  kind: ListedKind<Item>,
  scope: ReadScope & { selection: Selection },
  isItem: Condition,
): Promise<Neighbours<Item>> {
  const bound = new SqlParameters();
  const translations = new VisibleTranslations(db, kind.entity, scope, bound);
  const visible = listConditions({}, translations, kind).join(" and ");
  const now = scope.drafts ? null : translations.now;
  const visibility = { language: scope.language, now, bind: bound.add };
  const table = tableOf(db.connection, kind.entity);

  const beside = (side: keyof Neighbours<Item>) => {
    const parts = partsOf(kind, scope.selection.onAny(side), scope.language);
    const item = itemJson(db.connection, kind.entity, "item", parts, visibility);
    const query = { first: 1, reversed: side === "previous" };
    const order = resolveOrder(kind, query, translations);
    const row = order.keys.map(({ sql }) => sql).join(", ");
    const here = `select ${row} from ${table} item where ${isItem(bound.add)} and ${visible}`;
    const selected = selectInOrder(order, table, { where: visible, after: here, limit: 1 });
    const sql = `(select ${item.sql} from (${selected}) item)`;
    return { sql, fromJson: item.fromJson };
  };

  const [previous, next] = [beside("previous"), beside("next")];
  const [found]: { previous: unknown; next: unknown }[] = await db.query(
    `select ${previous.sql} as previous, ${next.sql} as next`,
    bound.values,
  );
  return { previous: previous.fromJson(found?.previous), next: next.fromJson(found?.next) };
}
