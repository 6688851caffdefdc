import type { FastifyPluginAsync } from "fastify";
import type { DataSource } from "typeorm";
import { neverShed } from "./pressure.ts";

/** Longer than a sound database ever takes, shorter than a balancer's patience. */
const patience = 2000;

/**
 * GET /healthz: the process answers. GET /readyz: it can do its work, or 503 with the reason,
 * for balancers and containers; the process itself need not be restarted for it.
 */
export const health: FastifyPluginAsync<{ db: DataSource }> = async (app, { db }) => {
  // Callers share one question: a database that hangs must not be asked by ever more connections.
  let asking: Promise<string | null> | null = null;
  const reasonUnready = () => {
    asking ??= missing(db).finally(() => {
      asking = null;
    });
    return Promise.race([asking, silence()]);
  };
  const quiet = { logLevel: "warn" as const, config: neverShed };
  app.get("/healthz", quiet, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", quiet, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const reason = await reasonUnready();
    if (reason === null) return { status: "ready" };
    reply.code(503);
    return { status: "unready", reason };
  });
};

const unreachable = "the database does not answer";

const silence = () =>
  new Promise<string>((resolve) => {
    setTimeout(resolve, patience, unreachable).unref();
  });

async function missing(db: DataSource): Promise<string | null> {
  try {
    const table = db.options.migrationsTableName ?? "migrations";
    const rows: { name: string }[] = await db.query(`select name from "${table}"`);
    const applied = new Set(rows.map((row) => row.name));
    const pending = db.migrations
      .map((migration) => migration.name ?? migration.constructor.name)
      .filter((name) => !applied.has(name));
    return pending.length > 0 ? `migrations are missing: ${pending.join(", ")}` : null;
  } catch (failure) {
    return isMissingTable(failure) ? "migrations are missing: all of them" : unreachable;
  }
}

/** PostgreSQL's code for a table that does not exist. */
const isMissingTable = (failure: unknown) =>
  failure instanceof Error && "code" in failure && failure.code === "42P01";
