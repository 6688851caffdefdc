import type { EntityManager } from "typeorm";
import type { Asking } from "./asking.ts";
import type { Kind } from "./content-item.ts";
import type { Parameters } from "./parameters.ts";

/** SQL about the translations of `item` that the asker may see; each row is called `words`. */
export class VisibleWords {
  readonly table: string;
  private moment: string | null = null;

  constructor(
    db: EntityManager,
    kind: Kind,
    readonly asking: Asking,
    readonly bound: Parameters,
  ) {
    const { relations } = db.connection.getMetadata(kind);
    const words = relations.find(({ propertyPath }) => propertyPath === "translations");
    this.table = `"${words?.inverseEntityMetadata.tableName}"`;
  }

  /** The placeholder of the moment that parts what is out from what is not; bound when first used. */
  get now(): string {
    this.moment ??= this.bound.add(this.asking.now);
    return this.moment;
  }

  private get visible(): string {
    const published = this.asking.drafts ? "" : ` and words.published_at <= ${this.now}`;
    return `words.item_id = item.id${published}`;
  }

  /** What `sql` says of them. */
  each(sql: string): string {
    return `select ${sql} from ${this.table} words where ${this.visible}`;
  }

  /** Whether one of them is as `condition` says. */
  some(condition = "true"): string {
    return `exists (select 1 from ${this.table} words where ${this.visible} and ${condition})`;
  }

  /** A text of them, in the asked language where it is filled, else in the other, else blank. */
  text(sql: string): string {
    const language = this.bound.add(this.asking.language);
    return `coalesce((
      select btrim(${sql}) from ${this.table} words
      where ${this.visible} and btrim(${sql}) <> ''
      order by words.language = ${language} desc limit 1), '')`;
  }
}
