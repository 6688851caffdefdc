import { describe, expect, test } from "vitest";
import { kinds } from "../../../server/kinds.ts";
import { aProgram, type Program } from "../../support/accounts/api-token.ts";
import { kindEnum } from "../../support/content/kind-cases.ts";
import { everyMutation, everyQuery, type Operation } from "../../support/server/every-operation.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

// Every operation of the schema and every route that is not for visitors, for each role and for
// tokens of each scope: no cell is left without an expectation.

const site = await aServer();
const every = kinds.map(({ kind }) => kindEnum(kind.name));
const [someKind = ""] = every; // the kind that `everyMutation` passes
const scopes: Record<string, Program> = {
  "that reads what is public": await aProgram(site),
  "that reads drafts": await aProgram(site, { readsDrafts: true }),
  "that writes one kind": await aProgram(site, { writes: [someKind] }),
  "that writes another kind": await aProgram(site, { writes: every.slice(-1) }),
  "that writes every kind": await aProgram(site, { writes: every }),
};
const writesOf: Record<string, string[]> = {
  "that writes one kind": [someKind],
  "that writes another kind": every.slice(-1),
  "that writes every kind": every,
};
const readsDrafts = (scope: string) => scope !== "that reads what is public";

/** The kind that each mutation open to tokens writes. */
const writtenKinds: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ kind }) => [kind.operations.save, kindEnum(kind.name)])),
  ...Object.fromEntries(
    [
      "publish",
      "unpublish",
      "cancelUnpublishing",
      "deleteItem",
      "restoreItem",
      "reorder",
      "confirmTranslation",
    ].map((name) => [name, someKind]),
  ),
};

const mutations = await everyMutation(site, []);
const queries = (await everyQuery(site)).flatMap((query) =>
  "drafts" in query.variables
    ? [
        query,
        {
          ...query,
          name: `${query.name} without drafts`,
          variables: { ...query.variables, drafts: false },
        },
      ]
    : [query],
);

const outcomeOf = (error: Record<string, unknown> | null): string => {
  if (error?.reason === "token" && error.code === "FORBIDDEN") return "refused";
  const isPassed = !error || ["NOT_FOUND", "INVALID", "CONFLICT"].includes(String(error.code));
  return isPassed ? "allowed" : String(error.code);
};

async function outcomes(operations: readonly Operation[], program: Program) {
  const cells: [string, string][] = [];
  for (const { name, document, variables } of operations) {
    cells.push([name, outcomeOf(await program.errorOf(document, variables))]);
  }
  return Object.fromEntries(cells);
}

const answerOf = async ({ document, variables }: Operation, as: Role) => {
  const { data, errors } = await site.execute(document, variables, as);
  return { data, code: errors?.[0]?.extensions.code };
};

describe.each(Object.entries(scopes))("a token %s", (scope, program) => {
  test("changes what its scope names, and nothing else", async () => {
    const expected = mutations.map(({ name }) => {
      const isAllowed = writesOf[scope]?.includes(writtenKinds[name] ?? "");
      return [name, isAllowed ? "allowed" : "refused"];
    });
    expect(await outcomes(mutations, program)).toEqual(Object.fromEntries(expected));
  });

  test("reads what visitors read, and drafts if it may", async () => {
    for (const query of queries) {
      const forVisitors = await answerOf(query, "visitor");
      const own = await program.execute(query.document, query.variables);
      const code = own.errors?.[0]?.extensions;
      if (forVisitors.code !== "UNAUTHENTICATED") {
        expect([query.name, own.data]).toEqual([query.name, forVisitors.data]);
      } else if (query.variables.drafts === true && readsDrafts(scope)) {
        const { data } = await answerOf(query, "editor");
        expect([query.name, own.data]).toEqual([query.name, data]);
      } else {
        expect([query.name, code]).toEqual([query.name, { code: "FORBIDDEN", reason: "token" }]);
      }
    }
  });
});

test("the table has every role: only visitors are asked to sign in", async () => {
  const roles = ["editor", "caseWorker", "admin"] as const;
  for (const query of queries) {
    for (const role of roles) {
      const { code } = await answerOf(query, role);
      expect(["UNAUTHENTICATED", "INTERNAL"], `${query.name} as ${role}`).not.toContain(code);
    }
  }
});

const id = "00000000-0000-4000-8000-000000000000";
const restWrites = kinds.flatMap(({ kind, rest }) =>
  rest
    ? [
        { method: "POST", url: `/api${rest.path}`, kind: kindEnum(kind.name) },
        { method: "PUT", url: `/api${rest.path}/${id}`, kind: kindEnum(kind.name) },
        { method: "DELETE", url: `/api${rest.path}/${id}`, kind: kindEnum(kind.name) },
      ]
    : [],
) as { method: "POST"; url: string; kind: string }[];

const uploads = [
  { method: "POST", url: "/api/images" },
  { method: "POST", url: "/images" },
  { method: "POST", url: "/api/documents" },
] as const;

/** Routes that are for people, or that nobody with a token needs. */
const closed = [
  { method: "POST", url: "/api/auth/login" },
  { method: "DELETE", url: "/api/images" },
  { method: "DELETE", url: "/images" },
  { method: "POST", url: "/api/images?replaces=x" },
  { method: "POST", url: `/api/images?inPlaceOf=${id}` },
  { method: "GET", url: "/api/applications.csv" },
  { method: "GET", url: `/api/consents/${id}/paper` },
  { method: "POST", url: `/api/consents/${id}/paper` },
  { method: "DELETE", url: `/api/consents/${id}/paper` },
  { method: "GET", url: "/api/content.zip" },
  { method: "GET", url: "/api/content-import" },
  { method: "POST", url: "/api/content-import" },
  { method: "POST", url: "/api/content-import/start" },
  { method: "DELETE", url: "/api/content-import" },
] as const;

test("the table has every REST call that is not open to everybody", async () => {
  const { paths } = (await site.request({ url: "/api/openapi.json" })).json<{
    paths: Record<string, Record<string, { security?: object[] }>>;
  }>();
  const guarded = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security = [] }]) =>
      security.length > 0 ? `${method.toUpperCase()} ${path.replace("{id}", id)}` : [],
    ),
  );
  const named = [...restWrites, ...uploads, ...closed].map(({ method, url }) => `${method} ${url}`);
  expect(guarded.filter((call) => !named.includes(call))).toEqual([]);
});

describe.each(Object.entries(scopes))("over REST, a token %s", (scope, program) => {
  const reasonOf = async (options: { method: "POST" | "GET" | "DELETE"; url: string }) => {
    const { statusCode, body } = await program.request({
      ...options,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    return statusCode === 403 ? JSON.parse(body).reason : "allowed";
  };

  test.each(restWrites)("writes its kinds: $method $url", async ({ kind, ...options }) => {
    const isAllowed = writesOf[scope]?.includes(kind);
    const { statusCode, body } = await program.request({ ...options, payload: {} });
    if (isAllowed) expect([201, 404, 422]).toContain(statusCode);
    else expect([statusCode, JSON.parse(body).reason]).toEqual([403, "token"]);
  });

  test.each(uploads)("uploads new files if it writes anything: $method $url", async (route) => {
    expect(await reasonOf(route)).toBe(writesOf[scope] ? "allowed" : "token");
  });

  test.each(closed)("is refused $method $url", async (route) => {
    expect(await reasonOf(route)).toBe("token");
  });
});
