import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { portOf } from "../../support/images/image-server.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
await site.app.listen({ port: 0, host: "127.0.0.1" });

const query = JSON.stringify({ query: "{ __typename }" });

/** A connection that stays open between requests, as browsers and proxies use it. */
function aKeepAliveConnection(): Socket {
  const client = connect(portOf(site.app), "127.0.0.1");
  onTestFinished(() => void client.destroy());
  return client;
}

/** Sends a POST on the connection and returns its complete response. */
async function post(client: Socket, path: string, headers: string[], body: Buffer | string) {
  const bytes = Buffer.from(body);
  const lines = [
    `POST ${path} HTTP/1.1`,
    "host: here",
    `content-length: ${bytes.length}`,
    ...headers,
  ];
  client.write(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), bytes]));
  let text = "";
  for (;;) {
    text += (await once(client, "data")).toString();
    const [head = "", rest = ""] = text.split("\r\n\r\n");
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (Buffer.byteLength(rest) >= length) return text;
  }
}

const json = "content-type: application/json";

describe("a client that sends a compressed body", () => {
  test.each([
    ["gzip", "/graphql", gzipSync(query)],
    ["br", "/graphql", brotliCompressSync(query)],
    ["deflate", "/api/auth/login", gzipSync(query)],
    ["zstd", "/api/images", Buffer.from(query)],
    // Not what the header says, and large when it is inflated.
    ["gzip", "/graphql", Buffer.from("no gzip at all")],
    ["gzip", "/graphql", gzipSync(Buffer.alloc(20_000_000))],
  ])("by %s to %s is told to send it plainly, and goes on at once", async (coding, path, body) => {
    const client = aKeepAliveConnection();
    const refused = await post(client, path, [json, `content-encoding: ${coding}`], body);
    expect(refused).toMatch(/^HTTP\/1\.1 415 /);
    expect(refused.toLowerCase()).toContain("\r\naccept-encoding: identity\r\n");
    expect(refused).toContain("UNSUPPORTED");
    expect(refused).toContain("send it without Content-Encoding");
    const next = await post(client, "/graphql", [json], query);
    expect(next).toMatch(/^HTTP\/1\.1 200 .*"__typename":"Query"/s);
  });

  test("a plain body that says so is read", async () => {
    const headers = [json, "content-encoding: identity"];
    const answer = await post(aKeepAliveConnection(), "/graphql", headers, query);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*"__typename":"Query"/s);
  });
});
