import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { errorHandler } from "../../../server/http/error-response.ts";
import { portOf } from "../../support/images/image-server.ts";
import { whenSomebodyWaits } from "../../support/locks.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const { log, read } = aLog();
const site = await aServer({}, log);
await site.app.listen({ port: 0, host: "127.0.0.1" });

/** How many surprises the log tells of. */
const surprises = () => read().split('"unexpected error"').length - 1;

/** Somebody asks GraphQL, and would take the answer compressed. */
async function ask(query: string) {
  // What Node says of this event; `once` knows no events.
  const arrived = once(site.app.server, "request") as Promise<[IncomingMessage, ServerResponse]>;
  const client = connect(portOf(site.app), "127.0.0.1");
  const body = JSON.stringify({ query });
  const headers = ["host: here", "accept-encoding: br", "content-type: application/json"];
  const head = ["POST /graphql HTTP/1.1", ...headers, `content-length: ${body.length}`];
  client.write([...head, "", body].join("\r\n"));
  const [, reply] = await arrived;
  return { client, reply };
}

test("a visitor who goes away while their page is being compressed is no surprise", async () => {
  const { reply } = await ask(
    "{ __schema { types { name description fields { name description } } } }",
  );
  const setHeader = reply.setHeader.bind(reply);
  reply.setHeader = (name, value) => {
    if (name === "content-encoding") reply.socket?.destroy();
    return setHeader(name, value);
  };
  await once(reply, "close");
  await until(() => reply.writableEnded);
  expect(surprises()).toBe(0);
});

test("what fails while nobody waits any more is written down", async () => {
  const before = surprises();
  const runner = site.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query("lock table member in access exclusive mode");
  const { client, reply } = await ask("{ members { items { id } } }");
  await whenSomebodyWaits(site.db);
  client.destroy();
  await once(reply, "close");
  await runner.query("alter table member rename to away");
  await runner.commitTransaction();
  await runner.release();
  await until(() => reply.writableEnded);
  await site.db.query("alter table away rename to member");
  expect(surprises()).toBe(before + 1);
});

test("an answer that breaks off while somebody waits for it is written down", async () => {
  const told: unknown[] = [];
  const app = Fastify();
  app.setErrorHandler(errorHandler((surprise) => String(told.push(surprise))));
  app.get("/", async (_request, reply) => {
    const source = new PassThrough();
    setImmediate(() => source.destroy());
    return reply.send(source);
  });
  expect((await app.inject("/")).statusCode).toBe(500);
  expect(told).toMatchObject([{ code: "ERR_STREAM_PREMATURE_CLOSE" }]);
});
