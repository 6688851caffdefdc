import { beforeEach, describe, expect, test } from "vitest";
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

describe.each(kindCases)("$name", (kind) => {
  beforeEach(async () => {
    site.setClock(null);
    await site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`);
  });

  const one = readOne(site, kind);
  const listed = readList(site, kind);

  test("a visitor never sees a draft", async () => {
    const { key } = await anItemOfKind(site, kind, { ua: "слова" }, { published: [] });
    expect(await one(key)).toBeNull();
    expect(await listed()).toMatchObject({ items: [], total: 0, hasNextPage: false });
  });

  test("a visitor never sees a draft translation beside a published one", async () => {
    const { key } = await anItemOfKind(site, kind, undefined, { published: ["ua"] });
    const item = await one(key, "ENG");
    expect(item.translations).toEqual([{ language: "UA", word: "слова" }]);
    expect(item.translation.language).toBe("UA");
  });

  test("a visitor who requests drafts is told to sign in; an editor sees them", async () => {
    const { key } = await anItemOfKind(site, kind, { ua: "слова" }, { published: [] });
    const refused = await site.execute(`{ ${kind.list}(drafts: true) { total } }`);
    expect(refused.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(await one(key, "UA", "editor", true)).toMatchObject({ translation: { word: "слова" } });
  });

  test("a scheduled item appears at its time", async () => {
    const savedItem = await anItemOfKind(site, kind, { ua: "завтра" }, { published: [] });
    await publish(site, kind, savedItem, "ua", "2030-05-01T10:00:00Z");
    site.setClock(new Date("2030-05-01T09:59:59Z"));
    expect(await one(savedItem.key)).toBeNull();
    site.setClock(new Date("2030-05-01T10:00:00Z"));
    expect(await one(savedItem.key)).toMatchObject({ translation: { word: "завтра" } });
  });

  test("an unpublished item disappears, and its texts stay for the editor", async () => {
    const { id, version, key } = await anItemOfKind(site, kind, { ua: "слова" });
    await site.executeOrThrow(
      `mutation { unpublish(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version}, language: UA) { id } }`,
      {},
      "editor",
    );
    expect(await one(key)).toBeNull();
    expect(await one(key, "UA", "editor", true)).toMatchObject({ translation: { word: "слова" } });
  });

  const published = async (mutation: string) =>
    (
      await site.executeOrThrow(
        `mutation { item: ${mutation} { translations { language publishedAt } } }`,
        {},
        "editor",
      )
    ).item.translations;

  test("an editor publishes, schedules and unpublishes both languages at once", async () => {
    site.setClock(new Date("2030-05-01T10:00:00Z"));
    const { id } = await anItemOfKind(site, kind, undefined, { published: [] });
    const both = (publishedAt: string | null) =>
      expect.arrayContaining([
        { language: "UA", publishedAt },
        { language: "ENG", publishedAt },
      ]);
    const target = (version: number) =>
      `(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version}`;
    expect(await published(`publish${target(1)})`)).toEqual(both("2030-05-01T10:00:00.000Z"));
    expect(await published(`unpublish${target(2)})`)).toEqual(both(null));
    const later = "2030-06-01T08:00:00.000Z";
    expect(await published(`publish${target(3)}, at: "${later}")`)).toEqual(both(later));
  });

  test("scheduling both languages does not change one that is already published", async () => {
    site.setClock(new Date("2030-05-01T10:00:00Z"));
    const { id, version } = await anItemOfKind(site, kind, undefined, { published: ["ua"] });
    const later = "2030-06-01T08:00:00.000Z";
    const rows = await published(
      `publish(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version}, at: "${later}")`,
    );
    expect(rows).toContainEqual({ language: "UA", publishedAt: "2030-05-01T10:00:00.000Z" });
    expect(rows).toContainEqual({ language: "ENG", publishedAt: later });
  });

  test("publishing both languages leaves out one without a translation", async () => {
    const { id } = await anItemOfKind(site, kind, { ua: "слова", eng: " " }, { published: [] });
    const rows = await published(`publish(kind: ${kindEnum(kind.name)}, id: "${id}", version: 1)`);
    expect(rows).toContainEqual({ language: "UA", publishedAt: expect.any(String) });
    expect(rows).toContainEqual({ language: "ENG", publishedAt: null });
  });
});
