import "reflect-metadata";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { startRetention } from "./application/privacy/retention.ts";
import { logUnreadable } from "./application/privacy/unreadable-applications.ts";
import { entities } from "./entities.ts";
import { startSecurityEventRetention } from "./history/security-event-retention.ts";
import {
  createResponseCache,
  createResponseCacheWithInvalidation,
} from "./http/cache/create-response-cache.ts";
import type { ResponseCache } from "./http/cache/response-cache.ts";
import type { Render } from "./http/pages/render-contract.ts";
import { buildServer } from "./http/server.ts";
import { startImageSweep } from "./image/image-sweep.ts";
import { openImageStore } from "./image/stores/open-image-store.ts";
import { startTrashSweep } from "./overview/trash-sweep.ts";
import { assertPortFree } from "./platform/assert-port-free.ts";
import { openDatabase } from "./platform/database/database.ts";
import { instanceName, warnOfDifferentSecrets } from "./platform/database/instance-secrets.ts";
import { migrations } from "./platform/database/migrations.ts";
import { reachableReplicas, waitForDatabase } from "./platform/database/wait-for-database.ts";
import { type Environment, readEnvironment } from "./platform/environment.ts";
import { FieldEncryption } from "./platform/field-encryption.ts";
import { lockFolder } from "./platform/folder-lock.ts";
import { type Log, openLog, say } from "./platform/log.ts";
import { renderModule } from "./platform/paths.ts";
import { deriveSecret, loadOrCreateSecret } from "./platform/secrets.ts";
import { ShutdownHooks } from "./platform/shutdown-hooks.ts";
import { StartupError } from "./platform/startup-error.ts";
import { assertSupported } from "./platform/supported-postgres.ts";
import { type PreparedDatabase, prepareDatabase } from "./prepare-database.ts";
import { documentFolder, startDocumentSweep } from "./report/document-store.ts";
import { openEmailSender, startEmails } from "./start-emails.ts";

async function start(settings: Environment, log: Log, shutdown: ShutdownHooks): Promise<void> {
  await prepareFolder(settings.dataDir);
  // Instances with an external database may share the folder; the embedded PostgreSQL serves one
  // process only.
  if (!settings.databaseUrl) {
    const lock = lockFolder(settings.dataDir);
    shutdown.add(() => lock.release());
  }
  await assertPortFree(settings);
  const applicationKey =
    settings.applicationKey ?? (await loadOrCreateSecret(settings.dataDir, "application-key"));
  const encryption = new FieldEncryption(applicationKey);
  const environment = { ...settings, applicationKey };
  const url = environment.databaseUrl ?? (await startPostgres(environment, log, shutdown));
  if (environment.databaseUrl) {
    await waitForDatabase(url, say);
    await assertSupported(url, log);
  }
  const name = instanceName([applicationKey]);
  const replicas = await reachableReplicas(environment.databaseReplicaUrls, log);
  const db = await openDatabase({ url, replicas, entities, migrations, name });
  shutdown.add(() => db.destroy());
  const images = await openImageStore(environment);
  const prepared = await prepareDatabase({ db, url, images, environment });
  await logUnreadable(db.manager, encryption, log);
  await warnOfDifferentSecrets(db, name, log);
  const render = await loadRender(environment, log);
  const cache = createCache(environment, { db, url, log }, shutdown);
  const sender = openEmailSender({ db, environment, log });
  shutdown.add(() => sender?.close());
  const app = await buildServer({
    environment,
    db,
    images,
    log,
    secret: deriveSecret(applicationKey, "page nonces"),
    encryption,
    cache,
    sendEmail: sender?.send ?? null,
    ...(render ? { render } : {}),
  });
  // Stopped after the last requests, which may queue e-mails.
  shutdown.add(startEmails({ db, encryption, environment, log }));
  shutdown.add(() => closeWithTimeout(app, environment.mode === "development" ? 500 : 10_000));
  await app.listen({ host: environment.host, port: environment.port });
  printAddresses(environment, prepared);
  await prepared.finish();
  shutdown.add(startTrashSweep(db, log));
  shutdown.add(startRetention(db, log));
  shutdown.add(startSecurityEventRetention(db, log));
  shutdown.add(startImageSweep(db, images, log));
  shutdown.add(startDocumentSweep(db, documentFolder(environment.dataDir), log));
}

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used: ${String(error)}.`);
  }
}

async function startPostgres({ dataDir }: Environment, log: Log, shutdown: ShutdownHooks) {
  say("Starting PostgreSQL …");
  const { startEmbeddedPostgres } = await import("./platform/postgres/embedded-postgres.ts");
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onRestart: (error) =>
      error ? log.error({ err: error }, "PostgreSQL is down") : log.warn("PostgreSQL was down"),
  });
  if (postgres.wasAdopted) say("Found PostgreSQL running, and adopted it.");
  // Set by `npm run dev`, which restarts this process after every edit.
  const isLeftRunning = process.env.DOLONI_KEEP_POSTGRES === "1";
  shutdown.add(() => (isLeftRunning ? postgres.detach() : postgres.stop()));
  return postgres.url;
}

/** In development nothing is cached, because pages change with their sources. */
function createCache(
  { mode, cacheMegabytes }: Environment,
  parts: { db: DataSource; url: string; log: Log },
  shutdown: ShutdownHooks,
): ResponseCache {
  const cacheParts = { ...parts, megabytes: cacheMegabytes };
  if (mode === "development") return createResponseCache(cacheParts);
  const { cache, close } = createResponseCacheWithInvalidation(cacheParts);
  shutdown.add(close);
  return cache;
}

/** The built pages, in development their sources; null when only the API is served. */
async function loadRender(
  { mode }: Environment,
  log: Log,
): Promise<Render | "from sources" | null> {
  if (mode === "development") return "from sources";
  if (!existsSync(renderModule)) {
    log.warn("the pages are not built, so only the API is served: run npm run build");
    return null;
  }
  const { render } = await import(pathToFileURL(renderModule).href);
  return render;
}

/** Lets open requests finish; after `limit` ms the remaining connections are closed. */
async function closeWithTimeout(app: FastifyInstance, limit: number): Promise<void> {
  const timeout = pause(limit).then(() => app.server.closeAllConnections());
  await Promise.race([app.close(), timeout]);
}

function printAddresses(
  environment: Environment,
  { adminEmail, newPassword }: PreparedDatabase,
): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  say(`\nDoloni is ready after ${seconds} s.`);
  say(`  Site           ${environment.publicUrl}/`);
  if (environment.introspection) say(`  Sandbox        ${environment.publicUrl}/graphql`);
  say(`  Administrator  ${adminEmail}`);
  if (newPassword) say(`  Password       ${newPassword}  (shown this once)`);
}

function run(environment: Environment): void {
  const log = openLog(environment);
  const shutdown = new ShutdownHooks(log);
  shutdown.handleSignals(() => say("\nFinishing open requests …"));
  start(environment, log, shutdown).catch((error: unknown) => {
    if (shutdown.isShuttingDown) return;
    if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, "the server could not start");
    void shutdown.shutDown(1);
  });
}

// A closed pipe (`npm start | head`) must not end the process.
process.stdout.on("error", () => undefined);

try {
  run(readEnvironment(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
