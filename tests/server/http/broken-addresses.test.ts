import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { notFoundPhrases } from "../../../client/phrases/site/not-found.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { portOf } from "../../support/images/image-server.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
await site.app.listen({ port: 0, host: "127.0.0.1" });

interface Answer {
  status: number;
  headers: string;
  body: string;
}

/** Sends these lines as bytes, which other clients would refuse to send. */
async function send(...lines: string[]): Promise<Answer> {
  const client = connect(portOf(site.app), "127.0.0.1");
  client.on("error", () => undefined);
  client.write(lines.join("\r\n"));
  const answer = await text(client);
  const [head = "", ...body] = answer.split("\r\n\r\n");
  return {
    status: Number(head.slice("HTTP/1.1 ".length, 12)),
    headers: head.toLowerCase(),
    body: body.join("\r\n\r\n"),
  };
}

const request = (line: string, ...headers: string[]) =>
  send(line, "host: here", "connection: close", ...headers, "", "");
const open = (address: string) => request(`GET ${address} HTTP/1.1`, "accept: text/html");

const brokenAddresses: readonly (readonly [about: string, address: string])[] = [
  ["half a letter", "/%D1%81%D1%82%D0"],
  ["a percent sign", "/100%"],
  ["a percent sign between letters", "/100%-so/50%zz"],
  ["bytes of another encoding", "/%F1%F2"],
  ["half a surrogate pair", "/%ED%A0%80"],
  ["a NUL", "/%00"],
  ["letters that were not escaped", "/неіснує"],
  ["a long name", `/${"a".repeat(12_000)}`],
  ["a long name of a project", `/projects/${"a".repeat(3000)}`],
  ["a space", "/немає сторінки"],
  ["more letters than a request may have", `/${"a".repeat(20_000)}`],
];

describe.each([
  ["UA", ""],
  ["ENG", "lang=en"],
] as const)("a reader in %s", (language, query) => {
  test.each(brokenAddresses)(
    "reads of an address with %s that there is no page",
    async (_, address) => {
      const { status, headers, body } = await open(`${address}${query && `?${query}`}`);
      expect(status).toBe(404);
      expect(body).toContain(notFoundPhrases[language].text);
      expect(headers).toContain("content-security-policy:");
    },
  );

  test.each(["a=100%", "a=%D0", "%=%00", "q=%F1%F2"])(
    "sees the page whose query is broken as in %s",
    async (broken) => {
      const { status, body } = await open(`/team?${broken}&${query}`);
      expect(status).toBe(200);
      expect(body).toContain(language === "UA" ? '<html lang="uk">' : '<html lang="en">');
    },
  );
});

const errorOf = ({ body }: Answer) => {
  const { code, errors } = JSON.parse(body);
  return code ?? errors[0].extensions.code;
};

describe("a program", () => {
  test.each(["/api", "/graphql"])("reads of a broken address below %s our error", async (path) => {
    for (const [, address] of brokenAddresses) {
      const answer = await request(`GET ${path}${address} HTTP/1.1`);
      expect([answer.status, errorOf(answer)]).toEqual([404, "NOT_FOUND"]);
      expect(answer.headers).toContain("content-security-policy:");
    }
  });

  const json = "content-type: application/json";
  const token = `authorization: Bearer ${site.tokens.editor}`;
  test.each([
    ["a method that HTTP does not know", ["NOTHING /api/blog HTTP/1.1"], 400, "MALFORMED"],
    ["no HTTP", ["Привіт"], 400, "MALFORMED"],
    ["a header without a name", ["GET /api/blog HTTP/1.1", ": x"], 400, "MALFORMED"],
    ["two lengths", ["POST /api/blog HTTP/1.1", "content-length: 1, 2"], 400, "MALFORMED"],
    ["a long header", ["GET /api/blog HTTP/1.1", `x: ${"a".repeat(20_000)}`], 431, "TOO_LARGE"],
    ["an address without end", [`POST /api/${"a".repeat(20_000)} HTTP/1.1`], 431, "TOO_LARGE"],
    ["a method of WebDAV", ["PROPFIND /api/blog HTTP/1.1"], 405, "METHOD_NOT_ALLOWED"],
    ["a method that traces", ["TRACE /graphql HTTP/1.1"], 405, "METHOD_NOT_ALLOWED"],
    ["a method that the address has not", ["PUT /api/blog HTTP/1.1"], 405, "METHOD_NOT_ALLOWED"],
    ["a question about all", ["OPTIONS * HTTP/1.1"], 404, "NOT_FOUND"],
    ["an unknown expectation", ["GET /api/nothing HTTP/1.1", "expect: wonders"], 404, "NOT_FOUND"],
    [
      "half of JSON",
      ["POST /api/blog HTTP/1.1", json, token, "content-length: 1", "", "{"],
      400,
      "MALFORMED",
    ],
    [
      "a body of no kind",
      ["POST /api/blog HTTP/1.1", "content-type: x", token, "content-length: 1", "", "{"],
      415,
      "UNSUPPORTED",
    ],
    [
      "a large body",
      ["POST /api/blog HTTP/1.1", json, token, "content-length: 9000000"],
      413,
      "TOO_LARGE",
    ],
  ] as const)("that sends %s reads our error", async (_, [line, ...rest], status, code) => {
    const answer = await send(line, "host: here", "connection: close", ...rest, "", "");
    expect([answer.status, errorOf(answer)]).toEqual([status, code]);
    expect(answer.headers).toContain("content-security-policy:");
  });
});

describe("a reader whose browser sends too much", () => {
  test.each([
    ["in the address of a form", [`POST /${"a".repeat(20_000)} HTTP/1.1`]],
    ["in a header", ["GET /team HTTP/1.1", "accept: text/html", `cookie: ${"a".repeat(20_000)}`]],
  ])("%s reads it in both languages", async (_, lines) => {
    const { status, headers, body } = await send(...lines, "host: here", "", "");
    expect(status).toBe(431);
    expect(headers).toContain("content-type: text/html; charset=utf-8");
    expect(headers).toContain("content-security-policy:");
    expect(body).toContain('<html lang="uk">');
    expect(body).toContain('lang="en"');
  });
});
