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
import type { FileStore } from "../../../server/files/file-store.ts";
import { openFileStores } from "../../../server/files/open-file-store.ts";
import { maxPendingRequests } from "../../../server/http/security/load-shedding.ts";
import { buildServer, type ServerParts } from "../../../server/http/server.ts";
import { type ImageStore, openImageStore } from "../../../server/image/image-store.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { Replicas } from "../../../server/platform/database/replicas.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import { type Environment, readEnvironment } from "../../../server/platform/environment.ts";
import { type ConnectionTimeouts, noTimeouts } from "../../../server/platform/session-settings.ts";
import { addAccounts, applicationKey, type Staff, secret } from "../accounts/accounts.ts";
import { startTestCache, type TestCache } from "../cache/test-cache.ts";
import { aDatabaseWithAccounts } from "../database/database.ts";

/** Who sends a request: a visitor without a token, or a signed-in user. */
export type Role = "visitor" | Staff;

export interface GraphqlResult {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export interface TestServer {
  app: FastifyInstance;
  db: DataSource;
  images: ImageStore;
  files: FileStore;
  dataDir: string;
  /** Sends a GraphQL document and returns the response with its errors. */
  execute(document: string, variables?: object, as?: Role): Promise<GraphqlResult>;
  /** Like `execute`, but returns the data and throws on errors. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape that it asked for
  executeOrThrow(document: string, variables?: object, as?: Role): Promise<any>;
  /** Sends an HTTP request, with the token of the role `as`. */
  request(request: InjectOptions, as?: Role): Promise<LightMyRequestResponse>;
  /** The number of SQL statements that `work` executes. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
  /** Sets the server's clock; null resets it to the real time. */
  setClock(now: Date | null): void;
  tokens: Record<Staff, string>;
  /** Null unless the server was started with `keeps`. */
  cache: TestCache | null;
}

interface TestServerOptions {
  /** Caches responses for visitors, as in production. */
  keeps?: boolean;
  /** The number of concurrent requests above which further ones are refused. */
  limit?: number;
  /** None by default, for tests that fill the database through `db`. */
  timeouts?: ConnectionTimeouts;
  /** A migrated database without accounts; omit it to create one. */
  database?: { url: string; replicaUrls?: string[] };
}

/** The keys of every test server, newest first; a test that replaces them puts them back. */
export const encryptionRing = { secrets: [applicationKey] };

/** Encrypts personal data in every test server. */
export const encryption = new FieldEncryption(() => encryptionRing.secrets);

/**
 * The real server with its own database, for one test file. Without `keeps` no response is
 * cached, so that a test may write to the database directly.
 */
export async function aServer(
  {
    render,
    limit = maxPendingRequests,
    keeps: isCaching = false,
    database,
    sendEmail = null,
    sendTelegram = null,
    timeouts = noTimeouts,
    ...settings
  }: Partial<Environment> &
    Pick<ServerParts, "render" | "sendEmail" | "sendTelegram"> &
    TestServerOptions = {},
  log: FastifyBaseLogger = pino({ level: process.env.TEST_LOG ?? "silent" }),
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "doloni-application-"));
  let count = 0;
  let now: Date | null = null;
  const { url, replicaUrls = [] } = database ?? { url: await aDatabaseWithAccounts() };
  const logger = { ...silentLogger, logQuery: () => void count++ };
  const pool = { logger, connections: 4, timeouts };
  const db = await openDatabase({ url, entities, migrations, ...pool });
  const replicas = new Replicas(db, replicaUrls, log);
  await replicas.start();
  const environment = { ...readEnvironment({ DATA_DIR: dataDir }), ...settings };
  const location = environment.files;
  const { files } = await openFileStores({ location, megabytes: 8 }, log);
  const images = await openImageStore(files, environment.cloudinary);
  const clock = () => now ?? new Date();
  const cache = isCaching ? await startTestCache(db, url, clock, replicas) : null;
  const app = await buildServer({
    environment,
    db,
    images,
    files,
    secret,
    encryption,
    log,
    clock,
    sendEmail,
    sendTelegram,
    ...(render ? { render } : {}),
    // A delayed event loop must not refuse requests when the machine is busy.
    limits: { requests: limit, eventLoopDelay: 0 },
    ...(cache ? { cache: cache.responses } : {}),
  });
  afterAll(async () => {
    await app.close();
    await cache?.stop();
    replicas.stop();
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
    files,
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
