import "reflect-metadata";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { fillUrgency } from "./application/alerts/fill-urgency.ts";
import { repeatErasures } from "./application/privacy/erasures.ts";
import { logUnreadable } from "./application/privacy/unreadable-applications.ts";
import { repeatWithdrawals } from "./consent/withdrawals.ts";
import { ScheduleTimer } from "./content/schedule-timer.ts";
import { entities } from "./entities.ts";
import { claimStore } from "./files/database-identity.ts";
import { moveEncryptedFiles } from "./files/encrypted-files.ts";
import { type FileStore, isFilesUnavailable } from "./files/file-store.ts";
import { openFileStores } from "./files/open-file-store.ts";
import {
  createResponseCache,
  createResponseCacheWithInvalidation,
} from "./http/cache/create-response-cache.ts";
import { PageRefresher } from "./http/cache/page-refresher.ts";
import type { ResponseCache } from "./http/cache/response-cache.ts";
import type { Render } from "./http/pages/render-contract.ts";
import { buildServer } from "./http/server.ts";
import type { ImageStore } from "./image/image-store.ts";
import { openImageStore } from "./image/image-store.ts";
import { assertPortFree } from "./platform/assert-port-free.ts";
import { openDatabase } from "./platform/database/database.ts";
import { instanceName, warnOfDifferentSecrets } from "./platform/database/instance-secrets.ts";
import { migrations } from "./platform/database/migrations.ts";
import { Replicas } from "./platform/database/replicas.ts";
import { waitForDatabase } from "./platform/database/wait-for-database.ts";
import { FieldEncryption } from "./platform/encryption/field-encryption.ts";
import { openKeyRing } from "./platform/encryption/key-ring.ts";
import { deriveSecret } from "./platform/encryption/secrets.ts";
import { type Environment, readEnvironment } from "./platform/environment.ts";
import { isDiskFull } from "./platform/files/disk-full.ts";
import { lockFolder } from "./platform/files/folder-lock.ts";
import { type Log, openLog, say } from "./platform/log.ts";
import { renderModule } from "./platform/paths.ts";
import { lowerPoolPriority } from "./platform/pool-priority.ts";
import { jobTimeouts, requestTimeouts } from "./platform/session-settings.ts";
import { ShutdownHooks, unexpectedErrorCode } from "./platform/shutdown-hooks.ts";
import { StartupError } from "./platform/startup-error.ts";
import { assertSupported } from "./platform/supported-postgres.ts";
import { type PreparedDatabase, prepareDatabase } from "./prepare-database.ts";
import { openEmailSender, openTelegramSender, startEmails } from "./start-emails.ts";
import { startJobs } from "./start-jobs.ts";
import { returnQuarantined } from "./stored-files/return-quarantined.ts";
import { startWebhooks } from "./webhook/start-webhooks.ts";

async function start(settings: Environment, log: Log, shutdown: ShutdownHooks): Promise<void> {
  await prepareFolder(settings.dataDir);
  // Instances with an external database may share the folder; the embedded PostgreSQL serves one
  // process only.
  if (!settings.databaseUrl) {
    const lock = lockFolder(settings.dataDir);
    shutdown.add(() => lock.release());
  }
  await assertPortFree(settings);
  const keyRing = await openKeyRing(settings);
  const [applicationKey = ""] = keyRing();
  const encryption = new FieldEncryption(keyRing);
  const environment = { ...settings, applicationKey };
  const { url, ownerUrl } = await databaseUrls(environment, log, shutdown);
  const name = instanceName([applicationKey]);
  const location = environment.files;
  const { files, patient } = await openFileStores(
    { location, megabytes: environment.filesCacheMegabytes },
    log,
  );
  const images = await openImageStore(files, environment.cloudinary);
  const prepared = await prepareAsOwner({ ownerUrl, url, images, files, environment });
  const database = { url, entities, migrations, name };
  const db = await openDatabase({ ...database, timeouts: requestTimeouts });
  shutdown.add(() => db.destroy());
  const replicas = new Replicas(db, environment.databaseReplicaUrls, log);
  shutdown.add(() => replicas.stop());
  await replicas.start();
  const jobsDb = await openDatabase({ ...database, timeouts: jobTimeouts });
  shutdown.add(() => jobsDb.destroy());
  await prepareFiles(db, { files, encryption }, log);
  await repeatErasures(db, encryption, environment.dataDir, new Date());
  await repeatWithdrawals(db, environment.dataDir);
  await fillUrgency(db.manager, encryption);
  await logUnreadable(db.manager, encryption, log);
  await warnOfDifferentSecrets(db, name, log);
  const render = await loadRender(environment, log);
  const schedule = new ScheduleTimer(jobsDb, log);
  const onChange = () => void schedule.planChanged();
  const cache = createCache(environment, { db, replicas, url, log, onChange }, shutdown);
  const sender = openEmailSender({ db, environment, log });
  shutdown.add(() => sender?.close());
  const app = await buildServer({
    environment,
    db,
    images,
    files,
    log,
    secret: deriveSecret(applicationKey, "page nonces"),
    encryption,
    cache,
    sendEmail: sender?.send ?? null,
    sendTelegram: openTelegramSender(environment),
    ...(render ? { render } : {}),
  });
  new PageRefresher(app, cache);
  // Stopped after the last requests, which may queue e-mails and events.
  shutdown.add(startEmails({ db, encryption, environment, log }));
  const { publicUrl, webhookPrivateHosts: privateHosts } = environment;
  shutdown.add(startWebhooks({ db, encryption, publicUrl, privateHosts, log }));
  shutdown.add(() => closeWithTimeout(app, environment.mode === "development" ? 500 : 10_000));
  shutdown.add(() => schedule.stop());
  await schedule.start();
  lowerPoolPriority();
  await app.listen({ host: environment.host, port: environment.port });
  printAddresses(environment, prepared);
  await prepared.finish();
  startJobs({ db, jobsDb, url, images, files: patient, encryption, environment, log }, shutdown);
}

