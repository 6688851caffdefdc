import "reflect-metadata";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { createAdmin } from "./account/first-admin.ts";
import { maxPasswordLength, minPasswordLength } from "./account/password-strength.ts";
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

/** Creates an administrator from the command line, whether or not the server is running. */
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
        ? named("--password", secretOfLength(minPasswordLength, maxPasswordLength), values.password)
        : null,
    };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}.\n${usage}`);
  }
}

function named(name: string, rule: (text: string) => string, text: string): string {
  try {
    return rule(text);
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : error}`);
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

run().catch((error: unknown) => {
  const isExpected = error instanceof StartupError;
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
