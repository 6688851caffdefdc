import type { FastifyPluginAsync } from "fastify";
import type { DataSource } from "typeorm";
import { type OverdueJob, overdueJobs } from "../platform/daily-jobs.ts";
import { exemptFromShedding } from "./security/load-shedding.ts";

/** Longer than a healthy database takes, shorter than the timeout of usual load balancers. */
const checkTimeoutMs = 2000;

/** The response of GET /readyz. */
type Readiness =
  | { status: "ready"; overdueJobs?: OverdueJob[] }
  | { status: "unready"; reason: string };

/**
 * GET /healthz: the process is alive. GET /readyz, for load balancers and orchestrators: the
 * process can serve requests, or 503 with the reason, which a restart would not cure. It also lists
 * daily jobs without a recent success, which do not affect readiness.
 */
export const health: FastifyPluginAsync<{ db: DataSource }> = async (app, { db }) => {
  // Callers share one check, so that a hanging database does not use up the connection pool.
  let inFlight: Promise<Readiness> | null = null;
  const readiness = () => {
    inFlight ??= checkReadiness(db).finally(() => {
      inFlight = null;
    });
    return Promise.race([inFlight, timeout()]);
  };
  const quiet = { logLevel: "warn" as const, config: exemptFromShedding };
  app.get("/healthz", quiet, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", quiet, async (_request, reply) => {
    const result = await readiness();
    reply.header("cache-control", "no-store").code(result.status === "ready" ? 200 : 503);
    return result;
  });
};

const unready = (reason: string): Readiness => ({ status: "unready", reason });

const unreachable = "the database does not answer";

const timeout = () =>
  new Promise<Readiness>((resolve) => {
    setTimeout(resolve, checkTimeoutMs, unready(unreachable)).unref();
  });

async function checkReadiness(db: DataSource): Promise<Readiness> {
  try {
    const table = db.options.migrationsTableName ?? "migrations";
    const rows: { name: string }[] = await db.query(`select name from "${table}"`);
    const applied = new Set(rows.map((row) => row.name));
    const pending = db.migrations
      .map((migration) => migration.name ?? migration.constructor.name)
      .filter((name) => !applied.has(name));
    if (pending.length > 0) return unready(`migrations are missing: ${pending.join(", ")}`);
    const overdue = await overdueJobs(db.manager, new Date());
    return overdue.length > 0 ? { status: "ready", overdueJobs: overdue } : { status: "ready" };
  } catch (error) {
    return unready(isMissingTable(error) ? "migrations are missing: all of them" : unreachable);
  }
}

/** PostgreSQL's code for a table that does not exist. */
const isMissingTable = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "42P01";
