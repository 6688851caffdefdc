import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { CachedResponse } from "../../../server/http/cache/cached-response.ts";
import { sendCached } from "../../../server/http/cache/send-cached.ts";
import { errorHandler } from "../../../server/http/error-response.ts";
import { whenSomebodyWaits } from "../../support/database/locks.ts";
import { portOf } from "../../support/images/image-server.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const { log, read } = aLog();
const site = await aServer({}, log);
await site.app.listen({ port: 0, host: "127.0.0.1" });

/** Number of unexpected errors in the log. */
const unexpectedErrors = () => read().split('"unexpected error"').length - 1;

/** Sends a GraphQL query that accepts a compressed response. */
async function startQuery(query: string) {
  // The arguments of Node's "request" event; `once` is not typed by event.
  const arrived = once(site.app.server, "request") as Promise<[IncomingMessage, ServerResponse]>;
  const client = connect(portOf(site.app), "127.0.0.1");
  const body = JSON.stringify({ query });
  const headers = ["host: here", "accept-encoding: br", "content-type: application/json"];
  const head = ["POST /graphql HTTP/1.1", ...headers, `content-length: ${body.length}`];
  client.write([...head, "", body].join("\r\n"));
  const [, reply] = await arrived;
  return { client, reply };
}

test("a visitor who disconnects while their page is being compressed causes no unexpected error", async () => {
  const { reply } = await startQuery(
    "{ __schema { types { name description fields { name description } } } }",
  );
  const setHeader = reply.setHeader.bind(reply);
  reply.setHeader = (name, value) => {
    if (name === "content-encoding") reply.socket?.destroy();
    return setHeader(name, value);
  };
  await once(reply, "close");
  await until(() => reply.writableEnded);
  expect(unexpectedErrors()).toBe(0);
});

test("an error after the client disconnected is logged", async () => {
  const before = unexpectedErrors();
  const runner = site.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query("lock table member in access exclusive mode");
  const { client, reply } = await startQuery("{ members { items { id } } }");
  await whenSomebodyWaits(site.db);
  client.destroy();
  await once(reply, "close");
  await runner.query("alter table member rename to away");
  await runner.commitTransaction();
  await runner.release();
  await until(() => reply.writableEnded);
  await site.db.query("alter table away rename to member");
  expect(unexpectedErrors()).toBe(before + 1);
});

test("a response that breaks off while the client waits is logged", async () => {
  const reported: unknown[] = [];
  const app = Fastify();
  app.setErrorHandler(errorHandler((error) => String(reported.push(error))));
  app.get("/", async (_request, reply) => {
    const source = new PassThrough();
    setImmediate(() => source.destroy());
    return reply.send(source);
  });
  expect((await app.inject("/")).statusCode).toBe(500);
  expect(reported).toMatchObject([{ code: "ERR_STREAM_PREMATURE_CLOSE" }]);
});

test.each([
  ["at once", "short"],
  ["after it was compressed", "long".repeat(1000)],
])(
  "a client whose response cannot be written %s is not left waiting, and it is logged",
  async (_, body) => {
    const { log, read } = aLog();
    const app = Fastify({ loggerInstance: log });
    app.get("/", async (request, reply) => {
      const headers = { location: "/про-нас" };
      const response = new CachedResponse({ status: 301, headers, body: Buffer.from(body) });
      sendCached(request, reply, { response, source: "passed" });
      return reply;
    });
    const headers = { "accept-encoding": "gzip" };
    const answer = fetch(await app.listen({ port: 0, host: "127.0.0.1" }), { headers });
    await expect(answer).rejects.toThrow("fetch failed");
    await app.close();
    expect(read()).toContain("ERR_INVALID_CHAR");
  },
);
