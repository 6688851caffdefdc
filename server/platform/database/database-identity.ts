import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Check, Column, type DataSource, Entity, Generated, PrimaryColumn } from "typeorm";
import { readIfExists } from "../files/atomic-file.ts";

/** One row with a random id, which a backup restores, so that DATA_DIR knows its database. */
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

/** The file in DATA_DIR with the id of the database that the folder belongs to. */
export const identityFile = (dataDir: string): string => join(dataDir, "database-id");

/** Writes the database's id into a folder that has none; call it at startup. */
export async function claimFolder(db: DataSource, dataDir: string): Promise<void> {
  const id = await identityOf(db);
  await writeFile(identityFile(dataDir), `${id}\n`, { flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/**
 * Throws unless DATA_DIR belongs to this database: files of another database look unused, and a
 * sweep would remove all of them.
 */
export async function assertFolderBelongs(db: DataSource, dataDir: string): Promise<void> {
  const [own, expected] = [await identityOf(db), await readIdentity(dataDir)];
  if (own === expected) return;
  throw new Error(
    `nothing is removed, because DATA_DIR ${dataDir} belongs to ${
      expected ? `the database ${expected}` : "no known database"
    }, and this one is ${own}: set DATABASE_URL and DATA_DIR that belong together, or write ` +
      `${own} into ${identityFile(dataDir)} if these two shall from now on`,
  );
}

/** The id of the database to which the folder belongs; null when no server has used it yet. */
export async function readIdentity(dataDir: string): Promise<string | null> {
  const bytes = await readIfExists(identityFile(dataDir));
  return bytes?.toString("utf8").trim() || null;
}

export async function identityOf(db: DataSource): Promise<string> {
  const [row]: { id: string }[] = await db.query("select id from database_identity");
  if (!row) throw new Error("the table database_identity has no row");
  return row.id;
}
