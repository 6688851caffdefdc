import "reflect-metadata";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { startRetention } from "./application/retention.ts";
import { tellUnreadable } from "./application/unreadable.ts";
import { entities } from "./entities.ts";
import type { AnswerCache } from "./http/answer-cache.ts";
import { buildApplication } from "./http/application.ts";
import { deafAnswers, openAnswers } from "./http/open-answers.ts";
import type { Render } from "./http/page-render.ts";
import { startImageSweep } from "./image/image-sweep.ts";
import { openImageStore } from "./image/open-image-store.ts";
import { startMailing } from "./mailing.ts";
import { startTrashSweep } from "./overview/trash-sweep.ts";
import { openDatabase } from "./platform/database.ts";
import { presentReplicas, waitForDatabase } from "./platform/database-access.ts";
import { type Environment, readEnvironment } from "./platform/environment.ts";
import { lockFolder } from "./platform/folder-lock.ts";
import { assertFree } from "./platform/free-address.ts";
import { Leaving } from "./platform/leaving.ts";
import { type Log, openLog, say } from "./platform/log.ts";
import { migrations } from "./platform/migrations.ts";
import { nameOfInstance, tellOtherSecrets } from "./platform/other-instances.ts";
import { builtRender } from "./platform/places.ts";
import { Refusal } from "./platform/refusal.ts";
import { Sealing } from "./platform/sealing.ts";
import { keptSecret } from "./platform/secrets.ts";
import { assertSupported } from "./platform/supported-postgres.ts";
import { type Prepared, prepareDatabase } from "./preparation.ts";
import { documentFolder, startDocumentSweep } from "./report/document-folder.ts";

async function start(given: Environment, log: Log, leaving: Leaving): Promise<void> {
  await prepareFolder(given.dataDir);
  // Instances with one database may share the folder; a PostgreSQL of our own has one process.
  if (!given.databaseUrl) {
    const lock = lockFolder(given.dataDir);
    leaving.finally(() => lock.release());
  }
  await assertFree(given);
  const jwtSecret = given.jwtSecret ?? (await keptSecret(given.dataDir, "jwt-secret"));
  const applicationKey =
    given.applicationKey ?? (await keptSecret(given.dataDir, "application-key"));
  const sealing = new Sealing(applicationKey);
  const environment = { ...given, jwtSecret, applicationKey };
  const url = environment.databaseUrl ?? (await startPostgres(environment, log, leaving));
  if (environment.databaseUrl) {
    await waitForDatabase(url, say);
    await assertSupported(url, log);
  }
  const name = nameOfInstance([jwtSecret, applicationKey]);
  const replicas = await presentReplicas(environment.databaseReplicaUrls, log);
  const db = await openDatabase({ url, replicas, entities, migrations, name });
  leaving.finally(() => db.destroy());
  const images = await openImageStore(environment);
  const prepared = await prepareDatabase({ db, url, images, environment });
  await tellUnreadable(db.manager, sealing, log);
  await tellOtherSecrets(db, name, log);
  const render = await loadRender(environment, log);
  const answers = keepAnswers(environment, { db, url, log }, leaving);
  const app = await buildApplication({
    ...{ environment, db, images, log, secret: jwtSecret, sealing, answers },
    ...(render ? { render } : {}),
  });
  // Ends after the last requests, which may write mails.
  leaving.finally(startMailing({ db, sealing, environment, log }));
  leaving.finally(() => closeWithin(app, environment.mode === "development" ? 500 : 10_000));
  await app.listen({ host: environment.host, port: environment.port });
  introduce(environment, prepared);
  await prepared.finish();
  leaving.finally(startTrashSweep(db, log));
  leaving.finally(startRetention(db, log));
  leaving.finally(startImageSweep(db, images, log));
  leaving.finally(startDocumentSweep(db, documentFolder(environment.dataDir), log));
}

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (failure) {
    throw new Refusal(`DATA_DIR ${dataDir} cannot be used: ${String(failure)}.`);
  }
}

async function startPostgres({ dataDir }: Environment, log: Log, leaving: Leaving) {
  say("Starting PostgreSQL …");
  const { startEmbeddedPostgres } = await import("./platform/embedded-postgres.ts");
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onRevival: (failure) =>
      failure ? log.error({ err: failure }, "PostgreSQL is down") : log.warn("PostgreSQL was down"),
  });
  if (postgres.wasAdopted) say("Found PostgreSQL running, and went on with it.");
  // Set by `npm run dev`, which starts this process again and again.
  const isKept = process.env.DOLONI_KEEP_POSTGRES === "1";
  leaving.finally(() => (isKept ? postgres.leave() : postgres.stop()));
  return postgres.url;
}

/** In development pages change with their sources, so that nothing is kept. */
function keepAnswers(
  { mode, cacheMegabytes }: Environment,
  parts: { db: DataSource; url: string; log: Log },
  leaving: Leaving,
): AnswerCache {
  const given = { ...parts, megabytes: cacheMegabytes };
  if (mode === "development") return deafAnswers(given);
  const { answers, close } = openAnswers(given);
  leaving.finally(close);
  return answers;
}

/** The built pages; in development their sources; null where there is nothing but the API. */
async function loadRender(
  { mode }: Environment,
  log: Log,
): Promise<Render | "from sources" | null> {
  if (mode === "development") return "from sources";
  if (!existsSync(builtRender)) {
    log.warn("the pages are not built, so only the API answers: run npm run build");
    return null;
  }
  const { render } = await import(pathToFileURL(builtRender).href);
  return render;
}

/** Open requests may finish; connections that are still busy after `limit` ms are cut. */
async function closeWithin(app: FastifyInstance, limit: number): Promise<void> {
  const tooLate = pause(limit).then(() => app.server.closeAllConnections());
  await Promise.race([app.close(), tooLate]);
}

function introduce(environment: Environment, { adminEmail, newPassword }: Prepared): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  say(`\nDoloni is ready after ${seconds} s.`);
  say(`  Site           ${environment.publicUrl}/`);
  if (environment.introspection) say(`  Sandbox        ${environment.publicUrl}/graphql`);
  say(`  Administrator  ${adminEmail}`);
  if (newPassword) say(`  Password       ${newPassword}  (shown this once)`);
}

function run(environment: Environment): void {
  const log = openLog(environment);
  const leaving = new Leaving(log);
  leaving.listen(() => say("\nFinishing open requests …"));
  start(environment, log, leaving).catch((failure: unknown) => {
    if (leaving.isUnderway) return;
    if (failure instanceof Refusal) process.stderr.write(`${failure.message}\n`);
    else log.fatal({ err: failure }, "the server could not start");
    void leaving.leave(1);
  });
}

// A reader that has gone away (`npm start | head`) must not end the site.
process.stdout.on("error", () => undefined);

try {
  run(readEnvironment(process.env));
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
