import { getIntrospectionQuery } from "graphql";
import { describe, expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const withoutIntrospection = await aServer({ introspection: false, sandbox: false });

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
    expect((await site.execute(misspelt)).errors?.[0]?.message).toContain("galleries");
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

test("a document that is cut off is refused, whatever it would have become", async () => {
  for (const query of ['mutation "', 'query Q { subscription """', "{ mutation \u0000"]) {
    const answer = await site.request({ method: "POST", url: "/graphql", payload: { query } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe("GRAPHQL_PARSE_FAILED");
  }
});

describe("a request that another site's page could send", () => {
  const query = "{ __typename }";
  const get = (headers: Record<string, string> = {}) =>
    site.request({ url: `/graphql?query=${encodeURIComponent(query)}`, headers });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "is refused as %s",
    async (type) => {
      const call = { method: "POST", url: "/graphql", headers: { "content-type": type } } as const;
      const answer = await site.request({ ...call, payload: JSON.stringify({ query }) });
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
    const answer = await site.request({ url: `/graphql?query=${mutation}`, headers }, "editor");
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
  });
});
