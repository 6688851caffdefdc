import { beforeEach, describe, expect, test } from "vitest";
import { cacheableFields } from "../../../server/http/cache/cache-policy.ts";
import { buildGraphqlSchema } from "../../../server/http/graphql/schema.ts";
import {
  cacheStatusOf,
  hit,
  notStored,
  postGraphql,
  stored,
} from "../../support/cache/cache-status.ts";
import { deleteMembers, memberNames } from "../../support/content/cached-members.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
const posted = postGraphql(site);

describe("nothing is cached", () => {
  beforeEach(() => deleteMembers(site));
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

test("every query is listed either as cacheable or as never cached", async () => {
  // They need a session, or contain a secret: see `cacheableFields`.
  const neverCached = [
    "allDraftLinks",
    "apiTokens",
    "application",
    "applicationCounts",
    "applicationFormSettings",
    "applications",
    "caseWorkers",
    "changedContent",
    "changes",
    "consent",
    "consentCounts",
    "consents",
    "currentUser",
    "deadLinks",
    "deletedDocuments",
    "deletedImages",
    "demoContent",
    "documents",
    "draftLinks",
    "directUpload",
    "emailChangeLink",
    "findImages",
    "history",
    "image",
    "imageTags",
    "imageUses",
    "images",
    "imagesUses",
    "invitation",
    "itemSummaries",
    "launchChecklist",
    "messageChannels",
    "latestRequisitesChange",
    "navigationSettings",
    "emails",
    "needingAttention",
    "outdatedCounters",
    "overdueDailyJobs",
    "overview",
    "ownEmailChange",
    "personalData",
    "previewPaymentCodes",
    "publicationCheck",
    "recentChanges",
    "redirects",
    "reportBefore",
    "scheduledChanges",
    "sealedOriginals",
    "searchContent",
    "secondStep",
    "secondStepRequiredFor",
    "securityEvents",
    "sessions",
    "siteSearch",
    "trash",
    "trashContents",
    "unusedDocuments",
    "webhookDeliveries",
    "webhooks",
    "users",
  ];
  const schema = await buildGraphqlSchema();
  const all = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const cacheable = [...cacheableFields].filter((name) => !name.startsWith("__"));
  expect([...cacheable, ...neverCached].sort()).toEqual(all.sort());
});
