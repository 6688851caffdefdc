import { getIntrospectionQuery } from "graphql";
import { describe, expect, test } from "vitest";
import { aServer, type TestServer } from "../../support/server/test-server.ts";

const withSandbox = await aServer();
const withoutSandbox = await aServer({ sandbox: false });
const withoutIntrospection = await aServer({ introspection: false, sandbox: false });

const inABrowser = (site: TestServer) =>
  site.request({
    url: "/graphql",
    headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
  });

/** A request of a page whose origin is opaque, or of another page. */
const fromSandbox = (method: "OPTIONS" | "POST", site = withSandbox, origin = "null") => {
  const payload = method === "POST" ? { payload: { query: "{ __typename }" } } : {};
  return site.request({ method, url: "/graphql", headers: { origin }, ...payload });
};

describe("the Sandbox", () => {
  test("opens for a developer who visits the address in a browser", async () => {
    const { statusCode, headers, body } = await inABrowser(withSandbox);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toContain("embeddable-sandbox");
  });

  test("runs in an opaque origin, where its foreign script cannot read the token", async () => {
    const { headers, body } = await inABrowser(withSandbox);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^sandbox allow-scripts /);
    expect(policy).not.toContain("allow-same-origin");
    // Another policy would block the scripts that the page's own policy allows.
    expect(policy).not.toContain("script-src");
    expect(body).toMatch(
      /http-equiv="Content-Security-Policy" content="[^"]*script-src [^;"]*'nonce-/,
    );
  });

  test("may ask as a visitor, and may not send a token", async () => {
    const preflight = await fromSandbox("OPTIONS");
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("null");
    expect(preflight.headers["access-control-allow-headers"]).toContain("content-type");
    expect(preflight.headers["access-control-allow-headers"]).not.toMatch(/authorization/i);
    expect(preflight.headers).not.toHaveProperty("access-control-allow-credentials");
    const answer = await fromSandbox("POST");
    expect(answer.json()).toEqual({ data: { __typename: "Query" } });
    expect(answer.headers["access-control-allow-origin"]).toBe("null");
  });

  test("opens nothing for pages of another site", async () => {
    for (const method of ["OPTIONS", "POST"] as const) {
      const { headers } = await fromSandbox(method, withSandbox, "https://elsewhere.example");
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  test("lets a developer read the whole schema", async () => {
    const { __schema: schema } = await withSandbox.executeOrThrow(getIntrospectionQuery());
    expect(schema.types.map(({ name }: { name: string }) => name)).toContain("BlogPost");
  });
});

describe("a site without the Sandbox", () => {
  test("has the strict policy of its other responses", async () => {
    const { statusCode, headers, body } = await inABrowser(withoutSandbox);
    expect(statusCode).toBe(400);
    expect(headers["content-type"]).not.toContain("text/html");
    expect(body).not.toContain("apollographql");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers.vary).toContain("Accept");
  });

  test("answers no page of an opaque origin", async () => {
    expect((await fromSandbox("OPTIONS", withoutSandbox)).statusCode).toBe(405);
    const { headers } = await fromSandbox("POST", withoutSandbox);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("still shows its schema", async () => {
    const { __schema: schema } = await withoutSandbox.executeOrThrow(getIntrospectionQuery());
    expect(schema.types.length).toBeGreaterThan(100);
  });
});

describe("a site without introspection", () => {
  test("does not reveal the schema, completely or in parts", async () => {
    const piece = `{ __type(name: "User") { fields { name } } }`;
    for (const query of [getIntrospectionQuery(), piece]) {
      const { data, errors } = await withoutIntrospection.execute(query);
      expect(data ?? null).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    }
  });

  test("does not suggest names of fields", async () => {
    const misspelt = "{ galeries { total } }";
    expect((await withSandbox.execute(misspelt)).errors?.[0]?.message).toContain("galleries");
    expect((await withoutIntrospection.execute(misspelt)).errors?.[0]?.message).not.toContain(
      "galleries",
    );
  });

  test("answers queries as usual", async () => {
    expect(
      await withoutIntrospection.executeOrThrow("{ __typename galleries { __typename total } }"),
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
