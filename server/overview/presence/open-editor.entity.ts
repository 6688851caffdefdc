import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * An editor that is open in a browser tab. The table is unlogged: a crash of PostgreSQL empties it,
 * and the tabs that are still open fill it again.
 */
@Entity("open_editor")
export class OpenEditor {
  /** Chosen by the tab. */
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "open_editor_pkey" })
  id: string;

  @Column("text")
  kind: string;

  /** Null for what there is only one of, such as the settings. */
  @Column("uuid", { nullable: true })
  itemId: string | null;

  @Column("uuid")
  userId: string;

  @Column({ type: "timestamptz", precision: 3 })
  openedAt: Date;

  @Column({ type: "timestamptz", precision: 3 })
  seenAt: Date;
}
