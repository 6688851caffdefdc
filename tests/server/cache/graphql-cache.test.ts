import { gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cacheableFields } from "../../../server/http/cache/cache-policy.ts";
import { buildGraphqlSchema } from "../../../server/http/graphql/schema.ts";
import { adminEmail, password } from "../../support/accounts.ts";
import { submitForm } from "../../support/applications/submit-form.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { cacheStatusOf, postGraphql } from "../../support/server/cache-status.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
const posted = postGraphql(site);
const stored = "doloni; fwd=miss; stored";
const notStored = "doloni; fwd=miss";
const hit = "doloni; hit";

const memberNames = "{ members { total items { id version translation { name } } } }";
const createMembers = async (...memberNames: string[]) => {
  let member = { id: "", version: 0 };
  for (const name of memberNames) {
    member = await aPublishedItem(site, "Member", { translations: { ua: { name } } });
  }
  await site.cache?.isSettled();
  return member;
};
const namesIn = (answer: { json(): unknown }): string[] => {
  const { data } = answer.json() as {
    data: { members: { items: { translation: { name: string } }[] } };
  };
  return data.members.items.map(({ translation }) => translation.name);
};

const deleteMembers = async () => {
  await site.db.query("delete from member");
  await site.cache?.isSettled();
};

describe("a query that was sent before", () => {
  beforeEach(deleteMembers);
  test("is answered from the cache, with the same body and headers", async () => {
    await createMembers("Оля");
    const first = await posted({ query: memberNames });
    let second = first;
    const statements = await site.countStatements(async () => {
      second = await posted({ query: memberNames });
    });
    expect([cacheStatusOf(first), cacheStatusOf(second), statements]).toEqual([stored, hit, 0]);
    expect(second.body).toBe(first.body);
    expect(namesIn(second)).toEqual(["Оля"]);
    const { "cache-status": _first, date: _firstDate, ...headers } = first.headers;
    const { "cache-status": _second, date: _secondDate, ...again } = second.headers;
    expect(again).toEqual(headers);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  });

  test("is executed once, however many clients send it at the same time", async () => {
    const one = await site.countStatements(() => posted({ query: memberNames }));
    site.cache?.responses.invalidate();
    const hundred = await site.countStatements(() =>
      Promise.all(Array.from({ length: 100 }, () => posted({ query: memberNames }))),
    );
    expect(hundred).toBe(one);
  });

  test("with its variables in another order is cached separately, with the same result", async () => {
    const query =
      "query ($a: Int!, $b: Language!) { members(first: $a, language: $b) { items { translation { name } } } }";
    await createMembers("Оля");
    const one = await posted({ query, variables: { a: 3, b: "UA" } });
    const other = await posted({ query, variables: { b: "UA", a: 3 } });
    expect([cacheStatusOf(one), cacheStatusOf(other)]).toEqual([stored, stored]);
    expect(other.body).toBe(one.body);
    expect(cacheStatusOf(await posted({ query, variables: { a: 3, b: "UA" } }))).toBe(hit);
    expect(cacheStatusOf(await posted({ query, variables: { a: 4, b: "UA" } }))).toBe(stored);
  });

  test("is compressed as the client accepts, and never answered with 304, because it is a POST", async () => {
    await createMembers(...Array.from({ length: 12 }, (_, index) => `Співробітниця ${index}`));
    const plain = await posted({ query: memberNames });
    const compressed = await posted({ query: memberNames }, { "accept-encoding": "gzip" });
    expect(compressed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
    const known = await posted(
      { query: memberNames },
      { "if-none-match": String(plain.headers.etag) },
    );
    expect([known.statusCode, known.body]).toEqual([200, plain.body]);
  });

  test("is answered in the media type that each client accepts", async () => {
    const accept = "application/graphql-response+json, application/json;q=0.9";
    for (const expected of [stored, hit]) {
      const one = await posted({ query: memberNames });
      const other = await posted({ query: memberNames }, { accept });
      expect([cacheStatusOf(one), cacheStatusOf(other)]).toEqual([expected, expected]);
      expect(one.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(other.headers["content-type"]).toMatch(/^application\/graphql-response\+json/);
    }
  });
});

describe("a write", () => {
  beforeEach(deleteMembers);
  test("made directly in the database is seen as soon as its notification has arrived", async () => {
    await createMembers("Оля");
    expect(namesIn(await posted({ query: memberNames }))).toEqual(["Оля"]);
    await site.db.query("update member_translation set name = 'Ольга'");
    await site.cache?.isSettled();
    expect(namesIn(await posted({ query: memberNames }))).toEqual(["Ольга"]);
  });

  test("that is refused invalidates nothing, and neither does signing in", async () => {
    await posted({ query: memberNames });
    await site.execute(
      `mutation { login(email: "${adminEmail}", password: "a wrong password") { token } }`,
    );
    await site.execute("mutation { saveMember(input: { translations: {} }) { id } }");
    await site.request({
      method: "POST",
      url: "/api/members",
      payload: {},
      headers: { authorization: "Bearer of nothing" },
    });
    const payload = { email: adminEmail, password };
    await site.request({ method: "POST", url: "/api/auth/login", payload });
    expect(cacheStatusOf(await posted({ query: memberNames }))).toBe(hit);
  });

  test.each([
    ["no field at all", "mutation { __typename }"],
    [
      "a link that invites nobody",
      'mutation { acceptInvitation(secret: "x", password: "long enough") { token } }',
    ],
  ])("of a visitor that writes nothing (%s) invalidates nothing", async (_, query) => {
    await posted({ query: memberNames });
    await posted({ query });
    expect(cacheStatusOf(await posted({ query: memberNames }))).toBe(hit);
  });

  test("of an editor that writes nothing invalidates nothing", async () => {
    await posted({ query: memberNames });
    await site.executeOrThrow("mutation { __typename }", {}, "editor");
    await site.execute('mutation { deleteImage(id: "none") }', {}, "editor");
    expect(cacheStatusOf(await posted({ query: memberNames }))).toBe(hit);
  });

  test("that is sent twice at the same time is executed twice", async () => {
    await site.db.query("delete from attempt");
    const query = `mutation { login(email: "nobody@doloni.example", password: "wrong") { token } }`;
    await Promise.all([posted({ query }), posted({ query })]);
    const [row] = await site.db.query("select points from attempt where key like 'account%'");
    expect(row.points).toBe(2);
  });
});

test("a scheduled publication appears at its time", async () => {
  await deleteMembers();
  site.setClock(new Date("2026-05-01T10:00:00Z"));
  const { saveMember } = await site.executeOrThrow(
    `mutation { saveMember(input: { translations: { ua: { name: "Оля" } } }) { id version } }`,
    {},
    "editor",
  );
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!) {
      publish(kind: MEMBER, id: $id, version: $version, language: UA, at: "2026-05-01T12:00:00Z") { id }
    }`,
    saveMember,
    "editor",
  );
  await site.cache?.isSettled();
  for (const [minute, seen] of [
    ["11:59", []],
    ["11:59", []],
    ["12:00", ["Оля"]],
  ] as const) {
    site.setClock(new Date(`2026-05-01T${minute}:00Z`));
    expect(namesIn(await posted({ query: memberNames }))).toEqual(seen);
  }
  site.setClock(null);
});

describe("nothing is cached", () => {
  beforeEach(deleteMembers);
  test.each([
    ["of a refused field", "{ members { total } images { total } }"],
    ["of an unknown field", "{ members { totals } }"],
    [
      "of a document that is too costly",
      "{ galleries(first: 100) { items { images(first: 100) { id url } } } }",
    ],
    ["of a one-time link", '{ invitation(secret: "00000000000000000000") { name } }'],
    [
      "of a one-time link in a fragment",
      'query { ...F } fragment F on Query { ...G members { total } } fragment G on Query { ... on Query { invitation(secret: "0") { name } } }',
    ],
    ["of a document that contains the word mutation", `# mutation\n${memberNames}`],
  ])("%s", async (_, query) => {
    const first = await posted({ query });
    const second = await posted({ query });
    const sources = [cacheStatusOf(first), cacheStatusOf(second)];
    expect(sources.every((source) => source === notStored || source === undefined)).toBe(true);
    expect(second.statusCode).toBe(first.statusCode);
  });

  test("of several operations, unless all are queries and the whole body is the same", async () => {
    const query = `query A ${memberNames} query B { partners { total } }`;
    const ofA = await posted({ query, operationName: "A" });
    const ofB = await posted({ query, operationName: "B" });
    expect(ofA.json().data).toHaveProperty("members");
    expect(ofB.json().data).toHaveProperty("partners");
    const again = await posted({ query, operationName: "B" });
    expect([cacheStatusOf(again), again.body]).toEqual([hit, ofB.body]);
    const mixed = `${query} mutation C { login(email: "x@y.z", password: "wrong") { token } }`;
    await posted({ query: mixed, operationName: "A" });
    expect(cacheStatusOf(await posted({ query: mixed, operationName: "A" }))).toBeUndefined();
  });

  test("of what signed-in people query, and they get nothing from the cache", async () => {
    const asEditor = () => site.request({ ...call, payload: { query: memberNames } }, "editor");
    const call = { method: "POST", url: "/graphql" } as const;
    expect(cacheStatusOf(await asEditor())).toBeUndefined();
    expect(cacheStatusOf(await posted({ query: memberNames }))).toBe(stored);
    expect(await site.countStatements(asEditor)).toBeGreaterThan(0);
    const ended = await posted({ query: "{ users { id } }" }, { authorization: "Bearer ended" });
    expect(ended.json().errors[0].extensions).toMatchObject({ reason: "ended" });
  });

  test("of people whose token is invalid: they share a cache of their own", async () => {
    const withToken = (authorization: string) => posted({ query: memberNames }, { authorization });
    const first = await withToken("x");
    let second = first;
    const statements = await site.countStatements(async () => {
      second = await withToken("Bearer of nothing");
    });
    expect([cacheStatusOf(first), cacheStatusOf(second), statements]).toEqual([stored, hit, 0]);
    expect(second.body).toBe((await posted({ query: memberNames })).body);
  });
});

