import pg from "pg";
import { describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../../server/platform/postgres/embedded-postgres.ts";
import { findCluster } from "../../../server/platform/postgres/postgres-cluster.ts";
import {
  findPostmaster,
  launchPostmaster,
  stopPostmaster,
} from "../../../server/platform/postgres/postmaster.ts";
import { aDatabase } from "../../support/database/database.ts";
import { aDatabaseProxy } from "../../support/database/database-proxy.ts";
import { aDataFolder, startServer, waitForStatus } from "../../support/processes/server-process.ts";
import { until } from "../../support/until.ts";

const password = "a long and calm password";
const readyMessage = "The site is ready";
const galleries = (address: string) =>
  fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ galleries { items { id } } }" }),
  });

describe("a database", () => {
  test("that stops is reported by readyz with the reason, and needs no restart of the server", async () => {
    const folder = aDataFolder();
    const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
    postgres.detach();
    const cluster = findCluster(folder);
    if (!cluster) throw new Error("the cluster was just created");
    const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: postgres.url });
    await site.hasPrinted(readyMessage);
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

  test("that hangs is reported by readyz within seconds", async () => {
    const proxy = await aDatabaseProxy(await aDatabase());
    const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: proxy.url });
    await site.hasPrinted(readyMessage);
    proxy.pause();
    expect((await fetch(`${site.address}/readyz`)).status).toBe(503);
    proxy.resume();
    await waitForStatus(`${site.address}/readyz`, 200);
  });

  test("that is killed is told as unavailable to those whose requests it was answering", async () => {
    const folder = aDataFolder();
    const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
    postgres.detach();
    const site = await startServer({
      DATA_DIR: aDataFolder(),
      DATABASE_URL: postgres.url,
      ADMIN_PASSWORD: password,
    });
    await site.hasPrinted(readyMessage);
    const send = (path: string, body: object, headers = {}) =>
      fetch(`${site.address}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    const { token } = await (
      await send("/api/auth/login", { email: "admin@doloni.example", password })
    ).json();
    const member = { translations: { ua: { name: "Оля" } }, isOrganizer: true };
    const waiting = new pg.Client({ connectionString: postgres.url });
    waiting.on("error", () => undefined);
    await waiting.connect();
    await waiting.query("begin; lock table member in access exclusive mode");
    const requests = [
      fetch(`${site.address}/api/members`),
      send("/api/members", member, { authorization: `Bearer ${token}` }),
      fetch(`${site.address}/team`, { headers: { accept: "text/html" } }),
    ];
    await until(async () => {
      const { rows } = await waiting.query("select 1 from pg_locks where not granted");
      return rows.length >= requests.length;
    });
    const cluster = findCluster(folder);
    process.kill((cluster && findPostmaster(cluster)?.pid) ?? 0, "SIGKILL");
    const answers = await Promise.all(requests);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    const [list, save, page] = await Promise.all(answers.map((answer) => answer.text()));
    for (const body of [list, save]) expect(body).toContain("UNAVAILABLE");
    expect(page).toContain("Світло скоро повернеться");
    expect(site.output()).not.toContain("unexpected error");
  });

  test("that was killed is restarted when it is the embedded one", async () => {
    const folder = aDataFolder();
    const site = await startServer({ DATA_DIR: folder });
    await site.hasPrinted(readyMessage);
    const cluster = findCluster(folder);
    process.kill((cluster && findPostmaster(cluster)?.pid) ?? 0, "SIGKILL");
    await waitForStatus(`${site.address}/readyz`, 503);
    await waitForStatus(`${site.address}/readyz`, 200);
    expect((await galleries(site.address)).status).toBe(200);
  });
});
