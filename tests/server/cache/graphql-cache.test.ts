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
const passed = "doloni; fwd=miss";
const hit = "doloni; hit";

const names = "{ members { total items { id version translation { name } } } }";
const aMember = async (...names: string[]) => {
  let made = { id: "", version: 0 };
  for (const name of names) {
    made = await aPublishedItem(site, "Member", { translations: { ua: { name } } });
  }
  await site.cache?.isSettled();
  return made;
};
const namesIn = (answer: { json(): unknown }): string[] => {
  const { data } = answer.json() as {
    data: { members: { items: { translation: { name: string } }[] } };
  };
  return data.members.items.map(({ translation }) => translation.name);
};

const nobody = async () => {
  await site.db.query("delete from member");
  await site.cache?.isSettled();
};

describe("a question that was asked before", () => {
  beforeEach(nobody);
  test("is answered without asking the database, with the same words and headers", async () => {
    await aMember("Оля");
    const first = await posted({ query: names });
    let second = first;
    const statements = await site.countStatements(async () => {
      second = await posted({ query: names });
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

  test("costs one answer, however many ask at once", async () => {
    const one = await site.countStatements(() => posted({ query: names }));
    site.cache?.responses.invalidate();
    const hundred = await site.countStatements(() =>
      Promise.all(Array.from({ length: 100 }, () => posted({ query: names }))),
    );
    expect(hundred).toBe(one);
  });

  test("with its variables in another order is another question, answered alike", async () => {
    const query =
      "query ($a: Int!, $b: Language!) { members(first: $a, language: $b) { items { translation { name } } } }";
    await aMember("Оля");
    const one = await posted({ query, variables: { a: 3, b: "UA" } });
    const other = await posted({ query, variables: { b: "UA", a: 3 } });
    expect([cacheStatusOf(one), cacheStatusOf(other)]).toEqual([stored, stored]);
    expect(other.body).toBe(one.body);
    expect(cacheStatusOf(await posted({ query, variables: { a: 3, b: "UA" } }))).toBe(hit);
    expect(cacheStatusOf(await posted({ query, variables: { a: 4, b: "UA" } }))).toBe(stored);
  });

  test("is compressed as the reader wishes, and never answered with 304, for it was posted", async () => {
    await aMember(...Array.from({ length: 12 }, (_, index) => `Співробітниця ${index}`));
    const plain = await posted({ query: names });
    const small = await posted({ query: names }, { "accept-encoding": "gzip" });
    expect(small.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    const known = await posted({ query: names }, { "if-none-match": String(plain.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([200, plain.body]);
  });

  test("is answered in the form that each client reads", async () => {
    const accept = "application/graphql-response+json, application/json;q=0.9";
    for (const expected of [stored, hit]) {
      const one = await posted({ query: names });
      const other = await posted({ query: names }, { accept });
      expect([cacheStatusOf(one), cacheStatusOf(other)]).toEqual([expected, expected]);
      expect(one.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(other.headers["content-type"]).toMatch(/^application\/graphql-response\+json/);
    }
  });
});

describe("a write", () => {
  beforeEach(nobody);
  test("past the application is seen once its bell was heard", async () => {
    await aMember("Оля");
    expect(namesIn(await posted({ query: names }))).toEqual(["Оля"]);
    await site.db.query("update member_translation set name = 'Ольга'");
    await site.cache?.isSettled();
    expect(namesIn(await posted({ query: names }))).toEqual(["Ольга"]);
  });

  test("that is refused leaves everything as it is, and so does signing in", async () => {
    await posted({ query: names });
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
    expect(cacheStatusOf(await posted({ query: names }))).toBe(hit);
  });

  test("that is sent twice at once is two writes", async () => {
    await site.db.query("delete from attempt");
    const query = `mutation { login(email: "nobody@doloni.example", password: "wrong") { token } }`;
    await Promise.all([posted({ query }), posted({ query })]);
    const [row] = await site.db.query("select points from attempt where key like 'account%'");
    expect(row.points).toBe(2);
  });
});

test("what is scheduled appears at its moment", async () => {
  await nobody();
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
    expect(namesIn(await posted({ query: names }))).toEqual(seen);
  }
  site.setClock(null);
});

describe("nothing is kept", () => {
  beforeEach(nobody);
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
    ["of a document beyond the size", `# ${"ж".repeat(10_000)}\n${names}`],
    ["of what says that it might write", `# mutation\n${names}`],
  ])("%s", async (_, query) => {
    const first = await posted({ query });
    const second = await posted({ query });
    const sources = [cacheStatusOf(first), cacheStatusOf(second)];
    expect(sources.every((source) => source === passed || source === undefined)).toBe(true);
    expect(second.statusCode).toBe(first.statusCode);
  });

  test("of several operations, unless all are queries and the whole body is the same", async () => {
    const query = `query A ${names} query B { partners { total } }`;
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

  test("of what signed-in people ask, and they are given nothing that is kept", async () => {
    const asEditor = () => site.request({ ...call, payload: { query: names } }, "editor");
    const call = { method: "POST", url: "/graphql" } as const;
    expect(cacheStatusOf(await asEditor())).toBeUndefined();
    expect(cacheStatusOf(await posted({ query: names }))).toBe(stored);
    expect(await site.countStatements(asEditor)).toBeGreaterThan(0);
    const ended = await posted({ query: "{ users { id } }" }, { authorization: "Bearer ended" });
    expect(ended.json().errors[0].extensions).toMatchObject({ reason: "ended" });
  });
});

describe("a question in the address", () => {
  beforeEach(nobody);
  const url = `/graphql?query=${encodeURIComponent(names)}`;
  const mark = { "apollo-require-preflight": "yes" };

  test("is answered from what is kept, and with 304 to whoever has the answer", async () => {
    const first = await site.request({ url, headers: mark });
    const second = await site.request({ url, headers: { "x-apollo-operation-name": "names" } });
    expect([cacheStatusOf(first), cacheStatusOf(second)]).toEqual([stored, hit]);
    expect(second.headers).toMatchObject({ "cache-control": "no-cache" });
    expect(String(second.headers.vary)).toMatch(/accept\b/i);
    const known = await site.request({
      url,
      headers: { ...mark, "if-none-match": String(first.headers.etag) },
    });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    await aMember("Оля");
    const changed = await site.request({
      url,
      headers: { ...mark, "if-none-match": String(first.headers.etag) },
    });
    expect([changed.statusCode, namesIn(changed)]).toEqual([200, ["Оля"]]);
  });

  test("is refused as ever to whom another site's page may have sent", async () => {
    expect((await site.request({ url, headers: mark })).statusCode).toBe(200);
    const strange = [
      {},
      { "apollo-require-preflight": "" },
      { ...mark, "content-type": "text/plain" },
    ];
    for (const headers of strange) {
      const answer = await site.request({ url, headers });
      expect([answer.statusCode >= 400, cacheStatusOf(answer)]).toEqual([true, undefined]);
    }
    expect((await site.request({ url, method: "HEAD", headers: mark })).statusCode).toBe(405);
  });

  test("that would write is refused", async () => {
    const writing = encodeURIComponent(
      'mutation { login(email: "x@y.z", password: "w") { token } }',
    );
    const answer = await site.request({ url: `/graphql?query=${writing}`, headers: mark });
    expect([answer.statusCode, cacheStatusOf(answer)]).toEqual([405, undefined]);
  });
});

test("of every query it is decided whether its answers are kept", async () => {
  // For those who are signed in, or secret: see `cacheableFields`.
  const neverKept = [
    "application",
    "applicationCounts",
    "applicationFormSettings",
    "applications",
    "caseWorkers",
    "changes",
    "currentUser",
    "directUpload",
    "history",
    "image",
    "imageUses",
    "images",
    "invitation",
    "emails",
    "needingAttention",
    "overdueDailyJobs",
    "overview",
    "personalData",
    "recentChanges",
    "searchContent",
    "trash",
    "users",
  ];
  const schema = await buildGraphqlSchema();
  const all = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const kept = [...cacheableFields].filter((name) => !name.startsWith("__"));
  expect([...kept, ...neverKept].sort()).toEqual(all.sort());
});

describe("whoever was told of a write sees it, though no bell was heard yet", () => {
  beforeAll(async () => {
    await site.cache?.stop();
    site.cache?.responses.setConnected(true);
  });
  const total = async () =>
    (await posted({ query: "{ members { total } }" })).json().data.members.total;

  test("an editor who saves, publishes, deletes and takes back", async () => {
    const before = await total();
    const { id, version } = await aPublishedItem(site, "Member", {
      translations: { ua: { name: "Оля" } },
    });
    expect(await total()).toBe(before + 1);
    const gone =
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: MEMBER, id: $id, version: $version) }";
    await site.executeOrThrow(gone, { id, version }, "editor");
    expect(await total()).toBe(before);
    await site.executeOrThrow(
      "mutation ($id: ID!) { restoreItem(kind: MEMBER, id: $id) { id } }",
      { id },
      "editor",
    );
    expect(await total()).toBe(before + 1);
  });

  test("an editor of whose two wishes one was refused", async () => {
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

  test("a client of the REST face", async () => {
    const before = await total();
    const payload = { translations: { ua: { name: "Софія" } } };
    const made = await site.request({ method: "POST", url: "/api/members", payload }, "editor");
    expect(await total()).toBe(before + 1);
    await site.request({ method: "DELETE", url: `/api/members/${made.json()._id}` }, "editor");
    expect(await total()).toBe(before);
  });

  test("a sender who takes the last place of a form", async () => {
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
