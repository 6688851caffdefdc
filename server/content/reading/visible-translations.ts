import type { EntityManager } from "typeorm";
import type { ItemClass } from "../content-item.ts";
import { translationMetadataOf } from "../item-metadata.ts";
import type { ReadScope } from "./read-scope.ts";
import type { SqlParameters } from "./sql-parameters.ts";

/** Builds SQL on the translations of `item` that the viewer may see; their alias is `translation`. */
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

  /** Placeholder of the current time; the parameter is added on first use. */
  get now(): string {
    this.nowParameter ??= this.bound.add(this.scope.now);
    return this.nowParameter;
  }

  /** Selects `sql` from these translations. */
  select(sql: string): string {
    const published = this.scope.drafts ? "" : ` and translation.published_at <= ${this.now}`;
    return `select ${sql} from ${this.table} translation where translation.item_id = item.id${published}`;
  }

  /** SQL condition: at least one of these translations satisfies `condition`. */
  exists(condition: string): string {
    return `exists (${this.select("1")} and ${condition})`;
  }
}
