import "reflect-metadata";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { createAdmin } from "./account/first-admin.ts";
import { entities } from "./entities.ts";
import { isEmpty } from "./first-run.ts";
import { migrate, openDatabase } from "./platform/database/database.ts";
import { migrations } from "./platform/database/migrations.ts";
import { readEnvironment } from "./platform/environment.ts";
import { emailAddress, secretOfLength } from "./platform/environment-rules.ts";
import { lockFolder } from "./platform/folder-lock.ts";
import { say } from "./platform/log.ts";
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./platform/postgres/embedded-postgres.ts";
import { StartupError } from "./platform/startup-error.ts";

const usage = "npm run admin:create -- --email somebody@example.org [--password …]";

/** An administrator from the command line, whether or not the server runs meanwhile. */
async function run(): Promise<void> {
  const credentials = readCredentials();
  const environment = readEnvironment(process.env);
  await withDatabase(environment, async (db) => {
    if (await isEmpty(db))
      throw new StartupError("The database is empty: run npm start once first.");
    await migrate(db);
    const { email, generatedPassword } = await createAdmin(db, credentials);
    say(`${email} is an administrator.`);
    if (generatedPassword) say(`Password: ${generatedPassword}  (shown this once)`);
  });
}

function readCredentials(): { email: string; password: string | null } {
  try {
    const { values } = parseArgs({
      options: { email: { type: "string" }, password: { type: "string" } },
    });
    if (!values.email) throw new Error("--email is missing");
    return {
      email: named("--email", emailAddress, values.email),
      password: values.password
        ? named("--password", secretOfLength(8, 200), values.password)
        : null,
    };
  } catch (failure) {
    throw new StartupError(`${failure instanceof Error ? failure.message : failure}.\n${usage}`);
  }
}

function named(name: string, rule: (text: string) => string, text: string): string {
  try {
    return rule(text);
  } catch (failure) {
    throw new Error(`${name} ${failure instanceof Error ? failure.message : failure}`);
  }
}

async function withDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  const running = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  if (running) return connected(running, work);
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await connected(postgres.url, work);
  } finally {
    await postgres.stop();
    lock.release();
  }
}

async function connected(url: string, work: (db: DataSource) => Promise<void>): Promise<void> {
  const db = await openDatabase({ url, entities, migrations, connections: 2 });
  await work(db).finally(() => db.destroy());
}

run().catch((failure: unknown) => {
  const isForeseen = failure instanceof StartupError;
  process.stderr.write(`${isForeseen ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
