import { describe, expect, test } from "vitest";
import { invalidTokens } from "../../support/accounts/invalid-tokens.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { "that has expired": expired = "" } = await invalidTokens(site);

interface Operation {
  security?: unknown[];
}
const { paths } = (await site.request({ url: "/api/openapi.json" })).json<{
  paths: Record<string, Record<string, Operation>>;
}>();

const id = "00000000-0000-4000-8000-000000000000";
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security = [] }]) => ({
    call: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as "POST" | "PUT" | "DELETE" | "GET", // the document has no other methods
    url: path.replaceAll(/\{\w+\}/g, id),
    isGuarded: security.length > 0,
  })),
);
const writeOperations = operations.filter(({ method }) => method !== "GET");
const withToken = operations.filter(({ isGuarded }) => isGuarded);

test("every write is marked as needing a token, except signing in", () => {
  const unguarded = writeOperations.filter(({ isGuarded }) => !isGuarded);
  expect(unguarded.map(({ call }) => call)).toEqual(["POST /api/auth/login"]);
  expect(withToken.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      "POST /api/projects",
      "PUT /api/projects/{id}",
      "DELETE /api/projects/{id}",
      "POST /api/images",
      "DELETE /api/images",
      "POST /images",
      "DELETE /images",
      "POST /api/documents",
    ]),
  );
});

describe.each(withToken)("$call", ({ method, url }) => {
  const refused = async (headers: Record<string, string>, payload?: string) => {
    const answer = await site.request({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
    return answer.json();
  };
  const json = { "content-type": "application/json" };
  const errorBody = { code: "UNAUTHENTICATED", message: expect.any(String) };

  test("refuses a visitor, whatever the body", async () => {
    expect(await refused({})).toEqual(errorBody);
    expect(await refused(json, "{}")).toEqual(errorBody);
    expect(await refused(json, '{"month": "never"')).toEqual(errorBody);
    expect(await refused({ "content-type": "text/csv" }, "a,b")).toEqual(errorBody);
    const form = { "content-type": "multipart/form-data; boundary=x" };
    expect(await refused(form, "no form at all")).toEqual(errorBody);
    expect(await refused(json, JSON.stringify({ desc: "ж".repeat(1_100_000) }))).toEqual(errorBody);
  });

  test("refuses an invalid token", async () => {
    const ended = { ...errorBody, reason: "ended" };
    for (const token of [expired, "rubbish", site.tokens.admin.slice(0, -2)]) {
      expect(await refused({ ...json, authorization: `Bearer ${token}` }, "{}")).toEqual(ended);
    }
    for (const authorization of ["Basic YWRtaW46YWRtaW4=", site.tokens.admin, "Bearer "]) {
      expect(await refused({ ...json, authorization }, "{}")).toEqual(errorBody);
    }
  });
});
