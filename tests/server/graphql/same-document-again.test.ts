import { expect, test } from "vitest";
import {
  maxCountsAndSearches,
  maxIntrospectedFields,
  maxVisitorRootFields,
} from "../../../server/http/graphql/operation-limits.ts";
import { maxCost } from "../../../server/http/graphql/query-limits.ts";
import { maxResponseLength } from "../../../server/http/graphql/response-text.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
const post = (query: string, variables: object) =>
  site.request({ method: "POST", url: "/graphql", payload: { query, variables } });

const repeated = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(" ");
const type =
  "__type(name: $v) { fields { args { type { ofType { inputFields { name type { name } } } } } type { ofType { fields { name type { name } } } } } }";
const member = "members(first: 1, search: $v) { items { id } }";
const gallery = "items { images(first: 100) { id url } }";

const documents: [string, string, [unknown, unknown], [string, number]][] = [
  [
    "introspects a large type",
    `query ($v: String!) { ${repeated(20, type)} }`,
    ["Nope", "Mutation"],
    ["TOO_COSTLY", maxIntrospectedFields],
  ],
  [
    "asks for long lists",
    `query ($v: Int!) { galleries(first: $v) { ${gallery} } }`,
    [1, 100],
    ["TOO_COSTLY", maxCost],
  ],
  [
    "includes many counts",
    `query ($v: Boolean!) { members { ${repeated(maxCountsAndSearches + 1, "total @include(if: $v)")} hasNextPage } }`,
    [false, true],
    ["TOO_COSTLY", maxCountsAndSearches],
  ],
  [
    "searches for many words",
    `query ($v: String!) { ${repeated(maxCountsAndSearches, member)} }`,
    ["а", "а б в г д е є ж з и і"],
    ["TOO_COSTLY", maxCountsAndSearches],
  ],
  [
    "includes many root fields",
    `query ($v: Boolean!) { __typename ${repeated(maxVisitorRootFields + 1, "settings @include(if: $v) { id }")} }`,
    [false, true],
    ["TOO_COSTLY", maxVisitorRootFields],
  ],
];

test.each(documents)(
  "a stranger who %s is refused, though the same document was cheap a moment ago",
  async (_, query, [cheap, costly], [code, limit]) => {
    expect((await post(query, { v: cheap })).statusCode).toBe(200);
    const answer = await post(query, { v: costly });
    expect(answer.json().errors[0].extensions).toEqual({ code, limit });
  },
);

test("a stranger gets a short item, and an error instead of a long one under many names", async () => {
  const aPost = async (content: string) => {
    const translations = { ua: { title: "Новина", content } };
    return (await aPublishedItem(site, "BlogPost", { translations })).id;
  };
  const [short, long] = [await aPost("<p>ї</p>"), await aPost(`<p>${"ї".repeat(100_000)}</p>`)];
  const query = `query ($v: ID!) { blogPost(id: $v) { translation { ${repeated(50, "content")} } } }`;
  expect((await post(query, { v: short })).json().errors).toBeUndefined();
  const answer = await post(query, { v: long });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    errors: [{ message: "TOO_LARGE", extensions: { code: "TOO_LARGE", limit: maxResponseLength } }],
  });
});
