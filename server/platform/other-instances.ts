import { hkdfSync } from "node:crypto";
import type { DataSource } from "typeorm";

const prefix = "doloni with secrets ";

/** What the connections of an instance are called: the same for those with the same secrets. */
export function nameOfInstance(secrets: readonly string[]): string {
  const mark = hkdfSync("sha256", secrets.join("\n"), "", "doloni instance", 4);
  return `${prefix}${Buffer.from(mark).toString("hex")}`;
}

interface WarningLog {
  error(details: object, message: string): void;
}

/**
 * To be called at the start: instances with other secrets would end one another's sessions and
 * seal what the others cannot read. Only told, for a machine that died leaves connections behind.
 */
export async function tellOtherSecrets(
  db: DataSource,
  name: string,
  log: WarningLog,
): Promise<void> {
  const [row]: { others: number }[] = await db.query(
    `select count(distinct application_name)::int as others from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1)
       and application_name <> $2`,
    [prefix, name],
  );
  if (!row?.others) return;
  log.error({}, "another instance has other secrets: give all the same DATA_DIR, or both secrets");
}
