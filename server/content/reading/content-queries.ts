import type { EntityManager } from "typeorm";
import { tableOf } from "../../platform/database/database.ts";
import type { ContentItem, ItemClass } from "../content-item.ts";
import type { ContentKind } from "../content-kind.ts";
import { type ItemParts, itemJson } from "../item-json.ts";
import { loadItems } from "../load-items.ts";
import { type CursorKey, writeCursor } from "./cursor.ts";
import { countItems } from "./item-counts.ts";
import { itemWithImages, partsOf } from "./item-parts.ts";
import { isFiltered, listConditions } from "./list-conditions.ts";
import {
  cursorKeys,
  orderBy,
  resolveOrder,
  selectInOrder,
  throwInvalidCursor,
} from "./list-order.ts";
import type { ListQuery } from "./list-query.ts";
import type { ReadScope } from "./read-scope.ts";
import { type Condition, SqlParameters } from "./sql-parameters.ts";
import { VisibleTranslations } from "./visible-translations.ts";

export interface Page<Item> {
  items: Item[];
  endCursor: string | null;
  hasNextPage: boolean;
  readonly total: Promise<number>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/** Matches the item with this id; nothing for a malformed id. */
export const hasId =
  (id: string): Condition =>
  (bind) =>
    isId(id) ? `item.id = ${bind(id)}` : "false";

/** Matches the item with this id or this address. */
export const isAt =
  (idOrAddress: string): Condition =>
  (bind) =>
    `item.${isId(idOrAddress) ? "id" : "address"} = ${bind(idOrAddress)}`;

/**
 * Reads the items of one kind that a viewer may see, with what the scope selects of them. A page
 * (keyset pagination) and an item take one statement each.
 */
export class ContentQueries<Item extends ContentItem> {
  private readonly entity: ItemClass<Item>;

  constructor(
    private readonly kind: Pick<
      ContentKind<Item>,
      | "entity"
      | "order"
      | "englishOrder"
      | "undatedFirst"
      | "relations"
      | "title"
      | "quoted"
      | "richText"
      | "pictures"
      | "parent"
    >,
  ) {
    this.entity = kind.entity;
  }

  async page(
    db: EntityManager,
    scope: ReadScope,
    query: ListQuery,
    condition?: Condition,
  ): Promise<Page<Item>> {
    const { bound, translations, where } = this.narrow(db, scope, query, condition);
    const order = resolveOrder(this.kind, query, translations);
    const after = query.after ? cursorKeys(order, query.after, translations) : undefined;
    const offset = query.skip ? `${bound.add(query.skip)}::int` : undefined;
    const item = itemJson(db.connection, this.entity, "item", this.partsFor(scope), {
      language: scope.language,
      now: scope.drafts ? null : translations.now,
      bind: bound.add,
    });
    // The limit is not a parameter: not knowing it, PostgreSQL would plan for a tenth of all rows.
    const range = { where, after, limit: query.first + 1, offset };
    const selected = selectInOrder(order, tableOf(db.connection, this.entity), range);
    const keys = order.keys.map((key) => `(${key.sql})::text`).join(", ");
    const rows: { json: [item: unknown, keys: CursorKey[]] }[] = await db
      .query(
        `select json_build_array(${item.sql}, json_build_array(${keys})) as json from (
           ${selected}
         ) item order by ${orderBy(order)}`,
        bound.values,
      )
      .catch(throwInvalidCursor);
    const shown = rows.slice(0, query.first);
    const [, lastKeys = null] = shown.at(-1)?.json ?? [];
    const queries = this;
    return {
      items: shown.flatMap(({ json }) => item.fromJson(json[0]) ?? []),
      endCursor: lastKeys && writeCursor(lastKeys),
      hasNextPage: rows.length > query.first,
      get total() {
        return queries.count(db, scope, query, condition);
      },
    };
  }

  /** Returns null for an unknown or malformed id, and for an item that the viewer may not see. */
  async byId(db: EntityManager, scope: ReadScope, id: string): Promise<Item | null> {
    return isId(id) ? this.byColumn(db, scope, "id", id) : null;
  }

