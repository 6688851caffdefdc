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
  const circle = buildSchema("type Query { again: Query, id: ID }");
  const refusals = (document: string) =>
    validate(circle, parse(document), [documentLimits]).map(({ message }) => message);
  const nested = (levels: number) =>
    `${"{ again ".repeat(levels - 1)}{ id }${"}".repeat(levels - 1)}`;

  test("a document may be so deep and no deeper", () => {
    expect(refusals(nested(maxDepth))).toEqual([]);
    expect(refusals(nested(maxDepth + 1))).toEqual(["TOO_DEEP"]);
  });

  test("fragments hide no depth", () => {
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

  // A client may ask for types of types of types; each level costs as the whole schema.
  test("the schema's own depth is bounded as well", async () => {
    const fields = "fields { type { fields { type { fields { type { fields { name } } } } } } }";
    const { errors } = await site.execute(`{ __schema { types { ${fields} } } }`);
    expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  });
});

describe("cost", () => {
  const tooCostly = { code: "TOO_COSTLY", limit: maxCost };
  const images = (galleries: string, of: string) =>
    `galleries(${galleries}) { items { images(${of}) { id url } } }`;

  test("a list in a list is counted by both lengths, before anything is read", async () => {
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

  test("the same list under many names costs as many times", async () => {
    const twice = ["a", "b"].map((name) => `${name}: ${images("first: 100", "first: 50")}`);
    expect((await site.execute(`{ ${twice[0]} }`)).errors).toBeUndefined();
    expect(await refusal(`{ ${twice.join(" ")} }`)).toEqual(tooCostly);
  });

  test("all images of many galleries are not one page's worth", async () => {
    const all = "items { images { id url } }";
    expect(await refusal(`{ galleries(first: 100) { ${all} } }`)).toEqual(tooCostly);
    const one = `{ gallery(id: "x") { images { id url width height variants alt } } }`;
    expect((await site.execute(one)).errors).toBeUndefined();
  });

  test("a negative length makes nothing cheaper", async () => {
    const dear = ["a", "b"].map((name) => `${name}: ${images("first: 100", "first: 90")}`);
    for (const length of [-1, -1_000_000]) {
      const outer = images(`first: ${length}`, "first: 90");
      const inner = images("first: 20", `first: ${length}`);
      for (const list of [outer, inner]) {
        expect(await refusal(`{ ${dear.join(" ")} ${list} }`)).toEqual(tooCostly);
      }
    }
  });

  test("an image list of no length, or beyond the longest, is refused", async () => {
    const imageId = await anImageRow(site.db);
    await aPublishedItem(site, "Project", { translations: { ua: {} }, imageIds: [imageId] });
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

  test("a costly document is a fault of its sender, not of ours", async () => {
    const query = `{ ${images("first: 100", "first: 100")} }`;
    expect((await post({ query })).statusCode).toBe(400);
  });

  test("variables of a wrong kind are named", async () => {
    const query = "query ($a: Int!) { galleries(first: $a) { total } }";
    for (const variables of [{ a: "many" }, {}, { a: null }, { a: 1e100 }]) {
      expect(await refusal(query, variables)).toEqual({ code: "BAD_USER_INPUT" });
    }
  });
});

describe("a document built to exhaust", () => {
  /** Each fragment twice in the one before it: 2 to the power of `levels` when written out. */
  const doubling = (levels: number) =>
    [
      "{ ...F0 }",
      ...Array.from(
        { length: levels },
        (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
      ),
      `fragment F${levels} on Query { currentUser { id } }`,
    ].join("\n");

  test("fragments that double again and again are refused at once", async () => {
    for (const levels of [20, 60, 400]) {
      expect(await refusal(doubling(levels))).toMatchObject({ code: "TOO_COSTLY" });
    }
    expect((await site.execute(doubling(8))).errors).toBeUndefined();
  });

  test("a long document of fragments is measured, and not taken for a fault of ours", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => `n${i}: __typename`);
    const wide = (times: number) =>
      `{ ${"...Wide ".repeat(times)} } fragment Wide on Query { ${names(130).join(" ")} }`;
    expect((await site.execute(wide(120))).errors).toBeUndefined();
    expect(await refusal(wide(160))).toMatchObject({ code: "TOO_COSTLY" });
  });

  test("more than five thousand words are refused unread", async () => {
    const words = (count: number) =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(" ")} }`;
    expect((await site.execute(words(1600))).errors).toBeUndefined();
    expect(await refusal(words(1700))).toMatchObject({ code: "GRAPHQL_PARSE_FAILED" });
  });

  test("several documents in one request are refused", async () => {
    const { statusCode, body } = await post([
      { query: "{ __typename }" },
      { query: "{ __typename }" },
    ]);
    expect(statusCode).toBe(400);
    expect(body).not.toContain("Query");
  });

  test("a body of more than two megabytes is refused, in GraphQL's form", async () => {
    const answer = await post({ query: "{ __typename }", variables: { x: "ж".repeat(1_100_000) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors[0].extensions).toEqual({ code: "TOO_LARGE" });
  });
});
