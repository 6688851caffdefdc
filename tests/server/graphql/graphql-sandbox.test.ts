import { getIntrospectionQuery } from "graphql";
import { describe, expect, test } from "vitest";
import { aServer, type TestServer } from "../../support/server/test-server.ts";

const withSandbox = await aServer();
const withoutSandbox = await aServer({ introspection: false });

const inABrowser = (site: TestServer) =>
  site.request({
    url: "/graphql",
    headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
  });

describe("the Sandbox", () => {
  test("opens for a developer who visits the address in a browser", async () => {
    const { statusCode, headers, body } = await inABrowser(withSandbox);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toContain("embeddable-sandbox");
  });

  test("has a policy that allows what it loads", async () => {
    const { headers, body } = await inABrowser(withSandbox);
    expect(headers).not.toHaveProperty("content-security-policy");
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1] ?? "";
    const directive = (name: string) =>
      policy.split(";").find((one) => one.trim().startsWith(name));
    expect(directive("frame-src")).toContain("https://sandbox.embed.apollographql.com");
    const scripts = [...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(1);
    for (const tag of scripts) {
      const nonce = /nonce="([^"]+)"/.exec(tag)?.[1];
      expect(nonce).toBeTruthy();
      expect(directive("script-src")).toContain(`'nonce-${nonce}'`);
    }
  });

  test("lets a developer read the whole schema", async () => {
    const { __schema: schema } = await withSandbox.executeOrThrow(getIntrospectionQuery());
    expect(schema.types.map(({ name }: { name: string }) => name)).toContain("BlogPost");
  });
});

describe("a site without introspection", () => {
  test("has no Sandbox, and the strict policy of its other responses", async () => {
    const { statusCode, headers, body } = await inABrowser(withoutSandbox);
    expect(statusCode).toBe(400);
    expect(headers["content-type"]).not.toContain("text/html");
    expect(body).not.toContain("apollographql");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
  });

  test("does not reveal the schema, completely or in parts", async () => {
    const piece = `{ __type(name: "User") { fields { name } } }`;
    for (const query of [getIntrospectionQuery(), piece]) {
      const { data, errors } = await withoutSandbox.execute(query);
      expect(data ?? null).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    }
  });

  test("does not suggest names of fields", async () => {
    const misspelt = "{ galeries { total } }";
    expect((await withSandbox.execute(misspelt)).errors?.[0]?.message).toContain("galleries");
    expect((await withoutSandbox.execute(misspelt)).errors?.[0]?.message).not.toContain(
      "galleries",
    );
  });

  test("answers queries as usual", async () => {
    expect(
      await withoutSandbox.executeOrThrow("{ __typename galleries { __typename total } }"),
    ).toEqual({
      __typename: "Query",
      galleries: { __typename: "GalleryList", total: 0 },
    });
  });
});

describe("a request that another site's page could send", () => {
  const query = "{ __typename }";
  const get = (headers: Record<string, string> = {}) =>
    withSandbox.request({ url: `/graphql?query=${encodeURIComponent(query)}`, headers });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "is refused as %s",
    async (type) => {
      const call = { method: "POST", url: "/graphql", headers: { "content-type": type } } as const;
      const answer = await withSandbox.request({ ...call, payload: JSON.stringify({ query }) });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().errors[0].extensions.code).toBe("UNSUPPORTED");
      expect(answer.body).not.toContain("Query");
    },
  );

  test("is refused as a GET, unless it has a header that no form can send", async () => {
    for (const headers of [{}, { "content-type": "text/plain" }, { accept: "application/json" }]) {
      const refused = await get(headers as Record<string, string>);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain("CSRF");
      expect(refused.json().data).toBeUndefined();
    }
    const header = { "apollo-require-preflight": "yes" };
    expect((await get(header)).json()).toEqual({ data: { __typename: "Query" } });
  });

  test("changes nothing as a GET, whatever it says", async () => {
    const mutation = encodeURIComponent(`mutation { reorder(kind: MEMBER, ids: []) }`);
    const headers = { "apollo-require-preflight": "yes" };
    const answer = await withSandbox.request(
      { url: `/graphql?query=${mutation}`, headers },
      "editor",
    );
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
  });
});
