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
import { entities } from "../../../server/entities.ts";
import { usualLimits } from "../../../server/http/security/load-shedding.ts";
import { buildServer, type ServerParts } from "../../../server/http/server.ts";
import type { ImageStore } from "../../../server/image/stores/image-store.ts";
import { openImageStore } from "../../../server/image/stores/open-image-store.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { type Environment, readEnvironment } from "../../../server/platform/environment.ts";
import { FieldEncryption } from "../../../server/platform/field-encryption.ts";
import { addAccounts, type Staff, secret } from "../accounts.ts";
import { aPeopledDatabase } from "./database.ts";
import { startTestCache, type TestCache } from "./test-cache.ts";

/** Who speaks: a visitor without a token, or somebody signed in. */
export type Role = "visitor" | Staff;

export interface GraphqlResult {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export interface TestServer {
  app: FastifyInstance;
  db: DataSource;
  images: ImageStore;
  dataDir: string;
  /** Sends a GraphQL document; answers what came back, errors and all. */
  execute(document: string, variables?: object, as?: Role): Promise<GraphqlResult>;
  /** Like `ask`, for what must succeed: throws on errors, answers the data. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape that it asked for
  executeOrThrow(document: string, variables?: object, as?: Role): Promise<any>;
  /** Any HTTP call; `as` adds the token. */
  request(request: InjectOptions, as?: Role): Promise<LightMyRequestResponse>;
  /** How many SQL statements `work` costs. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
  /** Moves the clock that the application reads. */
  setClock(now: Date | null): void;
  tokens: Record<Staff, string>;
  /** Null unless the application was to keep answers. */
  cache: TestCache | null;
}

interface Wishes {
  keeps?: boolean;
  /** Requests in hand before more are refused. */
  limit?: number;
  /** A migrated one without accounts; left out, it gets its own. */
  database?: { url: string; replicas?: string[] };
}

/** Seals what every test application is told in confidence. */
export const encryption = new FieldEncryption("an application key that is long enough");

/**
 * The real application on a database of its own, for one test file. Unless it `keeps` answers
 * for strangers, each is made anew, so that a test may write past the application.
 */
export async function aServer(
  {
    render,
    limit = usualLimits.requests,
    keeps: isCaching = false,
    database,
    ...settings
  }: Partial<Environment> & Pick<ServerParts, "render"> & Wishes = {},
  log: FastifyBaseLogger = pino({ level: process.env.TEST_LOG ?? "silent" }),
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "doloni-application-"));
  let count = 0;
  let now: Date | null = null;
  const { url, replicas = [] } = database ?? { url: await aPeopledDatabase() };
  const logger = { ...silentLogger, logQuery: () => void count++ };
  const db = await openDatabase({ url, replicas, entities, migrations, logger, connections: 4 });
  const environment = { ...readEnvironment({ DATA_DIR: dataDir }), ...settings };
  const images = await openImageStore(environment);
  const clock = () => now ?? new Date();
  const cache = isCaching ? await startTestCache(db, url, clock) : null;
  const app = await buildServer({
    environment,
    db,
    images,
    secret,
    encryption,
    log,
    clock,
    ...(render ? { render } : {}),
    // A busy machine makes any process late; none is refused for that here.
    limits: { requests: limit, eventLoopDelay: 0 },
    ...(cache ? { cache: cache.responses } : {}),
  });
  afterAll(async () => {
    await app.close();
    await cache?.stop();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const tokens = database ? await addAccounts(db) : inject("postgres").tokens;

  const sendRequest: TestServer["request"] = (request, as = "visitor") => {
    const headers = as === "visitor" ? {} : { authorization: `Bearer ${tokens[as]}` };
    return app.inject({ ...request, headers: { ...headers, ...request.headers } });
  };
  const execute: TestServer["execute"] = async (query, variables = {}, as = "visitor") => {
    const payload = { query, variables };
    return (await sendRequest({ method: "POST", url: "/graphql", payload }, as)).json();
  };
  return {
    app,
    db,
    images,
    dataDir,
    tokens,
    request: sendRequest,
    execute,
    cache,
    async executeOrThrow(document, variables, as) {
      const { data, errors } = await execute(document, variables, as);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    async countStatements(work) {
      const before = count;
      await work();
      return count - before;
    },
    setClock(moment) {
      now = moment;
    },
  };
}

const silentLogger: Logger = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};
