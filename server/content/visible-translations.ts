import type { EntityManager } from "typeorm";
import type { ItemClass } from "./content-item.ts";
import { translationMetadataOf } from "./load-with-translations.ts";
import type { ReadScope } from "./read-scope.ts";
import type { SqlParameters } from "./sql-parameters.ts";

/** SQL about the translations of `item` that the asker may see; each row is called `words`. */
export class VisibleTranslations {
  private readonly table: string;
  private nowParameter: string | null = null;

  constructor(
    db: EntityManager,
    kind: ItemClass,
    readonly scope: ReadScope,
    readonly bound: SqlParameters,
  ) {
    this.table = `"${translationMetadataOf(db.connection, kind).tableName}"`;
  }

  /** The placeholder of the moment that parts what is out from what is not; bound when first used. */
  get now(): string {
    this.nowParameter ??= this.bound.add(this.scope.now);
    return this.nowParameter;
  }

  /** What `sql` says of them. */
  select(sql: string): string {
    const published = this.scope.drafts ? "" : ` and words.published_at <= ${this.now}`;
    return `select ${sql} from ${this.table} words where words.item_id = item.id${published}`;
  }

  /** Whether one of them is as `condition` says. */
  exists(condition: string): string {
    return `exists (${this.select("1")} and ${condition})`;
  }
}
