import { beforeEach, expect, test } from "vitest";
import { anItemOfKind, kindCases, publish } from "../../../support/content/kind-cases.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const report = kindCases.find(({ name }) => name === "Report");
if (!report) throw new Error("there is no kind of content");

beforeEach(async () => {
  site.setClock(new Date("2030-05-01T10:00:00Z"));
  await site.db.query("delete from report");
});

async function planned() {
  const { scheduledChanges } = await site.executeOrThrow(
    "{ scheduledChanges { at isUnpublishing languages item { id version } } }",
    {},
    "editor",
  );
  return scheduledChanges;
}

test("an editor sees what will be published and unpublished, soonest first", async () => {
  const draft = await anItemOfKind(site, report, undefined, { published: [] });
  const both = await publish(site, report, draft, "ua", "2030-06-01T06:00:00Z");
  await publish(site, report, both, "eng", "2030-06-01T06:00:00Z");
  const shown = await anItemOfKind(site, report, undefined, { published: ["ua"], index: 1 });
  await site.executeOrThrow(
    `mutation { unpublish(kind: REPORT, id: "${shown.id}", version: ${shown.version}, language: UA, at: "2030-05-02T06:00:00Z") { id } }`,
    {},
    "editor",
  );
  await anItemOfKind(site, report, undefined, { index: 2 });
  expect(await planned()).toEqual([
    {
      at: "2030-05-02T06:00:00.000Z",
      isUnpublishing: true,
      languages: ["UA"],
      item: { id: shown.id, version: shown.version + 1 },
    },
    {
      at: "2030-06-01T06:00:00.000Z",
      isUnpublishing: false,
      languages: ["UA", "ENG"],
      item: { id: draft.id, version: both.version + 1 },
    },
  ]);
});

test("what has happened, and what is in the trash, is not to come", async () => {
  const draft = await anItemOfKind(site, report, { ua: "слова" }, { published: [] });
  const { version } = await publish(site, report, draft, "ua", "2030-06-01T06:00:00Z");
  site.setClock(new Date("2030-06-01T06:00:00Z"));
  expect(await planned()).toEqual([]);
  site.setClock(new Date("2030-05-01T10:00:00Z"));
  expect(await planned()).toHaveLength(1);
  await site.executeOrThrow(
    `mutation { deleteItem(kind: REPORT, id: "${draft.id}", version: ${version}) }`,
    {},
    "editor",
  );
  expect(await planned()).toEqual([]);
});

test.each(["visitor", "caseWorker"] as const)("is not for: %s", async (role) => {
  const { errors } = await site.execute("{ scheduledChanges { at } }", {}, role);
  expect(errors?.[0]?.extensions.code).toBe(role === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN");
});
