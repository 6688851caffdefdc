import { buildSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { documentLimits, maxCost, maxDepth } from "../../../server/http/graphql/query-limits.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  site.request({ method: "POST", url: "/graphql", payload, headers });

const refusal = async (query: string, variables: object = {}) => {
  const { data, errors } = await site.execute(query, variables);
  expect(data ?? null).toBeNull();
  return errors?.[0]?.extensions;
};

describe("depth", () => {
  const recursiveSchema = buildSchema("type Query { again: Query, id: ID }");
  const refusals = (document: string) =>
    validate(recursiveSchema, parse(document), [documentLimits]).map(({ message }) => message);
  const nested = (levels: number) =>
    `${"{ again ".repeat(levels - 1)}{ id }${"}".repeat(levels - 1)}`;

  test("a document has a maximum depth", () => {
    expect(refusals(nested(maxDepth))).toEqual([]);
    expect(refusals(nested(maxDepth + 1))).toEqual(["TOO_DEEP"]);
  });

  test("fragments count towards the depth", () => {
    const half = "again { again { again { again { again { again";
    const inner = `fragment Inner on Query { ${half} { id } } } } } } }`;
    const outer = `fragment Outer on Query { ... on Query { ${half} { ...Inner } } } } } } } }`;
    expect(refusals(`{ ...Inner } ${inner}`)).toEqual([]);
    expect(refusals(`{ ...Outer } ${inner} ${outer}`)).toHaveLength(1);
    expect(refusals(`{ ...Round } fragment Round on Query { again { ...Round } }`)).toEqual([]);
  });

  test("each operation of a document is measured by itself", () => {
    const documents = [`query A ${nested(3)}`, `query B ${nested(maxDepth + 2)}`];
    expect(refusals(documents.join(" "))).toHaveLength(1);
    expect(refusals(documents.reverse().join(" "))).toHaveLength(1);
  });

  // Introspection can nest types without limit; each level costs as much as the whole schema.
  test("the depth of introspection is limited as well", async () => {
    const fields = "fields { type { fields { type { fields { type { fields { name } } } } } } }";
    const { errors } = await site.execute(`{ __schema { types { ${fields} } } }`);
    expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  });
});

describe("cost", () => {
  const tooCostly = { code: "TOO_COSTLY", limit: maxCost };
  const images = (galleries: string, of: string) =>
    `galleries(${galleries}) { items { images(${of}) { id url } } }`;

  test("a list in a list costs the product of both lengths, before anything is read", async () => {
    expect((await site.execute(`{ ${images("first: 100", "first: 90")} }`)).errors).toBeUndefined();
    const cost = await site.countStatements(async () => {
      expect(await refusal(`{ ${images("first: 100", "first: 100")} }`)).toEqual(tooCostly);
    });
    expect(cost).toBe(0);
  });

  test("lengths in variables count like any other", async () => {
    const query = `query ($a: Int!, $b: Int = 100) { ${images("first: $a", "first: $b")} }`;
    expect(await refusal(query, { a: 100 })).toEqual(tooCostly);
    expect((await site.execute(query, { a: 3 })).errors).toBeUndefined();
  });

  test("the same list under several aliases is counted for each", async () => {
    const twice = ["a", "b"].map((name) => `${name}: ${images("first: 100", "first: 50")}`);
    expect((await site.execute(`{ ${twice[0]} }`)).errors).toBeUndefined();
    expect(await refusal(`{ ${twice.join(" ")} }`)).toEqual(tooCostly);
  });

  test("all images of many galleries cost more than one page of them", async () => {
    const all = "items { images { id url } }";
    expect(await refusal(`{ galleries(first: 100) { ${all} } }`)).toEqual(tooCostly);
    const one = `{ gallery(id: "x") { images { id url width height variants alt } } }`;
    expect((await site.execute(one)).errors).toBeUndefined();
  });

  test("a negative length does not reduce the cost", async () => {
    const costly = ["a", "b"].map((name) => `${name}: ${images("first: 100", "first: 90")}`);
    for (const length of [-1, -1_000_000]) {
      const outer = images(`first: ${length}`, "first: 90");
      const inner = images("first: 20", `first: ${length}`);
      for (const list of [outer, inner]) {
        expect(await refusal(`{ ${costly.join(" ")} ${list} }`)).toEqual(tooCostly);
      }
    }
  });

  test("an image list without a length, or beyond the maximum, is refused", async () => {
    const imageId = await anImageRow(site.db);
    await aPublishedItem(site, "Project", {
      translations: { ua: { name: "Табір" } },
      imageIds: [imageId],
    });
    const list = (first: number) => `{ projects { items { images(first: ${first}) { id } } } }`;
    expect((await site.execute(list(500))).data).toEqual({
      projects: { items: [{ images: [{ id: imageId }] }] },
    });
    for (const [first, rule, limit] of [
      [0, "min", 1],
      [-3, "min", 1],
      [501, "max", 500],
    ] as const) {
      expect(await refusal(list(first))).toEqual({
        code: "INVALID",
        fields: [{ path: "first", rule, limit }],
      });
    }
  });

  test("a document that is too costly is a client error, not an internal one", async () => {
    const query = `{ ${images("first: 100", "first: 100")} }`;
    expect((await post({ query })).statusCode).toBe(400);
  });

  test("variables of a wrong kind are named", async () => {
    const query = "query ($a: Int!) { galleries(first: $a) { total } }";
    for (const variables of [{ a: "many" }, {}, { a: null }, { a: 1e100 }]) {
      expect(await refusal(query, variables)).toEqual({ code: "BAD_USER_INPUT" });
    }
  });

  test("a variable that is null in spite of its default value is named", async () => {
    for (const query of [
      'query ($a: String = "Query") { __type(name: $a) { name } }',
      "query ($a: Int = 3) { galleries(first: $a) { total } }",
      "query ($a: Boolean = true) { galleries { total @include(if: $a) } }",
    ]) {
      expect(await refusal(query, { a: null })).toEqual({ code: "BAD_USER_INPUT" });
    }
  });
});

describe("a document that was written to exhaust the server", () => {
  /** Each fragment spreads the next one twice: 2 to the power of `levels` fields when expanded. */
  const doubling = (levels: number) =>
    [
      "{ ...F0 }",
      ...Array.from(
        { length: levels },
        (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
      ),
      `fragment F${levels} on Query { currentUser { id } }`,
    ].join("\n");

  test("fragments that double repeatedly are refused at once", async () => {
    for (const levels of [20, 60, 90]) {
      expect(await refusal(doubling(levels))).toMatchObject({ code: "TOO_COSTLY" });
    }
    expect((await site.execute(doubling(4))).errors).toBeUndefined();
  });

  test("a long document of fragments is measured, without an internal error", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => `n${i}: __typename`);
    const wide = (times: number) =>
      `{ ${"...Wide ".repeat(times)} } fragment Wide on Query { ${names(130).join(" ")} }`;
    expect((await site.execute(wide(120))).errors).toBeUndefined();
    expect(await refusal(wide(160))).toMatchObject({ code: "TOO_COSTLY" });
  });

  test("more than a thousand tokens are refused without parsing", async () => {
    const tokens = (count: number) =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(" ")} }`;
    expect((await site.execute(tokens(330))).errors).toBeUndefined();
    expect(await refusal(tokens(340))).toMatchObject({ code: "GRAPHQL_PARSE_FAILED" });
  });

  test("several documents in one request are refused", async () => {
    const { statusCode, body } = await post([
      { query: "{ __typename }" },
      { query: "{ __typename }" },
    ]);
    expect(statusCode).toBe(400);
    expect(body).not.toContain("Query");
  });

  test("a body of more than two megabytes is refused in GraphQL's error format", async () => {
    const answer = await post({ query: "{ __typename }", variables: { x: "ж".repeat(1_100_000) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors[0].extensions).toEqual({ code: "TOO_LARGE" });
  });
});
