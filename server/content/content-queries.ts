import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { tableOf } from "../platform/database.ts";
import { Invalid } from "../platform/failures.ts";
import type { Asking } from "./asking.ts";
import type { ContentItem, Kind } from "./content-item.ts";
import { type CursorKey, readCursor, writeCursor } from "./cursor.ts";
import { Parameters } from "./parameters.ts";

/** One run of keys in one direction; the id is added as the last key. `sql` speaks of `item`. */
export interface ListOrder {
  direction: "asc" | "desc";
  keys: { sql: string; type: "int" | "date" | "timestamptz" }[];
}

export interface PageWish {
  first: number;
  after?: string | null | undefined;
}

/** A further condition on `item`, with its values bound. */
export type Condition = (bind: (value: unknown) => string) => string;

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
    wish: PageWish,
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
      endCursor: last ? writeCursor([...last.keys, last.id]) : null,
      hasNextPage: found.length > wish.first,
      get total() {
        return queries.count(db, asking, condition);
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
    const query = this.visible(db, asking).andWhere(`item.${column} = :value`, { value });
    return this.spoken(asking, await query.getMany())[0] ?? null;
  }

  /** In the order of `ids`; those the viewer may not see are left out. */
  async byIds(db: EntityManager, asking: Asking, ids: readonly string[]): Promise<Item[]> {
    if (ids.length === 0) return [];
    const query = this.visible(db, asking).andWhere("item.id in (:...ids)", { ids });
    const items = new Map((await query.getMany()).map((item) => [item.id, item]));
    return this.spoken(
      asking,
      ids.flatMap((id) => items.get(id) ?? []),
    );
  }

  /** What `sql` says of the items that the viewer may see: each value once, in the list's direction. */
  async values<Value>(db: EntityManager, asking: Asking, sql: string): Promise<Value[]> {
    const bound = new Parameters();
    const rows: { value: Value }[] = await db.query(
      `select distinct ${sql} as value from ${tableOf(db.connection, this.kind)} item
       where ${this.conditions(db, asking, bound).join(" and ")}
       order by value ${this.order.direction}`,
      bound.values,
    );
    return rows.map(({ value }) => value);
  }

  private visible(db: EntityManager, asking: Asking): SelectQueryBuilder<Item> {
    const query = db.createQueryBuilder(this.kind, "item");
    if (asking.drafts) query.innerJoinAndSelect("item.translations", "words");
    else {
      const condition = "words.publishedAt <= :now";
      query.innerJoinAndSelect("item.translations", "words", condition, { now: asking.now });
    }
    for (const relation of this.relations) query.leftJoinAndSelect(`item.${relation}`, relation);
    return query;
  }

  private spoken(asking: Asking, items: Item[]): Item[] {
    for (const item of items) {
      item.askedLanguage = asking.language;
      item.askedDrafts = asking.drafts;
    }
    return items;
  }

  private async keysOfPage(
    db: EntityManager,
    asking: Asking,
    wish: PageWish,
    condition?: Condition,
  ): Promise<{ id: string; keys: CursorKey[] }[]> {
    const bound = new Parameters();
    const { direction, keys } = this.order;
    const all = [...keys, { sql: "item.id", type: "uuid" }];
    const conditions = this.conditions(db, asking, bound, condition);
    if (wish.after) {
      const values = readCursor(wish.after, all.length);
      const casts = all.map((key, index) => `${bound.add(values[index])}::text::${key.type}`);
      const row = all.map((key) => key.sql).join(", ");
      conditions.push(`(${row}) ${direction === "asc" ? ">" : "<"} (${casts.join(", ")})`);
    }
    const rows: { id: string; keys: CursorKey[] }[] = await db
      .query(
        `select item.id, array[${keys.map((key) => `(${key.sql})::text`).join(", ")}] as keys
         from ${tableOf(db.connection, this.kind)} item
         where ${conditions.join(" and ")}
         order by ${all.map((key) => `${key.sql} ${direction}`).join(", ")}
         limit ${bound.add(wish.first + 1)}`,
        bound.values,
      )
      .catch(refuseForeignCursor);
    return rows;
  }

  private async count(db: EntityManager, asking: Asking, condition?: Condition): Promise<number> {
    const bound = new Parameters();
    const [row]: { count: number }[] = await db.query(
      `select count(*)::int as count from ${tableOf(db.connection, this.kind)} item
       where ${this.conditions(db, asking, bound, condition).join(" and ")}`,
      bound.values,
    );
    return row?.count ?? 0;
  }

  private conditions(db: EntityManager, asking: Asking, bound: Parameters, more?: Condition) {
    const relation = db.connection
      .getMetadata(this.kind)
      .findRelationWithPropertyPath("translations");
    const words = `"${relation?.inverseEntityMetadata.tableName}"`;
    const published = asking.drafts ? "" : ` and words.published_at <= ${bound.add(asking.now)}`;
    const conditions = [
      `exists (select 1 from ${words} words where words.item_id = item.id${published})`,
    ];
    if (more) conditions.push(more((value) => bound.add(value)));
    return conditions;
  }
}

/** PostgreSQL's class 22: a cursor whose values are not of their columns' types. */
function refuseForeignCursor(error: { code?: string }): never {
  if (error.code?.startsWith("22")) throw Invalid([{ path: "after", rule: "cursor" }]);
  throw error;
}
