import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../startup-error.ts";

/** The database's place without name and password, for logs and notes. */
export function describeDatabase(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.hostname}:${url.port || 5432}${url.pathname}`;
}

const connectTimeoutMs = 60_000;

/**
 * Returns when the database accepts us: containers start in any order. A database that
 * answers, but refuses, is refused at once, in a line for the terminal.
 */
export async function waitForDatabase(url: string, say: (line: string) => void): Promise<void> {
  const end = Date.now() + connectTimeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    const failure = await connectionErrorOf(url);
    if (failure === null) return;
    const code = "code" in failure ? String(failure.code) : "";
    const isRejected = /^(28|3D)/.test(code);
    if (isRejected || Date.now() > end) {
      throw new StartupError(
        `DATABASE_URL (${describeDatabase(url)}) cannot be used: ${failure.message || code}.`,
      );
    }
    if (attempt === 2) say(`Waiting for the database at ${describeDatabase(url)} …`);
    await pause(Math.min(200 * attempt, 1000));
  }
}

/** Those replicas that answer now: TypeORM opens with all of them or not at all. */
export async function reachableReplicas(
  urls: readonly string[],
  log: { warn(details: object, message: string): void },
): Promise<string[]> {
  const failures = await Promise.all(urls.map(connectionErrorOf));
  return urls.filter((url, index) => {
    const failure = failures[index];
    if (failure) {
      const details = { err: failure, replica: describeDatabase(url) };
      log.warn(details, "a replica does not answer: nothing reads it until the next start");
    }
    return !failure;
  });
}

async function connectionErrorOf(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return null;
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Any number that all instances agree on; the migrations' own lock has another. */
const preparationLockId = 7_236_002;

/** Instances that start together prepare one database one after the other; `say` tells who waits. */
export async function withPreparationLock<T>(
  url: string,
  say: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "doloni preparation" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const attempt = "select pg_try_advisory_lock($1) as taken";
    const { rows } = await client.query<{ taken: boolean }>(attempt, [preparationLockId]);
    if (!rows[0]?.taken) {
      say("Waiting for another instance, which prepares the database …");
      await client.query("select pg_advisory_lock($1)", [preparationLockId]);
    }
    return await work();
  } finally {
    await client.end();
  }
}
