import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../startup-error.ts";

/** Host, port and name of the database without credentials, for logs. */
export function describeDatabase(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.hostname}:${url.port || 5432}${url.pathname}`;
}

const connectTimeoutMs = 60_000;

/**
 * Waits up to a minute until the database accepts connections, because containers start in any
 * order. Throws a StartupError afterwards, or at once when the credentials are wrong
 * or the database does not exist.
 */
export async function waitForDatabase(url: string, say: (line: string) => void): Promise<void> {
  const end = Date.now() + connectTimeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    const error = await connectionErrorOf(url);
    if (error === null) return;
    const code = "code" in error ? String(error.code) : "";
    const isRejected = /^(28|3D)/.test(code);
    if (isRejected || Date.now() > end) {
      throw new StartupError(
        `DATABASE_URL (${describeDatabase(url)}) cannot be used: ${error.message || code}.`,
      );
    }
    if (attempt === 2) say(`Waiting for the database at ${describeDatabase(url)} …`);
    await pause(Math.min(200 * attempt, 1000));
  }
}

/** Whether PostgreSQL knows the account, and another password for it. */
export async function isPasswordRefused(url: string): Promise<boolean> {
  const error = await connectionErrorOf(url);
  return error !== null && "code" in error && error.code === "28P01";
}

async function connectionErrorOf(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** An arbitrary key, equal on all instances and different from that of the migrations' lock. */
const preparationLockId = 7_236_002;

/**
 * Runs `work` under a lock, so that instances that start together prepare the database one by one.
 */
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
