import { Check, Column, type DataSource, Entity, Generated, PrimaryColumn } from "typeorm";

/** One row with a random id, which a backup restores, so that a store of files knows its database. */
@Entity("database_identity")
@Check("database_identity_one", "is_only")
export class DatabaseIdentity {
  /** Always true, so that there is one row. */
  @PrimaryColumn("boolean", { default: true })
  isOnly: boolean;

  @Column("uuid")
  @Generated("uuid")
  id: string;
}

export async function identityOf(db: DataSource): Promise<string> {
  const [row]: { id: string }[] = await db.query("select id from database_identity");
  if (!row) throw new Error("the table database_identity has no row");
  return row.id;
}
