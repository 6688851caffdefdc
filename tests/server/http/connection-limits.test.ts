import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { limitConnections } from "../../../server/http/security/connection-limits.ts";
import { trustedProxyCheck } from "../../../server/http/security/trusted-proxies.ts";
import { portOf } from "../../support/images/image-server.ts";

const limits = { total: 4, perAddress: 3 };
const clients: Socket[] = [];
const servers: ReturnType<typeof fastify>[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) await server.close();
});

/** A server with these limits; the response to /slow is sent when `finish` is called. */
async function aLimitedServer(trustProxy: false | number | string = false) {
  const app = fastify();
  servers.push(app);
  const slow = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  limitConnections(app, trustedProxyCheck(trustProxy), limits);
  app.get("/", async () => "hello");
  app.get("/slow", () => {
    asked.resolve();
    return slow.promise;
  });
  await app.listen({ port: 0, host: "0.0.0.0" });
  return { app, isAsked: asked.promise, finish: () => slow.resolve("at last") };
}

type Limited = Awaited<ReturnType<typeof aLimitedServer>>;

/** Opens a connection that the server has accepted, from one of this machine's own addresses. */
async function aConnection({ app }: Limited, localAddress = "127.0.0.1"): Promise<Socket> {
  const accepted = once(app.server, "connection");
  const client = connect({ port: portOf(app), host: "127.0.0.1", localAddress });
  client.on("error", () => undefined);
  clients.push(client);
  await accepted;
  return client;
}

async function ask(client: Socket, path = "/"): Promise<string> {
  client.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`);
  return String((await once(client, "data"))[0]);
}

/** Resolves when the server has closed the connection. */
const isClosed = async (client: Socket) => {
  client.resume();
  if (!client.closed) await once(client, "close");
};

describe("while silent connections of others fill the server", () => {
  test("a visitor is served, and the oldest silent one is closed", async () => {
    const server = await aLimitedServer();
    const silent = [];
    for (const address of ["127.0.0.2", "127.0.0.2", "127.0.0.3", "127.0.0.3"])
      silent.push(await aConnection(server, address));
    expect(await ask(await aConnection(server))).toContain("hello");
    await isClosed(silent[0] as Socket); // four were opened
    expect(silent.slice(1).map(({ closed }) => closed)).toEqual([false, false, false]);
  });

  test("one that begins with a request line and then waits is silent too", async () => {
    const server = await aLimitedServer();
    const slow = await aConnection(server, "127.0.0.2");
    slow.write("GET / HTTP/1.1\r\nhost: he");
    for (const address of ["127.0.0.2", "127.0.0.3", "127.0.0.3"])
      await aConnection(server, address);
    expect(await ask(await aConnection(server))).toContain("hello");
    await isClosed(slow);
  });

  test("a visitor who waits for a response keeps the connection", async () => {
    const server = await aLimitedServer();
    const waiting = await aConnection(server);
    const answer = ask(waiting, "/slow");
    await server.isAsked;
    for (const address of ["2", "2", "3", "3", "4", "4"])
      await aConnection(server, `127.0.0.${address}`);
    server.finish();
    expect(await answer).toContain("at last");
  });
});

describe("one network address", () => {
  test("cannot take the connections of others", async () => {
    const server = await aLimitedServer();
    const visitor = await aConnection(server);
    const flood = [];
    for (let index = 0; index < 4; index += 1) flood.push(await aConnection(server, "127.0.0.2"));
    await isClosed(flood[0] as Socket); // four were opened
    expect(await ask(visitor)).toContain("hello");
  });

  test.each([
    ["of a trusted proxy", "127.0.0.2"],
    ["behind a number of proxies", 1],
  ] as const)("%s may open as many as there are in all", async (_, trustProxy) => {
    const server = await aLimitedServer(trustProxy);
    const proxied = [];
    for (let index = 0; index < 4; index += 1) proxied.push(await aConnection(server, "127.0.0.2"));
    for (const each of proxied) expect(await ask(each)).toContain("hello");
  });
});
