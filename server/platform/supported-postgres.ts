import pg from "pg";
import { describeDatabase } from "./database/wait-for-database.ts";
import { StartupError } from "./startup-error.ts";

/** Major versions on which the server tests pass; the embedded PostgreSQL is the newest. */
export const supportedVersions = { oldest: 15, newest: 18 } as const;

/** ICU collations: the first sorts titles, the second converts text to lower case. */
const neededCollations = ["uk-x-icu", "und-x-icu"];

/** Properties of a PostgreSQL server and database. */
export interface PostgresFacts {
  /** For example 180004. */
  versionNumber: number;
  /** For example 18.4. */
  version: string;
  encoding: string;
  /** The required ICU collations that exist. */
  collations: string[];
  /** The schema that contains our tables; null when it is `public` or there are none. */
  otherSchema: string | null;
}

/** The reason why such a database cannot be used; null when it can. */
export function unsupported(facts: PostgresFacts): string | null {
  const { oldest, newest } = supportedVersions;
  if (Math.floor(facts.versionNumber / 10_000) < oldest) {
    return `it is PostgreSQL ${facts.version}, and ${oldest} to ${newest} are supported`;
  }
  if (facts.encoding !== "UTF8") return `its encoding is ${facts.encoding}, and must be UTF8`;
  const missing = neededCollations.filter((name) => !facts.collations.includes(name));
  if (missing.length > 0) return `it lacks the ICU collation ${missing.join(" and ")}`;
  if (facts.otherSchema) {
    return `its tables are in the schema ${facts.otherSchema}, and must be in public`;
  }
  return null;
}

/**
 * Throws a StartupError for an unsupported database. A version newer than all tested ones is only
 * logged. Replicas are not checked, because a standby has its primary's version.
 */
export async function assertSupported(
  url: string,
  log: { warn(details: object, message: string): void },
): Promise<void> {
  const facts = await factsOf(url);
  const reason = unsupported(facts);
  if (reason)
    throw new StartupError(`DATABASE_URL (${describeDatabase(url)}) cannot be used: ${reason}.`);
  const { newest } = supportedVersions;
  if (Math.floor(facts.versionNumber / 10_000) > newest) {
    log.warn({}, `PostgreSQL ${facts.version} is newer than ${newest}, the last that was tested`);
  }
}

async function factsOf(url: string): Promise<PostgresFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<PostgresFacts>(facts, [neededCollations]);
    if (!rows[0]) throw new Error("PostgreSQL returned no properties");
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Earlier versions of this server created their tables in the first schema of `search_path`. */
const otherSchema = `
  select min(schemaname::text) from pg_catalog.pg_tables where tablename = 'together_point_translation'
  having bool_and(schemaname <> 'public')`;

const facts = `
  select current_setting('server_version_num')::int as "versionNumber",
    split_part(current_setting('server_version'), ' ', 1) as version,
    current_setting('server_encoding') as encoding,
    array(select collname::text from pg_catalog.pg_collation
      where collprovider = 'i' and collname = any($1)) as collations,
    (${otherSchema}) as "otherSchema"`;
