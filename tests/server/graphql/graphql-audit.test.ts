import { auditServer } from "graphql-http";
import { expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const url = `${await site.app.listen({ port: 0, host: "127.0.0.1" })}/graphql`;
const results = await auditServer({ url });

const failed = (requirement: "MUST" | "SHOULD" | "MAY") =>
  results
    .filter(({ name, status }) => status !== "ok" && name.startsWith(requirement))
    .map(({ name }) => name);

test("a client of GraphQL over HTTP finds every MUST fulfilled", () => {
  expect(results.length).toBeGreaterThan(50);
  expect(failed("MUST")).toEqual([]);
});

// Apollo Server answers 400 to a document that cannot run, whatever the client accepts.
test("every SHOULD is fulfilled, except that a refused document is never a 200", () => {
  expect(failed("SHOULD")).toEqual([
    "SHOULD use 200 status code on document parsing failure when accepting application/json",
    "SHOULD use 200 status code on document validation failure when accepting application/json",
    "SHOULD use a status code of 200 on variable coercion failure when accepting application/json",
  ]);
});

// A form on another site could send these requests; they are refused as CSRF.
test("every MAY is fulfilled, except requests that a browser sends without a preflight", () => {
  const json = "MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting";
  expect(failed("MAY")).toEqual([
    "MAY accept application/x-www-form-urlencoded formatted GET requests",
    `${json} application/graphql-response+json`,
    `${json} application/json`,
  ]);
});
