import { beforeAll, expect, test } from "vitest";
import { aServer, type TestServer } from "../../support/server/test-server.ts";

let site: TestServer;
beforeAll(async () => {
  site = await aServer();
});

test("a load balancer reads that the process is alive and ready", async () => {
  const alive = await site.request({ url: "/healthz" });
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: "ok" }]);
  const able = await site.request({ url: "/readyz" });
  expect([able.statusCode, able.json()]).toEqual([200, { status: "ready" }]);
  expect(able.headers["cache-control"]).toBe("no-store");
});

test("a load balancer reads which migrations are missing", async () => {
  const [latest] = await site.db.query(
    "delete from migration where id = (select max(id) from migration) returning name",
  );
  const unable = await site.request({ url: "/readyz" });
  expect(unable.statusCode).toBe(503);
  expect(unable.json().reason).toBe(`migrations are missing: ${latest[0].name}`);
});
