import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { afterAll } from "vitest";
import { entities } from "../../server/entities.ts";
import { buildApplication } from "../../server/http/application.ts";
import { usualLimits } from "../../server/http/pressure.ts";
import { openDatabase } from "../../server/platform/database.ts";
import { readEnvironment } from "../../server/platform/environment.ts";
import { migrations } from "../../server/platform/migrations.ts";
import { secret } from "./accounts.ts";
import { type Speaker, sealing, type TestApplication } from "./application.ts";
import { type Keeping, keepingOn } from "./keeping.ts";

/** One of several applications on one database, with what it keeps and its own bell. */
export interface Instance {
  call(request: InjectOptions, as?: Speaker): Promise<LightMyRequestResponse>;
  keeping: Keeping;
}

/** A second application on the database of the first, as another process would be. */
export async function anotherInstance(
  site: TestApplication,
  url: string,
  replicas: string[] = [],
): Promise<Instance> {
  const environment = readEnvironment({ DATA_DIR: site.dataDir });
  const db = await openDatabase({ url, replicas, entities, migrations, connections: 4 });
  const clock = () => new Date();
  const keeping = await keepingOn(db, url, clock);
  const app = await buildApplication({
    ...{ environment, db, secret, sealing, clock, images: site.images },
    ...{ answers: keeping.answers, log: pino({ level: "silent" }) },
    limits: { ...usualLimits, eventLoopDelay: 0 },
  });
  afterAll(async () => {
    await app.close();
    await keeping.stop();
    await db.destroy();
  });
  return {
    keeping,
    call(request, as = "visitor") {
      const headers = as === "visitor" ? {} : { authorization: `Bearer ${site.tokens[as]}` };
      return app.inject({ ...request, headers: { ...headers, ...request.headers } });
    },
  };
}
