import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "../../../server/platform/postgres/embedded-postgres.ts";

/** A PostgreSQL server for tests; the user in `url` may create databases. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Uses the server of TEST_DATABASE_URL, else starts one in Docker, else an embedded one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  return (await isDockerRunning()) ? startInDocker() : startEmbedded();
}

async function startInDocker(): Promise<TestPostgres> {
  const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
  const container = await new PostgreSqlContainer("postgres:18")
    .withCommand(["postgres", "-c", "fsync=off", "-c", "max_connections=300"])
    .start();
  return {
    url: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}

const folders = join(tmpdir(), "doloni-tests");

async function startEmbedded(): Promise<TestPostgres> {
  mkdirSync(folders, { recursive: true });
  await cleanUpAfterKilledRuns();
  const folder = mkdtempSync(join(folders, `${process.pid}-`));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops servers and deletes folders of test runs that were killed. */
async function cleanUpAfterKilledRuns(): Promise<void> {
  for (const name of readdirSync(folders)) {
    if (isAlive(Number(name.split("-")[0]))) continue;
    const folder = join(folders, name);
    await stopEmbeddedPostgres(folder).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Pings Docker, because its socket file may exist without a running engine. */
function isDockerRunning(): Promise<boolean> {
  const path = (process.env.DOCKER_HOST ?? "unix:///var/run/docker.sock").replace(/^unix:\/\//, "");
  if (!path.startsWith("/") || !existsSync(path)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ path, timeout: 1000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("connect", () => socket.write("GET /_ping HTTP/1.0\r\n\r\n"));
    socket.on("data", (answer) => end(answer.toString().includes(" 200 ")));
    socket
      .on("error", () => end(false))
      .on("timeout", () => end(false))
      .on("end", () => end(false));
  });
}
