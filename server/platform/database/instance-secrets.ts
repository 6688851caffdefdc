import { hkdfSync } from "node:crypto";
import type { DataSource } from "typeorm";

const namePrefix = "doloni with secrets ";

/** What the connections of an instance are called: the same for those with the same secrets. */
export function instanceName(secrets: readonly string[]): string {
  const fingerprint = hkdfSync("sha256", secrets.join("\n"), "", "doloni instance", 4);
  return `${namePrefix}${Buffer.from(fingerprint).toString("hex")}`;
}

interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * To be called at the start: instances with other secrets would end one another's sessions and
 * seal what the others cannot read. Only told, for a machine that died leaves connections behind.
 */
export async function warnOfDifferentSecrets(
  db: DataSource,
  name: string,
  log: ErrorLog,
): Promise<void> {
  const [row]: { others: number }[] = await db.query(
    `select count(distinct application_name)::int as others from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1)
       and application_name <> $2`,
    [namePrefix, name],
  );
  if (!row?.others) return;
  log.error({}, "another instance has other secrets: give all the same DATA_DIR, or both secrets");
}
