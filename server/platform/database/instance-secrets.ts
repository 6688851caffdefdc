import { hkdfSync } from "node:crypto";
import type { DataSource } from "typeorm";

const namePrefix = "doloni with secrets ";

/** Application name of an instance's connections: equal for instances with the same secrets. */
export function instanceName(secrets: readonly string[]): string {
  const fingerprint = hkdfSync("sha256", secrets.join("\n"), "", "doloni instance", 4);
  return `${namePrefix}${Buffer.from(fingerprint).toString("hex")}`;
}

interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * Call it at startup: instances with different secrets encrypt what the others cannot decrypt. It only logs, because connections of a crashed machine
 * may remain for a while.
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
  log.error(
    {},
    "another instance has other secrets: give all the same DATA_DIR, or the same APPLICATION_KEY",
  );
}