describe("a query in the URL", () => {
  beforeEach(deleteMembers);
  const url = `/graphql?query=${encodeURIComponent(memberNames)}`;
  const csrfHeader = { "apollo-require-preflight": "yes" };

  test("is answered from the cache, and with 304 to a client that has the response", async () => {
    const first = await site.request({ url, headers: csrfHeader });
    const second = await site.request({ url, headers: { "x-apollo-operation-name": "names" } });
    expect([cacheStatusOf(first), cacheStatusOf(second)]).toEqual([stored, hit]);
    expect(second.headers).toMatchObject({ "cache-control": "no-cache" });
    expect(String(second.headers.vary)).toMatch(/accept\b/i);
    const known = await site.request({
      url,
      headers: { ...csrfHeader, "if-none-match": String(first.headers.etag) },
    });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    await createMembers("Оля");
    const changed = await site.request({
      url,
      headers: { ...csrfHeader, "if-none-match": String(first.headers.etag) },
    });
    expect([changed.statusCode, namesIn(changed)]).toEqual([200, ["Оля"]]);
  });

  test("is refused when another site's page could have sent it", async () => {
    expect((await site.request({ url, headers: csrfHeader })).statusCode).toBe(200);
    const refusedHeaders = [
      {},
      { "apollo-require-preflight": "" },
      { ...csrfHeader, "content-type": "text/plain" },
    ];
    for (const headers of refusedHeaders) {
      const answer = await site.request({ url, headers });
      expect([answer.statusCode >= 400, cacheStatusOf(answer)]).toEqual([true, undefined]);
    }
    expect((await site.request({ url, method: "HEAD", headers: csrfHeader })).statusCode).toBe(405);
  });

  test("that would write is refused", async () => {
    const encodedMutation = encodeURIComponent(
      'mutation { login(email: "x@y.z", password: "w") { token } }',
    );
    const answer = await site.request({
      url: `/graphql?query=${encodedMutation}`,
      headers: csrfHeader,
    });
    expect([answer.statusCode, cacheStatusOf(answer)]).toEqual([405, undefined]);
  });
});

