import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  InjectOptions,
  LightMyRequestResponse,
} from "fastify";
import { pino } from "pino";
import type { DataSource, Logger } from "typeorm";
import { afterAll, inject } from "vitest";
import { entities } from "../../server/entities.ts";
import { type ApplicationParts, buildApplication } from "../../server/http/application.ts";
import { usualLimits } from "../../server/http/pressure.ts";
import type { ImageStore } from "../../server/image/image-store.ts";
import { openImageStore } from "../../server/image/open-image-store.ts";
import { openDatabase } from "../../server/platform/database.ts";
import { type Environment, readEnvironment } from "../../server/platform/environment.ts";
import { migrations } from "../../server/platform/migrations.ts";
import { Sealing } from "../../server/platform/sealing.ts";
import { addAccounts, type Staff, secret } from "./accounts.ts";
import { aPeopledDatabase } from "./database.ts";
import { type Keeping, keepingOn } from "./keeping.ts";

/** Who speaks: a visitor without a token, or somebody signed in. */
export type Speaker = "visitor" | Staff;

export interface GraphqlAnswer {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export interface TestApplication {
  app: FastifyInstance;
  db: DataSource;
  images: ImageStore;
  dataDir: string;
  /** Sends a GraphQL document; answers what came back, errors and all. */
  ask(document: string, variables?: object, as?: Speaker): Promise<GraphqlAnswer>;
  /** Like `ask`, for what must succeed: throws on errors, answers the data. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape that it asked for
  must(document: string, variables?: object, as?: Speaker): Promise<any>;
  /** Any HTTP call; `as` adds the token. */
  call(request: InjectOptions, as?: Speaker): Promise<LightMyRequestResponse>;
  /** How many SQL statements `work` costs. */
  statements(work: () => Promise<unknown>): Promise<number>;
  /** Moves the clock that the application reads. */
  setClock(now: Date | null): void;
  tokens: Record<Staff, string>;
  /** Null unless the application was to keep answers. */
  keeping: Keeping | null;
}

interface Wishes {
  keeps?: boolean;
  /** Requests in hand before more are refused. */
  limit?: number;
  /** A migrated one without accounts; left out, it gets its own. */
  database?: { url: string; replicas?: string[] };
}

/** Seals what every test application is told in confidence. */
export const sealing = new Sealing("an application key that is long enough");

/**
 * The real application on a database of its own, for one test file. Unless it `keeps` answers
 * for strangers, each is made anew, so that a test may write past the application.
 */
export async function anApplication(
  {
    render,
    limit = usualLimits.requests,
    keeps = false,
    database,
    ...settings
  }: Partial<Environment> & Pick<ApplicationParts, "render"> & Wishes = {},
  log: FastifyBaseLogger = pino({ level: process.env.TEST_LOG ?? "silent" }),
): Promise<TestApplication> {
  const dataDir = mkdtempSync(join(tmpdir(), "doloni-application-"));
  let count = 0;
  let now: Date | null = null;
  const { url, replicas = [] } = database ?? { url: await aPeopledDatabase() };
  const logger = { ...silence, logQuery: () => void count++ };
  const db = await openDatabase({ url, replicas, entities, migrations, logger, connections: 4 });
  const environment = { ...readEnvironment({ DATA_DIR: dataDir }), ...settings };
  const images = await openImageStore(environment);
  const clock = () => now ?? new Date();
  const keeping = keeps ? await keepingOn(db, url, clock) : null;
  const app = await buildApplication({
    ...{ environment, db, images, secret, sealing, log, clock },
    ...(render ? { render } : {}),
    // A busy machine makes any process late; none is refused for that here.
    limits: { requests: limit, eventLoopDelay: 0 },
    ...(keeping ? { answers: keeping.answers } : {}),
  });
  afterAll(async () => {
    await app.close();
    await keeping?.stop();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const tokens = database ? await addAccounts(db) : inject("postgres").tokens;

  const call: TestApplication["call"] = (request, as = "visitor") => {
    const headers = as === "visitor" ? {} : { authorization: `Bearer ${tokens[as]}` };
    return app.inject({ ...request, headers: { ...headers, ...request.headers } });
  };
  const ask: TestApplication["ask"] = async (query, variables = {}, as = "visitor") => {
    const payload = { query, variables };
    return (await call({ method: "POST", url: "/graphql", payload }, as)).json();
  };
  return {
    ...{ app, db, images, dataDir, tokens, call, ask, keeping },
    async must(document, variables, as) {
      const { data, errors } = await ask(document, variables, as);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    async statements(work) {
      const before = count;
      await work();
      return count - before;
    },
    setClock(moment) {
      now = moment;
    },
  };
}

const silence: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
