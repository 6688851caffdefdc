import { describe, expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "../../../server/platform/postgres/embedded-postgres.ts";
import { findCluster } from "../../../server/platform/postgres/postgres-cluster.ts";
import {
  findPostmaster,
  launchPostmaster,
  stopPostmaster,
} from "../../../server/platform/postgres/postmaster.ts";
import { aDatabase } from "../../support/server/database.ts";
import { aDatabaseProxy } from "../../support/server/database-proxy.ts";
import { aDataFolder, startServer, waitForStatus } from "../../support/server/server-process.ts";

// Each test starts processes, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const ready = "Doloni is ready";
const galleries = (address: string) =>
  fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ galleries { items { id } } }" }),
  });

describe("a database that restarts", () => {
  test("is told by readyz with the reason, and needs no restart of the server", async () => {
    const folder = aDataFolder();
    const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
    postgres.detach();
    const cluster = findCluster(folder);
    if (!cluster) throw new Error("the cluster was just made");
    const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: postgres.url });
    await site.hasPrinted(ready);
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);

    await stopPostmaster(cluster);
    const unready = await fetch(`${site.address}/readyz`);
    expect(unready.status).toBe(503);
    expect(await unready.json()).toEqual({
      status: "unready",
      reason: "the database does not answer",
    });
    expect((await fetch(`${site.address}/healthz`)).status).toBe(200);

    await launchPostmaster(cluster, Number(new URL(postgres.url).port), false);
    await waitForStatus(`${site.address}/readyz`, 200);
    expect(await (await galleries(site.address)).json()).toEqual({
      data: { galleries: { items: [] } },
    });
    expect(await site.end()).toBe(0);
  });

  test("hangs, and readyz says so within seconds", async () => {
    const line = await aDatabaseProxy(await aDatabase());
    const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: line.url });
    await site.hasPrinted(ready);
    line.pause();
    expect((await fetch(`${site.address}/readyz`)).status).toBe(503);
    line.resume();
    await waitForStatus(`${site.address}/readyz`, 200);
  });

  test("was killed, and the embedded one comes back by itself", async () => {
    const folder = aDataFolder();
    const site = await startServer({ DATA_DIR: folder });
    await site.hasPrinted(ready);
    const cluster = findCluster(folder);
    process.kill((cluster && findPostmaster(cluster)?.pid) ?? 0, "SIGKILL");
    await waitForStatus(`${site.address}/readyz`, 503);
    await waitForStatus(`${site.address}/readyz`, 200);
    expect((await galleries(site.address)).status).toBe(200);
  });
});
