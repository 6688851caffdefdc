import { beforeAll, describe, expect, test } from "vitest";
import { ensureFixedPages } from "../../../../server/page/ensure-fixed-pages.ts";
import { anItemOfKind, kindCases } from "../../../support/content/kind-cases.ts";
import { oneMoreOfEach } from "../../../support/content/one-of-each.ts";
import { aServer, type Role } from "../../../support/server/test-server.ts";

const publicUrl = "https://doloni.example";
const site = await aServer({ publicUrl });

async function moveToTrash(kind: string, id?: string): Promise<void> {
  const table = site.db.getMetadata(kind).tablePath;
  await site.db.query(`update ${table} set deleted_at = now() where id = coalesce($1, id)`, [
    id ?? null,
  ]);
}

describe.each(kindCases)("in the trash, $name", (kind) => {
  const readers: [Role, string][] = [
    ["visitor", ""],
    ["editor", "drafts: true, "],
  ];

  test.each(readers)("is not listed, counted, found or opened for %s", async (as, drafts) => {
    await site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`);
    const remainingItem = await anItemOfKind(
      site,
      kind,
      { ua: "слова", eng: "words" },
      { index: 0 },
    );
    const trashed = await anItemOfKind(site, kind, { ua: "слова", eng: "words" }, { index: 1 });
    await moveToTrash(kind.name, trashed.id);
    const key = kind.key ?? "id";
    const answer = await site.executeOrThrow(
      `{
        list: ${kind.list}(${drafts}sort: UPDATED) { total items { id deletedAt } }
        found: ${kind.list}(${drafts}search: "слова") { total items { id deletedAt } }
        one: ${kind.one}(${drafts}${key}: "${trashed.key}") { id }
      }`,
      {},
      as,
    );
    const remaining = { total: 1, items: [{ id: remainingItem.id, deletedAt: null }] };
    expect(answer).toEqual({ list: remaining, found: remaining, one: null });
  });
});

describe("when everything is in the trash", () => {
  const ids: string[] = [];
  beforeAll(async () => {
    await oneMoreOfEach(site, 1);
    for (const { name } of kindCases) {
      const rows = await site.db.query(`select id from ${site.db.getMetadata(name).tablePath}`);
      ids.push(...rows.map(({ id }: { id: string }) => id));
      await moveToTrash(name);
    }
    // Without its pages, the site would show none of it anyway.
    await ensureFixedPages(site.db, new Date());
  });

  test("the sitemap and the feeds contain none of it", async () => {
    expect(ids.length).toBeGreaterThan(kindCases.length);
    for (const url of ["/sitemap.xml", "/feeds/news.xml", "/feeds/blog.xml"]) {
      const { statusCode, body } = await site.request({ url });
      expect(statusCode).toBe(200);
      expect(ids.filter((id) => body.includes(id))).toEqual([]);
      expect(body).not.toContain("togetherPoints/");
    }
  });

  const lists = ["projects", "gallery", "gallery/news", "galleryCategory", "blog", "reports"];
  test.each([...lists, "members"])("GET /api/%s answers an empty list", async (path) => {
    const { statusCode, body } = await site.request({ url: `/api/${path}` });
    expect(statusCode).toBe(200);
    expect(ids.filter((id) => body.includes(id))).toEqual([]);
  });

  test("no year has reports or galleries, and the news list is empty", async () => {
    const all = "(drafts: true)";
    const seen = await site.executeOrThrow(
      `{ reportYears${all} galleryYears${all} news${all} { total items { id } } }`,
      {},
      "editor",
    );
    expect(seen).toEqual({ reportYears: [], galleryYears: [], news: { total: 0, items: [] } });
  });
});

test("a category does not count galleries in the trash", async () => {
  await oneMoreOfEach(site, 2);
  const { galleryCategories } = await site.executeOrThrow(
    "{ galleryCategories { items { galleryCount } } }",
  );
  expect(galleryCategories.items).toEqual([{ galleryCount: 1 }]);
  await moveToTrash("Gallery");
  const after = await site.executeOrThrow("{ galleryCategories { items { galleryCount } } }");
  expect(after.galleryCategories.items).toEqual([{ galleryCount: 0 }]);
});

test("the page of a project in the trash can be used by another one", async () => {
  const { projects } = await site.executeOrThrow("{ projects { items { id } } }");
  const [trashed, next] = projects.items;
  await site.db.query("update project set page = 'toyLibrary' where id = $1", [trashed.id]);
  await moveToTrash("Project", trashed.id);
  const document = `{ project(id: "toyLibrary") { id } }`;
  expect((await site.executeOrThrow(document)).project).toBeNull();
  await site.db.query("update project set page = 'toyLibrary' where id = $1", [next.id]);
  expect((await site.executeOrThrow(document)).project).toEqual({ id: next.id });
});
