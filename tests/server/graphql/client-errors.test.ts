import { describe, expect, test } from "vitest";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const { log, read } = aLog();
const site = await aServer({}, log);

describe("a client's mistake is answered with a code, and nothing is logged", () => {
  test.each([
    ["a subscription", { query: "subscription { __typename }" }, 400, "GRAPHQL_VALIDATION_FAILED"],
    [
      "a document with a subscription beside a query",
      { query: "query A { __typename } subscription B { __typename }", operationName: "B" },
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "more than fifty invalid values in the variables",
      {
        query: "query ($states: [ApplicationState!]) { applications(state: $states) { total } }",
        variables: { states: Array.from({ length: 5000 }, () => "NONE") },
      },
      400,
      "BAD_USER_INPUT",
    ],
    // Apollo's protocol answers 200, so that clients send the complete text instead.
    [
      "the hash of another document",
      {
        query: "{ __typename }",
        extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } },
      },
      200,
      "PERSISTED_QUERY_NOT_SUPPORTED",
    ],
    [
      "a version of persisted queries that does not exist",
      { extensions: { persistedQuery: { version: 2, sha256Hash: "0".repeat(64) } } },
      200,
      "PERSISTED_QUERY_NOT_SUPPORTED",
    ],
  ])("%s", async (_, payload, status, code) => {
    const logged = read().length;
    const answer = await site.request({ method: "POST", url: "/graphql", payload });
    const { errors } = answer.json();
    expect([answer.statusCode, errors[0].extensions.code]).toEqual([status, code]);
    expect(answer.body.length).toBeLessThan(20_000);
    expect(read().slice(logged)).toBe("");
  });
});
