import type { EntityManager } from "typeorm";
import { Image } from "../../image/image.entity.ts";
import { tableOf } from "../../platform/database/database.ts";
import type { ContentItem, ItemClass } from "../content-item.ts";
import type { ContentKind } from "../content-kind.ts";
import { loadWithTranslations } from "../load-with-translations.ts";
import { type CursorKey, writeCursor } from "./cursor.ts";
import { countItems } from "./item-counts.ts";
import { isFiltered, listConditions } from "./list-conditions.ts";
import { afterCursor, resolveOrder, throwInvalidCursor } from "./list-order.ts";
import type { ListQuery } from "./list-query.ts";
import type { ReadScope } from "./read-scope.ts";
import { SqlParameters } from "./sql-parameters.ts";
import { VisibleTranslations } from "./visible-translations.ts";

/** Returns an SQL condition on `item`; `bind` adds a parameter and returns its placeholder. */
export type Condition = (bind: (value: unknown) => string) => string;

/** Combines conditions with `and`, ignoring undefined ones; undefined if there are no others. */
export function allOf(...conditions: (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  if (given.length === 0) return undefined;
  return (bind) => given.map((condition) => condition(bind)).join(" and ");
}

export interface Page<Item> {
  items: Item[];
  endCursor: string | null;
  hasNextPage: boolean;
  readonly total: Promise<number>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/**
 * Reads the items of one kind that a viewer may see. A page takes two statements whatever its
 * length: one for the ids in order (keyset pagination), one for the items with their
 * translations and `relations`.
 */
export class ContentQueries<Item extends ContentItem> {
  private readonly entity: ItemClass<Item>;

  constructor(
    private readonly kind: Pick<ContentKind<Item>, "entity" | "order" | "relations" | "title">,
  ) {
    this.entity = kind.entity;
  }

  async page(
    db: EntityManager,
    scope: ReadScope,
    query: ListQuery,
    condition?: Condition,
  ): Promise<Page<Item>> {
    const found = await this.loadPageKeys(db, scope, query, condition);
    const shown = found.slice(0, query.first);
    const last = shown.at(-1);
    const queries = this;
    return {
      items: await this.byIds(
        db,
        scope,
        shown.map((row) => row.id),
      ),
      endCursor: last ? writeCursor(last.keys) : null,
      hasNextPage: found.length > query.first,
      get total() {
        return queries.count(db, scope, query, condition);
      },
    };
  }

  /** Returns null for an unknown or malformed id, and for an item that the viewer may not see. */
  async byId(db: EntityManager, scope: ReadScope, id: string): Promise<Item | null> {
    if (!isId(id)) return null;
    const [item] = await this.byIds(db, scope, [id]);
    return item ?? null;
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

  private async loadVisible(
    db: EntityManager,
    { drafts, inTrash, now, language }: ReadScope,
    condition: Condition,
  ): Promise<Item[]> {
    const bound = new SqlParameters();
    const trashCondition = `item.deleted_at is ${inTrash ? "not null" : "null"}`;
    const items = await loadWithTranslations(db, this.entity, {
      where: `${trashCondition} and ${condition((value) => bound.add(value))}`,
      ...(drafts ? {} : { translations: `translation.published_at <= ${bound.add(now)}` }),
      relations: this.kind.relations ?? [],
      values: bound.values,
    });
    for (const item of items) {
      item.requestedLanguage = language;
      item.includesDrafts = drafts;
      for (const name of this.kind.relations ?? []) {
        const related: unknown = Reflect.get(item, name);
        if (related instanceof Image) related.requestedLanguage = language;
      }
    }
    return items;
  }

  private async loadPageKeys(
    db: EntityManager,
    scope: ReadScope,
    query: ListQuery,
    condition?: Condition,
  ): Promise<{ id: string; keys: CursorKey[] }[]> {
    const { bound, translations, where } = this.narrow(db, scope, query, condition);
    const sortRun = resolveOrder(this.kind, query, translations);
    const rest = query.after ? ` and ${afterCursor(sortRun, query.after, translations)}` : "";
    return db
      .query(
        `select item.id, array[${sortRun.keys.map((key) => `(${key.sql})::text`).join(", ")}] as keys
         from ${tableOf(db.connection, this.entity)} item
         where ${where}${rest}
         order by ${sortRun.keys.map((key) => `${key.sql} ${sortRun.direction}`).join(", ")}
         limit ${bound.add(query.first + 1)} offset ${bound.add(query.skip ?? 0)}`,
        bound.values,
      )
      .catch(throwInvalidCursor);
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
    const conditions = listConditions(query, translations);
    if (condition) conditions.push(condition((value) => bound.add(value)));
    return { bound, translations, where: conditions.join(" and ") };
  }
}
