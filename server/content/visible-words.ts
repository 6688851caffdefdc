import type { EntityManager } from "typeorm";
import type { Asking } from "./asking.ts";
import type { Kind } from "./content-item.ts";
import type { Parameters } from "./parameters.ts";
import { wordsOf } from "./whole-items.ts";

/** SQL about the translations of `item` that the asker may see; each row is called `words`. */
export class VisibleWords {
  private readonly table: string;
  private moment: string | null = null;

  constructor(
    db: EntityManager,
    kind: Kind,
    readonly asking: Asking,
    readonly bound: Parameters,
  ) {
    this.table = `"${wordsOf(db.connection, kind).tableName}"`;
  }

  /** The placeholder of the moment that parts what is out from what is not; bound when first used. */
  get now(): string {
    this.moment ??= this.bound.add(this.asking.now);
    return this.moment;
  }

  /** What `sql` says of them. */
  each(sql: string): string {
    const published = this.asking.drafts ? "" : ` and words.published_at <= ${this.now}`;
    return `select ${sql} from ${this.table} words where words.item_id = item.id${published}`;
  }

  /** Whether one of them is as `condition` says. */
  some(condition: string): string {
    return `exists (${this.each("1")} and ${condition})`;
  }
}
