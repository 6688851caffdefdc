import { type AuditResult, serverAudits } from "graphql-http";
import { expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const url = `${await site.app.listen({ port: 0, host: "127.0.0.1" })}/graphql`;

/**
 * A request that cannot be executed is answered 400 in both media types, so that monitors, proxies
 * and `fetch` tell it from data, and so that limits and caches can go by the status.
 */
const refusedWithStatus200 = [
  "SHOULD use 200 status code on document parsing failure when accepting application/json",
  "SHOULD use 200 status code on document validation failure when accepting application/json",
  "SHOULD use a status code of 200 on variable coercion failure when accepting application/json",
];
/** A link of another site could send such a request: GET needs a header that only programs send. */
const refusedWithoutHeader = [
  "MAY accept application/x-www-form-urlencoded formatted GET requests",
  "MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json",
  "MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json",
];
const refused = [...refusedWithStatus200, ...refusedWithoutHeader];
const results: AuditResult[] = await Promise.all(
  serverAudits({ url, fetchFn: fetch }).map((audit) => audit.fn()),
);

test("a client of GraphQL over HTTP finds what the specification promises, but for what we refuse", () => {
  const missing = results.filter(({ status }) => status !== "ok").map(({ name }) => name);
  expect(missing.sort()).toEqual(refused.sort());
  expect(results.filter(({ name }) => name.startsWith("MUST")).length).toBeGreaterThan(10);
});

test("a client that sends the header reads by GET", async () => {
  const query = new URLSearchParams({
    query: "query ($first: Int!) { galleries(first: $first) { total } }",
    variables: JSON.stringify({ first: 1 }),
  });
  const headers = { accept: "application/graphql-response+json", "apollo-require-preflight": "1" };
  const answer = await fetch(`${url}?${query}`, { headers });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: { galleries: { total: 0 } } });
});
