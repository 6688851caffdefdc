import type { EntityManager } from "typeorm";
import { tableOf } from "../platform/database.ts";
import type { Asking } from "./asking.ts";
import type { ContentItem, Kind } from "./content-item.ts";
import { type CursorKey, writeCursor } from "./cursor.ts";
import { wishedItems } from "./list-conditions.ts";
import { behind, type ListOrder, refuseForeignCursor, wishedOrder } from "./list-order.ts";
import type { ListWish } from "./list-wish.ts";
import { Parameters } from "./parameters.ts";
import { VisibleWords } from "./visible-words.ts";
import { wholeItems } from "./whole-items.ts";

/** A further condition on `item`, with its values bound. */
export type Condition = (bind: (value: unknown) => string) => string;

/** The condition that all of these hold; those that are undefined ask for nothing. */
export const allOf =
  (...conditions: (Condition | undefined)[]): Condition =>
  (bind) =>
    ["true", ...conditions.flatMap((condition) => condition?.(bind) ?? [])].join(" and ");

export interface Page<Item> {
  items: Item[];
  endCursor: string | null;
  hasNextPage: boolean;
  readonly total: Promise<number>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/**
 * Reads one kind for a viewer. A page costs two statements whatever its length: the ids in
 * order by keyset, then the items with their translations and `relations`.
 */
export class ContentQueries<Item extends ContentItem> {
  constructor(
    private readonly kind: Kind<Item>,
    private readonly order: ListOrder,
    private readonly relations: readonly string[] = [],
  ) {}

  async page(
    db: EntityManager,
    asking: Asking,
    wish: ListWish,
    condition?: Condition,
  ): Promise<Page<Item>> {
    const found = await this.keysOfPage(db, asking, wish, condition);
    const shown = found.slice(0, wish.first);
    const last = shown.at(-1);
    const queries = this;
    return {
      items: await this.byIds(
        db,
        asking,
        shown.map((row) => row.id),
      ),
      endCursor: last ? writeCursor(last.keys) : null,
      hasNextPage: found.length > wish.first,
      get total() {
        return queries.count(db, asking, wish, condition);
      },
    };
  }

  /** Null for an unknown id, a word that is no id, and what the viewer may not see. */
  async byId(db: EntityManager, asking: Asking, id: string): Promise<Item | null> {
    if (!isId(id)) return null;
    const [item] = await this.byIds(db, asking, [id]);
    return item ?? null;
  }

  /** Like `byId`, by another unique column. */
  async by(db: EntityManager, asking: Asking, column: string, value: string) {
    const [item] = await this.visible(db, asking, (bind) => `item.${column} = ${bind(value)}`);
    return item ?? null;
  }

  /** In the order of `ids`; those the viewer may not see are left out. */
  async byIds(db: EntityManager, asking: Asking, ids: readonly string[]): Promise<Item[]> {
    if (ids.length === 0) return [];
    const found = await this.visible(db, asking, (bind) => `item.id = any(${bind(ids)})`);
    const items = new Map(found.map((item) => [item.id, item]));
    return ids.flatMap((id) => items.get(id) ?? []);
  }

  /**
   * What `sql`, which has an index, says of the items that the viewer may see: each value once, in
   * the list's direction. PostgreSQL is led from one value to the next; by itself it reads them all.
   */
  async values<Value>(
    db: EntityManager,
    asking: Asking,
    sql: string,
    condition?: Condition,
  ): Promise<Value[]> {
    const { bound, where } = this.narrowed(db, asking, {}, condition);
    const { direction } = this.order;
    const next = (rest: string) =>
      `select ${sql} as value from ${tableOf(db.connection, this.kind)} item
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

  private async visible(
    db: EntityManager,
    { drafts, inTrash, now, language }: Asking,
    condition: Condition,
  ): Promise<Item[]> {
    const bound = new Parameters();
    const place = `item.deleted_at is ${inTrash ? "not null" : "null"}`;
    const items = await wholeItems(db, this.kind, {
      where: `${place} and ${condition((value) => bound.add(value))}`,
      ...(drafts ? {} : { words: `words.published_at <= ${bound.add(now)}` }),
      ...{ relations: this.relations, values: bound.values },
    });
    for (const item of items) {
      item.askedLanguage = language;
      item.askedDrafts = drafts;
    }
    return items;
  }

  private async keysOfPage(
    db: EntityManager,
    asking: Asking,
    wish: ListWish,
    condition?: Condition,
  ): Promise<{ id: string; keys: CursorKey[] }[]> {
    const { bound, words, where } = this.narrowed(db, asking, wish, condition);
    const run = wishedOrder(this.order, wish, words);
    const rest = wish.after ? ` and ${behind(run, wish.after, words)}` : "";
    return db
      .query(
        `select item.id, array[${run.keys.map((key) => `(${key.sql})::text`).join(", ")}] as keys
         from ${tableOf(db.connection, this.kind)} item
         where ${where}${rest}
         order by ${run.keys.map((key) => `${key.sql} ${run.direction}`).join(", ")}
         limit ${bound.add(wish.first + 1)} offset ${bound.add(wish.skip ?? 0)}`,
        bound.values,
      )
      .catch(refuseForeignCursor);
  }

  private async count(
    db: EntityManager,
    asking: Asking,
    wish: ListWish,
    condition?: Condition,
  ): Promise<number> {
    const { bound, where } = this.narrowed(db, asking, wish, condition);
    const [row]: { count: number }[] = await db.query(
      `select count(*)::int as count from ${tableOf(db.connection, this.kind)} item
       where ${where}`,
      bound.values,
    );
    return row?.count ?? 0;
  }

  /** The items that the viewer may see and wishes to, as SQL on `item`. */
  private narrowed(
    db: EntityManager,
    asking: Asking,
    wish: Partial<ListWish>,
    condition?: Condition,
  ) {
    const bound = new Parameters();
    const words = new VisibleWords(db, this.kind, asking, bound);
    const conditions = wishedItems(wish, words);
    if (condition) conditions.push(condition((value) => bound.add(value)));
    return { bound, words, where: conditions.join(" and ") };
  }
}
