import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { afterAll } from "vitest";
import { entities } from "../../../server/entities.ts";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { maxPendingRequests } from "../../../server/http/security/load-shedding.ts";
import { buildServer } from "../../../server/http/server.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { Replicas } from "../../../server/platform/database/replicas.ts";
import { readEnvironment } from "../../../server/platform/environment.ts";
import { secret } from "../accounts/accounts.ts";
import { startTestCache, type TestCache } from "../cache/test-cache.ts";
import { encryption, type Role, type TestServer } from "../server/test-server.ts";

/** One of several servers on one database, with its own cache and listener for changes. */
export interface Instance {
  request(request: InjectOptions, as?: Role): Promise<LightMyRequestResponse>;
  cache: TestCache;
}

/** A second server on the database and the files of the first, as in another process. */
export async function anotherInstance(
  site: TestServer,
  url: string,
  {
    replicaUrls = [],
    render,
    dataDir = site.dataDir,
  }: { replicaUrls?: string[]; render?: Render; dataDir?: string } = {},
): Promise<Instance> {
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const db = await openDatabase({ url, entities, migrations, connections: 4 });
  const log = pino({ level: "silent" });
  const replicas = new Replicas(db, replicaUrls, log);
  await replicas.start();
  const clock = () => new Date();
  const cache = await startTestCache(db, url, clock, replicas);
  const app = await buildServer({
    environment,
    db,
    secret,
    encryption,
    clock,
    images: site.images,
    files: site.files,
    cache: cache.responses,
    ...(render ? { render } : {}),
    log,
    limits: { requests: maxPendingRequests, eventLoopDelay: 0 },
  });
  afterAll(async () => {
    await app.close();
    await cache.stop();
    replicas.stop();
    await db.destroy();
  });
  return {
    cache,
    request(request, as = "visitor") {
      const headers = as === "visitor" ? {} : { authorization: `Bearer ${site.tokens[as]}` };
      return app.inject({ ...request, headers: { ...headers, ...request.headers } });
    },
  };
}
