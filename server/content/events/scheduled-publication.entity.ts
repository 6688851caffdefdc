import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** The next time at which an item becomes public, in one language or both, without being saved. */
@Entity("scheduled_publication")
@Index("scheduled_publication_at", ["at"])
export class ScheduledPublication {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "scheduled_publication_pkey" })
  itemId: string;

  /** Name of the item's kind, as in the history. */
  @Column("text")
  kind: string;

  @Column({ type: "timestamptz", precision: 3 })
  at: Date;
}
