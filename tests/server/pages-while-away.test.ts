import { expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";
import { findCluster } from "../../server/platform/postgres-cluster.ts";
import { launchPostmaster, stopPostmaster } from "../../server/platform/postmaster.ts";
import { aDataFolder, answers, startSite } from "../support/site-process.ts";

// It starts processes, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

test("while the database is away visitors read what was there before, marked so", async () => {
  const folder = aDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
  postgres.leave();
  const cluster = findCluster(folder);
  if (!cluster) throw new Error("the cluster was just made");
  const site = await startSite({ DATA_DIR: aDataFolder(), DATABASE_URL: postgres.url });
  await site.says("Doloni is ready");
  const open = async (path: string) => {
    const { status, headers } = await fetch(`${site.address}${path}`);
    return `${status} ${headers.get("cache-status")}`;
  };
  await expect.poll(() => open("/partners")).toBe("200 doloni; hit");

  await stopPostmaster(cluster);
  const old = "200 doloni; fwd=stale; detail=database-away";
  await expect.poll(() => open("/partners")).toBe(old);
  expect(await open("/team")).toBe("500 doloni; fwd=miss");

  await launchPostmaster(cluster, Number(new URL(postgres.url).port), false);
  await answers(`${site.address}/readyz`, 200);
  await expect.poll(() => open("/team"), { timeout: 10_000 }).toBe("200 doloni; hit");
  await expect.poll(() => open("/partners")).toBe("200 doloni; hit");
  expect(await site.end()).toBe(0);
});
