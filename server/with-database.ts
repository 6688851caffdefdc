import { mkdir } from "node:fs/promises";
import { lockFolder } from "./platform/folder-lock.ts";
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./platform/postgres/embedded-postgres.ts";
import { StartupError } from "./platform/startup-error.ts";

/**
 * Runs a command on the site's database, whether or not the server is running: an embedded
 * PostgreSQL that is stopped is started for the time.
 */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const running = databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  if (running) return work(running);
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    lock.release();
  }
}

/** Runs a command; an expected error is one line, and any error sets the exit code. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const isExpected = error instanceof StartupError;
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
