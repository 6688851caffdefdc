import { describe, expect, test } from "vitest";
import {
  aPageServer,
  bypassed,
  cacheResultOf,
  hit,
  stored,
} from "../../support/server/page-server.ts";

const { site, open, drawing, ids } = await aPageServer();

describe("what is written is seen at once", () => {
  const saveTitle = (title: string, version: number) =>
    site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!, $input: GalleryInput!) {
        saveGallery(id: $id, version: $version, input: $input) { version }
      }`,
      {
        id: ids.gallery,
        version,
        input: { categoryId: ids.category, translations: { ua: { title } } },
      },
      "editor",
    );

  test("when an editor saves", async () => {
    await open("/gallery");
    const { gallery } = await site.executeOrThrow(`{ gallery(id: "${ids.gallery}") { version } }`);
    await saveTitle("Літній табір", gallery.version);
    const page = await open("/gallery");
    expect(page.body).toContain("Літній табір");
    // This write's own notification may arrive during the rendering; the page is then not cached.
    expect([stored, bypassed]).toContain(cacheResultOf(page));
  });

  test("when a REST client writes", async () => {
    await open("/team");
    const payload = { translations: { ua: { name: "Орися", surname: "Бондаренко" } } };
    const written = await site.request({ method: "POST", url: "/api/members", payload }, "editor");
    expect(written.statusCode).toBe(201);
    expect((await open("/team")).body).toContain("Орися");
  });

  test("when somebody writes SQL", async () => {
    await open("/gallery");
    await site.db.query(
      "update gallery_translation set title = 'Зимовий табір' where language = 'ua'",
    );
    await site.cache?.isSettled();
    expect((await open("/gallery")).body).toContain("Зимовий табір");
  });

  test("by everybody who opens the page afterwards, though an older one is still being rendered", async () => {
    const released = Promise.withResolvers<void>();
    drawing.gate = released.promise;
    const early = open("/gallery");
    await expect.poll(() => drawing.drawn).toBe(1);
    drawing.gate = null;
    await site.db.query(
      "update gallery_translation set title = 'Весняний табір' where language = 'ua'",
    );
    await site.cache?.isSettled();
    expect((await open("/gallery")).body).toContain("Весняний табір");
    released.resolve();
    expect(cacheResultOf(await early)).toBe(bypassed);
    const later = await open("/gallery");
    expect([later.body.includes("Весняний табір"), cacheResultOf(later)]).toEqual([true, hit]);
  });

  test("after the listener was disconnected for a while", async () => {
    await open("/gallery");
    await site.db.query("create table while_disconnected (id int)");
    await site.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'doloni content listener' and datname = current_database()`,
    );
    await site.db.query(
      "update gallery_translation set title = 'Осінній табір' where language = 'ua'",
    );
    await expect.poll(async () => cacheResultOf(await open("/about"))).toBe(hit);
    expect((await open("/gallery")).body).toContain("Осінній табір");
  });

  test("when a scheduled publication is due", async () => {
    const now = new Date();
    const later = new Date(now.getTime() + 3_600_000);
    await site.db.query(
      "update gallery_translation set title = 'Таємний табір', published_at = $1 where language = 'ua'",
      [later],
    );
    await site.db.query("update gallery_translation set published_at = $1", [later]);
    await site.cache?.isSettled();
    expect((await open("/gallery")).body).not.toContain("Таємний табір");
    site.setClock(new Date(later.getTime() - 1));
    await expect.poll(async () => cacheResultOf(await open("/gallery"))).toBe(hit);
    site.setClock(later);
    expect((await open("/gallery")).body).toContain("Таємний табір");
    site.setClock(null);
  });
});