  /** Like `byId`, of a kind whose items have addresses, by one of both. */
  async at(db: EntityManager, scope: ReadScope, idOrAddress: string): Promise<Item | null> {
    return this.byColumn(db, scope, isId(idOrAddress) ? "id" : "address", idOrAddress);
  }

  /** Like `byId`, by another unique column. */
  async byColumn(db: EntityManager, scope: ReadScope, column: string, value: string) {
    const [item] = await this.loadVisible(db, scope, (bind) => `item.${column} = ${bind(value)}`);
    return item ?? null;
  }

  /** Returns the items in the order of `ids`, without those that the viewer may not see. */
  async byIds(db: EntityManager, scope: ReadScope, ids: readonly string[]): Promise<Item[]> {
    if (ids.length === 0) return [];
    const found = await this.loadVisible(db, scope, (bind) => `item.id = any(${bind(ids)})`);
    const items = new Map(found.map((item) => [item.id, item]));
    return ids.flatMap((id) => items.get(id) ?? []);
  }

  /** Returns one entry per id, in their order; null for items that the viewer may not see. */
  async eachById(db: EntityManager, scope: ReadScope, ids: readonly string[]) {
    const items = new Map((await this.byIds(db, scope, ids)).map((item) => [item.id, item]));
    return ids.map((id) => items.get(id) ?? null);
  }

  /**
   * Returns the distinct values of the expression `sql` among the items that the viewer may see,
   * in the direction of the list. `sql` must be indexed: a recursive query jumps from one value
   * to the next (a loose index scan), where `select distinct` would read every row.
   */
  async values<Value>(
    db: EntityManager,
    scope: ReadScope,
    sql: string,
    condition?: Condition,
  ): Promise<Value[]> {
    const { bound, where } = this.narrow(db, scope, {}, condition);
    const { direction } = this.kind.order;
    const next = (rest: string) =>
      `select ${sql} as value from ${tableOf(db.connection, this.entity)} item
       where ${where} and ${rest} order by 1 ${direction} limit 1`;
    const further = next(`${sql} ${direction === "asc" ? ">" : "<"} found.value`);
    const rows: { value: Value }[] = await db.query(
      `with recursive found as (
         (${next(`${sql} is not null`)})
         union all
         select (${further}) from found where found.value is not null
       ) select value from found where value is not null`,
      bound.values,
    );
    return rows.map(({ value }) => value);
  }

  private loadVisible(db: EntityManager, scope: ReadScope, condition: Condition): Promise<Item[]> {
    const isInPlace = `item.deleted_at is ${scope.inTrash ? "not null" : "null"}`;
    const isFound: Condition = (bind) => `${isInPlace} and ${condition(bind)}`;
    return loadItems(db, this.entity, isFound, scope, this.partsFor(scope));
  }

  private partsFor({ selection, language }: ReadScope): ItemParts {
    return selection ? partsOf(this.kind, selection, language) : itemWithImages(this.kind);
  }

  private async count(
    db: EntityManager,
    scope: ReadScope,
    query: ListQuery,
    condition?: Condition,
  ): Promise<number> {
    if (!condition && !scope.inTrash && !isFiltered(query)) {
      return countItems(db, this.entity, scope);
    }
    const { bound, where } = this.narrow(db, scope, query, condition);
    const [row]: { count: number }[] = await db.query(
      `select count(*)::int as count from ${tableOf(db.connection, this.entity)} item
       where ${where}`,
      bound.values,
    );
    return row?.count ?? 0;
  }

  /** SQL conditions on `item` for what the viewer may see and the query asks for. */
  private narrow(
    db: EntityManager,
    scope: ReadScope,
    query: Partial<ListQuery>,
    condition?: Condition,
  ) {
    const bound = new SqlParameters();
    const translations = new VisibleTranslations(db, this.entity, scope, bound);
    const conditions = listConditions(query, translations, this.kind);
    if (condition) conditions.push(condition((value) => bound.add(value)));
    return { bound, translations, where: conditions.join(" and ") };
  }
}