async function prepareFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used: ${String(error)}.`);
  }
}

/** The database with the account that serves requests, and with the one that owns the tables. */
async function databaseUrls(
  environment: Environment,
  log: Log,
  shutdown: ShutdownHooks,
): Promise<{ url: string; ownerUrl: string }> {
  const { databaseUrl, databaseOwnerUrl } = environment;
  if (!databaseUrl) {
    const { url: ownerUrl, applicationUrl } = await startPostgres(environment, log, shutdown);
    return { url: applicationUrl, ownerUrl };
  }
  const ownerUrl = databaseOwnerUrl ?? databaseUrl;
  await waitForDatabase(ownerUrl, say);
  await assertSupported(ownerUrl, log);
  return { url: databaseUrl, ownerUrl };
}

/** Only migrations and the first content are written as the owner of the tables. */
async function prepareAsOwner(parts: {
  ownerUrl: string;
  url: string;
  images: ImageStore;
  files: FileStore;
  environment: Environment;
}): Promise<PreparedDatabase> {
  const { ownerUrl, url, images, files, environment } = parts;
  const db = await openDatabase({ url: ownerUrl, entities, migrations });
  const preparing = prepareDatabase({
    db,
    url: ownerUrl,
    applicationUrl: url,
    images,
    files,
    environment,
  });
  return preparing.finally(() => db.destroy());
}

/** What earlier versions stored elsewhere comes into the store; one that is away is asked at the next start. */
async function prepareFiles(
  db: DataSource,
  parts: { files: FileStore; encryption: FieldEncryption },
  log: Log,
): Promise<void> {
  const { files } = parts;
  try {
    await claimStore(db, files);
    if (!files.isRemote) await returnQuarantined(db, files);
    await moveEncryptedFiles(db, parts);
  } catch (error) {
    if (!isFilesUnavailable(error) && !isDiskFull(error)) throw error;
    log.warn({ err: error }, `${files.name} could not be prepared, and will be at the next start`);
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
  return postgres;
}

/** In development nothing is cached, because pages change with their sources. */
function createCache(
  { mode, cacheMegabytes }: Environment,
  parts: {
    db: DataSource;
    replicas: Replicas;
    url: string;
    log: Log;
    onChange: () => void;
  },
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
  say(`\nThe site is ready after ${seconds} s.`);
  say(`  Site           ${environment.publicUrl}/`);
  say(`  Admin area     ${environment.publicUrl}/admin`);
  say(`  GraphQL        ${environment.publicUrl}/graphql`);
  say(`  Administrator  ${adminEmail}`);
  if (newPassword) say(`  Password       ${newPassword}  (shown this once)`);
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof StartupError) return error.message;
  return isFilesUnavailable(error)
    ? "The first start writes files, and their store does not answer: try again."
    : null;
}

function run(environment: Environment): void {
  const log = openLog(environment);
  const shutdown = new ShutdownHooks(log);
  shutdown.handleSignals(() => say("\nFinishing open requests …"));
  start(environment, log, shutdown).catch((error: unknown) => {
    if (shutdown.isShuttingDown) return;
    const sentence = sentenceOf(error);
    const isExpected = sentence !== null;
    if (isExpected) process.stderr.write(`${sentence}\n`);
    else log.fatal({ err: error }, "the server could not start");
    void shutdown.shutDown(isExpected ? 1 : unexpectedErrorCode);
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
