import { once } from "node:events";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { maxAnonymousBodyBytes } from "../../../server/http/security/body-limits.ts";
import { portOf } from "../../support/images/image-server.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
await site.app.listen({ port: 0, host: "127.0.0.1" });

/** Sends exactly these lines; returns what is received until the connection is closed. */
async function send(...lines: string[]): Promise<string> {
  const client = connect(portOf(site.app), "127.0.0.1");
  client.on("error", () => undefined);
  client.write(lines.join("\r\n"));
  return text(client);
}

const post = (...headers: string[]) =>
  send(
    "POST /graphql HTTP/1.1",
    "host: here",
    "content-type: application/json",
    ...headers,
    "",
    "",
  );

describe("a client that is too slow", () => {
  test("with its headers or its body is disconnected", async () => {
    const { server } = site.app;
    const { headersTimeout, requestTimeout } = server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 60_000]);
    Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
    const [headers, body] = await Promise.all([
      send("GET / HTTP/1.1", "host: he"),
      post("content-length: 100"),
    ]);
    Object.assign(server, { headersTimeout, requestTimeout });
    expect(headers).toContain("408 Request Timeout");
    expect(body).toContain("408 Request Timeout");
  });
});

describe("a visitor who sends a large body", () => {
  test("is refused before it is read", async () => {
    expect(await post(`content-length: ${maxAnonymousBodyBytes + 1}`)).toMatch(
      /^HTTP\/1\.1 413 .*TOO_LARGE/s,
    );
  });

  test("must announce its length", async () => {
    expect(await post("transfer-encoding: chunked")).toMatch(/^HTTP\/1\.1 411 .*LENGTH_REQUIRED/s);
  });

  test("is refused with an invalid token, too", async () => {
    const size = `content-length: ${maxAnonymousBodyBytes + 1}`;
    expect(await post("authorization: Bearer nobody", size)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("in the headers is refused", async () => {
    expect(await post(`x-long: ${"a".repeat(20_000)}`)).toContain("431");
  });
});

describe("a server that is shutting down", () => {
  /** Twenty megabytes: far more than the buffers of a connection hold. */
  const insertLongPosts = `with post as (
      insert into blog_post (posted_at) select now() from generate_series(1, 500) returning id
    ) insert into blog_post_translation (item_id, language, published_at, content)
      select id, 'ua', now(), repeat('words ', 7000) from post`;

  test("lets slow readers receive their complete response", async () => {
    const shuttingDown = await aServer({ keeps: true });
    // The test does not need the search index.
    await shuttingDown.db.query("alter table blog_post_translation disable trigger user");
    await shuttingDown.db.query(insertLongPosts);
    const { rawPayload } = await shuttingDown.request({ method: "GET", url: "/api/blog" });
    await shuttingDown.app.listen({ port: 0, host: "127.0.0.1" });
    const [idle, slow] = [1, 2].map(() => connect(portOf(shuttingDown.app), "127.0.0.1"));
    if (!idle || !slow) throw new Error("both were just created");
    slow.write("GET /api/blog HTTP/1.1\r\nhost: here\r\n\r\n");
    await once(slow, "readable");
    const closing = shuttingDown.app.close();
    const isClosed = once(idle, "close");
    idle.resume();
    await isClosed;
    // The rest of closing happens in later turns of the event loop.
    for (let turns = 0; turns < 100; turns += 1) await turn();
    const answer = await buffer(slow);
    expect(answer.subarray(answer.indexOf("\r\n\r\n") + 4)).toHaveLength(rawPayload.length);
    await closing;
  });
});

test("an editor can save a long text", async () => {
  const payload = { query: `{ overview { inTrash } } # ${"a".repeat(maxAnonymousBodyBytes)}` };
  const answer = await site.request({ method: "POST", url: "/graphql", payload }, "editor");
  expect([answer.statusCode, answer.json().data]).toEqual([200, { overview: { inTrash: 0 } }]);
});