test("every query is listed either as cacheable or as never cached", async () => {
  // They need a session, or contain a secret: see `cacheableFields`.
  const neverCached = [
    "application",
    "applicationCounts",
    "applicationFormSettings",
    "applications",
    "caseWorkers",
    "changes",
    "currentUser",
    "deletedImages",
    "directUpload",
    "history",
    "image",
    "imageUses",
    "images",
    "invitation",
    "latestRequisitesChange",
    "emails",
    "needingAttention",
    "overdueDailyJobs",
    "overview",
    "personalData",
    "recentChanges",
    "searchContent",
    "secondStep",
    "secondStepRequiredFor",
    "securityEvents",
    "sessions",
    "siteSearch",
    "trash",
    "users",
  ];
  const schema = await buildGraphqlSchema();
  const all = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const cacheable = [...cacheableFields].filter((name) => !name.startsWith("__"));
  expect([...cacheable, ...neverCached].sort()).toEqual(all.sort());
});

describe("a client whose write was confirmed sees it, though no notification has arrived yet", () => {
  beforeAll(async () => {
    await site.cache?.stop();
    site.cache?.responses.setConnected(true);
  });
  const total = async () =>
    (await posted({ query: "{ members { total } }" })).json().data.members.total;

  test("an editor who saves, publishes, deletes and restores", async () => {
    const before = await total();
    const { id, version } = await aPublishedItem(site, "Member", {
      translations: { ua: { name: "Оля" } },
    });
    expect(await total()).toBe(before + 1);
    const deletion =
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: MEMBER, id: $id, version: $version) }";
    await site.executeOrThrow(deletion, { id, version }, "editor");
    expect(await total()).toBe(before);
    await site.executeOrThrow(
      "mutation ($id: ID!) { restoreItem(kind: MEMBER, id: $id) { id } }",
      { id },
      "editor",
    );
    expect(await total()).toBe(before + 1);
  });

  test("an editor with one successful and one refused mutation in a request", async () => {
    const { saveMember } = await site.executeOrThrow(
      `mutation { saveMember(input: { translations: { ua: { name: "Ірина" } } }) { id version } }`,
      {},
      "editor",
    );
    const before = await total();
    const { errors } = await site.execute(
      `mutation ($id: ID!, $version: Int!) {
        publish(kind: MEMBER, id: $id, version: $version, language: UA) { id }
        deleteItem(kind: MEMBER, id: $id, version: $version)
      }`,
      saveMember,
      "editor",
    );
    expect(errors).toHaveLength(1);
    expect(await total()).toBe(before + 1);
  });

  test("a client of the REST API", async () => {
    const before = await total();
    const payload = { translations: { ua: { name: "Софія" } } };
    const member = await site.request({ method: "POST", url: "/api/members", payload }, "editor");
    expect(await total()).toBe(before + 1);
    await site.request({ method: "DELETE", url: `/api/members/${member.json()._id}` }, "editor");
    expect(await total()).toBe(before);
  });

  test("a person whose submission takes the last place of a form", async () => {
    await site.db.query("update application_form set places_left = 1 where form = 'general'");
    site.cache?.responses.invalidate();
    const query = "{ applicationForms { form isOpen } }";
    const isOpen = async () => {
      const { applicationForms } = (await posted({ query })).json().data;
      return applicationForms.find(({ form }: { form: string }) => form === "GENERAL").isOpen;
    };
    expect(await isOpen()).toBe(true);
    expect((await submitForm(site, "GENERAL")).error).toBeNull();
    expect(await isOpen()).toBe(false);
  });
});
