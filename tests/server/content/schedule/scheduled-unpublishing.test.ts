import { beforeEach, describe, expect, test } from "vitest";
import { unpublishDue } from "../../../../server/content/scheduled-unpublishing.ts";
import {
  anItemOfKind,
  kindCases,
  kindEnum,
  publish,
  readList,
  readOne,
} from "../../../support/content/kind-cases.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const morning = new Date("2030-05-01T10:00:00Z");
const evening = new Date("2030-05-01T18:00:00Z");

type Target = { id: string; version: number };

const schedule = (kind: { name: string }, { id, version }: Target, language = "", at = evening) =>
  site.execute(
    `mutation { item: unpublish(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version} ${language}, at: "${at.toISOString()}") {
      version translations { language publishedAt unpublishAt }
    } }`,
    {},
    "editor",
  );

/** The actions in the item's history, newest first, with their authors. */
const historyOf = (id: string) =>
  site.db.query(
    `select action, language, user_id as "userId", user_name as "userName" from change
     where item_id = $1 order by at desc, version desc`,
    [id],
  );

describe.each(kindCases)("$name", (kind) => {
  beforeEach(async () => {
    site.setClock(morning);
    await site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`);
  });

  const one = readOne(site, kind);

  test("a visitor no longer sees what was to be unpublished at a time, and the editor has its texts", async () => {
    const item = await anItemOfKind(site, kind);
    expect((await schedule(kind, item)).errors).toBeUndefined();
    await unpublishDue(site.db, new Date(evening.getTime() - 1));
    expect(await one(item.key)).not.toBeNull();
    await unpublishDue(site.db, evening);
    expect(await one(item.key)).toBeNull();
    expect(await readList(site, kind)()).toMatchObject({ items: [], total: 0 });
    expect(await one(item.key, "UA", "editor", true)).toMatchObject({
      translation: { word: "слова", publishedAt: null },
    });
  });
});

const report = kindCases.find(({ name }) => name === "Report");
if (!report) throw new Error("there is no kind of content");

describe("scheduled unpublishing", () => {
  beforeEach(async () => {
    site.setClock(morning);
    await site.db.query("delete from report");
  });

  const one = readOne(site, report);

  test("of one language leaves the other on the site", async () => {
    const item = await anItemOfKind(site, report);
    await schedule(report, item, ", language: ENG");
    await unpublishDue(site.db, evening);
    expect(await one(item.key, "ENG")).toMatchObject({ translation: { language: "UA" } });
  });

  test("is in the history as done by the site, once", async () => {
    const item = await anItemOfKind(site, report, { ua: "слова" });
    await schedule(report, item);
    expect(await unpublishDue(site.db, evening)).toBe(1);
    expect(await unpublishDue(site.db, evening)).toBe(0);
    const [done, planned] = await historyOf(item.id);
    expect(done).toEqual({ action: "unpublished", language: "ua", userId: null, userName: "" });
    expect(planned).toMatchObject({ action: "unpublishingScheduled", userName: "editor" });
  });

  test("gives somebody who edits the item at that moment no conflict", async () => {
    const item = await anItemOfKind(site, report, { ua: "слова" });
    await schedule(report, item);
    await unpublishDue(site.db, evening);
    const saved = await site.execute(
      `mutation { saveReport(id: "${item.id}", version: ${item.version + 1}, input: { translations: { ua: { description: "інші" } } }) { id } }`,
      {},
      "editor",
    );
    expect(saved.errors).toBeUndefined();
    expect(await one(item.key)).toBeNull();
  });

  test("can be cancelled", async () => {
    const item = await anItemOfKind(site, report);
    await schedule(report, item);
    await site.executeOrThrow(
      `mutation { cancelUnpublishing(kind: REPORT, id: "${item.id}", version: ${item.version + 1}) { id } }`,
      {},
      "editor",
    );
    expect(await unpublishDue(site.db, evening)).toBe(0);
    expect(await one(item.key)).not.toBeNull();
    expect(await historyOf(item.id)).toContainEqual(
      expect.objectContaining({ action: "unpublishingCancelled" }),
    );
  });

  test("happens in the trash as well, so that restoring brings nothing back onto the site", async () => {
    const item = await anItemOfKind(site, report, { ua: "слова" });
    await schedule(report, item);
    await site.executeOrThrow(
      `mutation { deleteItem(kind: REPORT, id: "${item.id}", version: ${item.version + 1}) }`,
      {},
      "editor",
    );
    await unpublishDue(site.db, evening);
    await site.executeOrThrow(
      `mutation { restoreItem(kind: REPORT, id: "${item.id}") { id } }`,
      {},
      "editor",
    );
    expect(await one(item.key)).toBeNull();
  });

  test("at a time that has passed unpublishes at once", async () => {
    const item = await anItemOfKind(site, report);
    await schedule(report, item, "", new Date(morning.getTime() - 1));
    expect(await one(item.key)).toBeNull();
  });

  test("follows a scheduled publication, never precedes it", async () => {
    const draft = await anItemOfKind(site, report, { ua: "слова" }, { published: [] });
    const planned = await publish(site, report, draft, "ua", "2030-05-01T17:00:00Z");
    const early = await schedule(report, planned, "", new Date("2030-05-01T17:00:00Z"));
    expect(early.errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: "at", rule: "beforePublication" }],
    });
    expect((await schedule(report, planned)).errors).toBeUndefined();
    const late = await site.execute(
      `mutation { publish(kind: REPORT, id: "${draft.id}", version: ${planned.version + 1}, at: "${evening.toISOString()}") { id } }`,
      {},
      "editor",
    );
    expect(late.errors?.[0]?.extensions).toMatchObject({
      fields: [{ path: "at", rule: "afterUnpublishing" }],
    });
  });

  test("is not planned for a draft", async () => {
    const draft = await anItemOfKind(site, report, { ua: "слова" }, { published: [] });
    const { errors } = await schedule(report, draft);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("is forgotten when somebody unpublishes before its time", async () => {
    const item = await anItemOfKind(site, report, { ua: "слова" });
    await schedule(report, item);
    await site.executeOrThrow(
      `mutation { unpublish(kind: REPORT, id: "${item.id}", version: ${item.version + 1}) { id } }`,
      {},
      "editor",
    );
    expect(await unpublishDue(site.db, evening)).toBe(0);
  });
});
