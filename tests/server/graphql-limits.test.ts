import { buildSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { deepest, documentLimits } from "../../server/http/graphql-limits.ts";
import { anApplication } from "../support/application.ts";

const site = await anApplication();
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  site.call({ method: "POST", url: "/graphql", payload, headers });

const refusal = async (query: string, variables: object = {}) => {
  const { data, errors } = await site.ask(query, variables);
  expect(data ?? null).toBeNull();
  return errors?.[0]?.extensions;
};

describe("depth", () => {
  const circle = buildSchema("type Query { again: Query, id: ID }");
  const refusals = (document: string) =>
    validate(circle, parse(document), [documentLimits]).map(({ extensions }) => extensions);
  const nested = (levels: number) =>
    `${"{ again ".repeat(levels - 1)}{ id }${"}".repeat(levels - 1)}`;

  test("a document may be so deep and no deeper", () => {
    expect(refusals(nested(deepest))).toEqual([]);
    expect(refusals(nested(deepest + 1))).toEqual([{ code: "TOO_DEEP", limit: deepest }]);
  });

  test("fragments hide no depth", () => {
    const half = "again { again { again { again { again { again";
    const inner = `fragment Inner on Query { ${half} { id }}}}}}}`;
    const outer = `fragment Outer on Query { ... on Query { ${half} { ...Inner }}}}}}}`;
    expect(refusals(`{ ...Inner } ${inner}`)).toEqual([]);
    expect(refusals(`{ ...Outer } ${inner} ${outer}`)).toHaveLength(1);
    expect(refusals(`{ ...Round } fragment Round on Query { again { ...Round } }`)).toEqual([]);
  });

  test("each operation of a document is measured by itself", () => {
    const documents = [`query A ${nested(3)}`, `query B ${nested(deepest + 2)}`];
    expect(refusals(documents.join(" "))).toHaveLength(1);
    expect(refusals(documents.reverse().join(" "))).toHaveLength(1);
  });

  // A client may ask for types of types of types; each level costs as the whole schema.
  test("the schema's own depth is bounded as well", async () => {
    const fields = "fields { type { fields { type { fields { type { fields { name } } } } } } }";
    const { errors } = await site.ask(`{ __schema { types { ${fields} } } }`);
    expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  });
});

describe("cost", () => {
  const tooCostly = { code: "TOO_COSTLY", limit: 20_000 };
  const images = (galleries: string, of: string) =>
    `galleries(${galleries}) { items { images(${of}) { id url } } }`;

  test("a list in a list is counted by both lengths, before anything is read", async () => {
    expect((await site.ask(`{ ${images("first: 100", "first: 90")} }`)).errors).toBeUndefined();
    const cost = await site.statements(async () => {
      expect(await refusal(`{ ${images("first: 100", "first: 100")} }`)).toEqual(tooCostly);
    });
    expect(cost).toBe(0);
  });

  test("lengths in variables count like any other", async () => {
    const query = `query ($a: Int!, $b: Int = 100) { ${images("first: $a", "first: $b")} }`;
    expect(await refusal(query, { a: 100 })).toEqual(tooCostly);
    expect((await site.ask(query, { a: 3 })).errors).toBeUndefined();
  });

  test("the same list under many names costs as many times", async () => {
    const twice = ["a", "b"].map((name) => `${name}: ${images("first: 100", "first: 50")}`);
    expect((await site.ask(`{ ${twice[0]} }`)).errors).toBeUndefined();
    expect(await refusal(`{ ${twice.join(" ")} }`)).toEqual(tooCostly);
  });

  test("all images of many galleries are not one page's worth", async () => {
    const all = "items { images { id url } }";
    expect(await refusal(`{ galleries(first: 100) { ${all} } }`)).toEqual(tooCostly);
    const one = `{ gallery(id: "x") { images { id url width height variants alt } } }`;
    expect((await site.ask(one)).errors).toBeUndefined();
  });

  test("a negative length makes nothing cheaper", async () => {
    const dear = `dear: ${images("first: 100", "first: 100")}`;
    for (const length of [-1, -1_000_000]) {
      const lists = [
        images(`first: ${length}`, "first: 20"),
        images("first: 1", `first: ${length}`),
      ];
      for (const list of lists) expect(await refusal(`{ ${dear} ${list} }`)).toEqual(tooCostly);
    }
  });

  test("an image list cannot begin before its beginning", async () => {
    for (const first of [0, -3, 501]) {
      const { errors } = await site.ask(
        `{ galleries { items { images(first: ${first}) { id } } } }`,
      );
      expect(errors).toBeUndefined();
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
    expect(await refusal(doubling(60))).toMatchObject({ code: "TOO_COSTLY" });
  });

  test("more than five thousand words are refused unread", async () => {
    const words = (count: number) => `{ ${"currentUser { id } ".repeat(count)} }`;
    expect((await site.ask(words(1000))).errors).toBeUndefined();
    expect(await refusal(words(1300))).toMatchObject({ code: "GRAPHQL_PARSE_FAILED" });
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
