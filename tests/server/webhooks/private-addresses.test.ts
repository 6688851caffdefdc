import dns, { type LookupAddress } from "node:dns";
import { createServer } from "node:net";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { NotPublic } from "../../../server/platform/public-address.ts";
import { requestPublicHost } from "../../../server/platform/request-public-host.ts";
import { brokenUrlRule } from "../../../server/webhook/webhook-url.ts";

const resolved: string[] = [];
/** What each next question for a name is answered. */
let answers: LookupAddress[][] = [];

const lookup = vi.spyOn(dns, "lookup");
afterAll(() => lookup.mockRestore());

/** Answers in place of the system's resolver, which would ask other servers. */
function answer(
  host: string,
  _options: object,
  callback: (error: null, found: LookupAddress[]) => void,
): void {
  resolved.push(host);
  callback(null, answers.shift() ?? [{ address: "127.0.0.1", family: 4 }]);
}

let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.end("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n");
});
await new Promise<void>((resolve) => server.listen(0, "::", resolve));
afterAll(() => server.close());
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;

beforeEach(() => {
  connections = 0;
  resolved.length = 0;
  answers = [];
  lookup.mockImplementation(answer as typeof dns.lookup);
});

const request = (url: string, isOpen?: (host: string) => boolean) =>
  requestPublicHost(new URL(url), {
    method: "POST",
    headers: {},
    body: "{}",
    signal: AbortSignal.timeout(1000),
    isOpen,
  });

const spellings = [
  "127.0.0.1",
  "127.1",
  "127.0.0.1.",
  "127.255.255.254",
  "2130706433",
  "0x7f000001",
  "0x7f.0.0.1",
  "017700000001",
  "0177.0.0.01",
  "①②⑦.⓪.⓪.①",
  "0.0.0.0",
  "0",
  "10.0.0.1",
  "100.64.0.1",
  "169.254.169.254",
  "0xa9fea9fe",
  "172.16.0.1",
  "192.168.0.1",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:a9fe:a9fe]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fd00::1]",
];

describe("a private address", () => {
  test.each(spellings)("spelled %s is not connected to, and refused in a webhook", async (host) => {
    await expect(request(`http://${host}:${port}/`)).rejects.toThrow(NotPublic);
    expect(connections).toBe(0);
    expect(brokenUrlRule(new URL(`https://${host}:${port}/`), [])).toBe("publicHost");
  });

  test.each(["localhost", "localhost.", "LOCALHOST", "intranet.example"])(
    "behind the name %s is not connected to",
    async (name) => {
      await expect(request(`http://${name}:${port}/`)).rejects.toThrow(NotPublic);
      expect([connections, resolved.length]).toEqual([0, 1]);
    },
  );

  test("beside a public one of the same name is not connected to", async () => {
    answers = [
      [
        { address: "1.1.1.1", family: 4 },
        { address: "::1", family: 6 },
      ],
    ];
    await expect(request(`http://both.example:${port}/`)).rejects.toThrow(NotPublic);
    expect(connections).toBe(0);
  });

  test("that a name changes to after it was judged is not connected to", async () => {
    answers = [[{ address: "2000::1", family: 6 }], [{ address: "127.0.0.1", family: 4 }]];
    await expect(request(`http://changing.example:${port}/`)).rejects.not.toThrow(NotPublic);
    expect([connections, resolved]).toEqual([0, ["changing.example"]]);
    await expect(request(`http://changing.example:${port}/`)).rejects.toThrow(NotPublic);
    expect(connections).toBe(0);
  });
});

test("a private host that a setting names is reached", async () => {
  const { statusCode } = await request(
    `http://127.0.0.1:${port}/`,
    (host) => host === `127.0.0.1:${port}`,
  );
  expect([statusCode, connections]).toEqual([204, 1]);
});
