import { getIntrospectionQuery, type IntrospectionOptions } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import { maxIntrospectedFields } from "../../../server/http/graphql/operation-limits.ts";
import { maxCost } from "../../../server/http/graphql/query-limits.ts";
import {
  cacheStatusOf,
  hit,
  notStored,
  postGraphql,
  stored,
} from "../../support/cache/cache-status.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
const post = postGraphql(site);
beforeEach(() => site.cache?.responses.invalidate());

const complete: IntrospectionOptions = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
};
/** The same field under `count` names. */
const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}:name`).join(" ");

describe("a developer's tool reads the whole schema", () => {
  test.each([
    ["with every option", complete],
    ["with no option", { descriptions: false }],
    ["as graphql's defaults are", {}],
  ])("%s, and the response is cached", async (_, options) => {
    const query = getIntrospectionQuery(options);
    const first = await post({ query, operationName: "IntrospectionQuery" });
    expect(first.json().data.__schema.queryType).toMatchObject({ name: "Query" });
    expect(cacheStatusOf(first)).toBe(stored);
    const again = await post({ query, operationName: "IntrospectionQuery" });
    expect(cacheStatusOf(again)).toBe(hit);
  });

  test("and the schema may grow by a tenth before it no longer can", async () => {
    // Every field that introspection reads is a member of an object of the response.
    const countMembers = (value: unknown): number => {
      if (Array.isArray(value))
        return value.reduce((sum: number, one) => sum + countMembers(one), 0);
      if (typeof value !== "object" || value === null) return 0;
      const members = Object.values(value);
      return members.length + countMembers(members);
    };
    const data = await site.executeOrThrow(getIntrospectionQuery(complete));
    expect(countMembers(data)).toBeLessThan(maxIntrospectedFields / 1.1);
  });

  test("in other words, which works but is not cached", async () => {
    const query = '{ __schema { types { name kind } } report: __type(name: "Report") { name } }';
    const { data } = (await post({ query })).json();
    expect(data.report).toEqual({ name: "Report" });
    expect(cacheStatusOf(await post({ query }))).toBe(notStored);
  });
});

describe("a stranger who wants a huge response", () => {
  const refused = async (query: string) => {
    const answer = await post({ query });
    expect([answer.statusCode, answer.body.length < 1000]).toEqual([400, true]);
    return answer.json().errors[0].extensions;
  };

  test.each([
    [
      "below every field of every type",
      `{__schema{types{fields{type{ofType{fields{${aliases(300)}}}}}}}}`,
    ],
    [
      "below every argument of one type",
      `{__type(name:"Mutation"){fields{args{${aliases(300)}}}}}`,
    ],
    ["below the root type", `{__schema{mutationType{fields{args{type{${aliases(300)}}}}}}}`],
    ["through a fragment", `{__schema{types{...F}}} fragment F on __Type{fields{${aliases(300)}}}`],
    [
      "in many fields of their own",
      `{${Array.from({ length: 25 }, (_, i) => `s${i}:__schema{types{fields{name description}}}`).join(" ")}}`,
    ],
  ])("cannot repeat introspection fields %s", async (_, query) => {
    expect(await refused(query)).toEqual({ code: "TOO_COSTLY", limit: maxIntrospectedFields });
  });

  test("cannot double fragments of introspection", async () => {
    const doubling = Array.from(
      { length: 30 },
      (_, i) => `fragment F${i} on __Type { ...F${i + 1} ...F${i + 1} }`,
    );
    const query = `{ __schema { types { ...F0 } } } ${doubling.join(" ")} fragment F30 on __Type { name }`;
    expect(await refused(query)).toEqual({ code: "TOO_COSTLY", limit: maxCost });
  });
});
