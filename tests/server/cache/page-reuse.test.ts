import { expect, test } from "vitest";
import { aPageServer, cacheResultOf, hit, stored } from "../../support/server/page-server.ts";

const { site, open, drawing } = await aPageServer();

/** Writes SQL as another instance would, and waits for its notification. */
async function write(sql: string) {
  await site.db.query(sql);
  await site.cache?.isSettled();
}

const setTitle = (title: string) =>
  write(`update gallery_translation set title = '${title}' where language = 'ua'`);

test("a page that a write does not concern is not rendered again", async () => {
  const before = await open("/gallery");
  await open("/gallery");
  await write("update member_translation set surname = 'Бондаренко'");
  await write("insert into partner default values");
  const after = await open("/gallery");
  expect([cacheResultOf(after), after.body, after.headers.etag]).toEqual([
    stored,
    before.body,
    before.headers.etag,
  ]);
  expect(cacheResultOf(await open("/gallery"))).toBe(hit);
  expect(drawing.count).toBe(1);
});

test("a page that shows what was written is rendered again, each time", async () => {
  for (const title of ["Літній табір", "Зимовий табір", "Літній табір"]) {
    await setTitle(title);
    expect((await open("/gallery")).body).toContain(title);
  }
  expect(drawing.count).toBe(3);
});

test("a page that shared the rendering of another address shows what is written later", async () => {
  await open("/gallery?utm_content=letter");
  await open("/gallery?page_id=7");
  await open("/gallery");
  await setTitle("Весняний табір");
  expect((await open("/gallery")).body).toContain("Весняний табір");
});

test("a page returns after it was unpublished and published again", async () => {
  const published = await open("/gallery");
  await write("update gallery_translation set published_at = null");
  const withdrawn = await open("/gallery");
  expect(withdrawn.body).not.toBe(published.body);
  await write("update gallery_translation set published_at = now()");
  expect((await open("/gallery")).body).toContain("Весняний табір");
});

test("a publication that becomes due is shown on a page that was reused before", async () => {
  const due = new Date(Date.now() + 3_600_000);
  await site.db.query("update gallery_translation set published_at = $1", [due]);
  await site.cache?.isSettled();
  await open("/gallery");
  await write("update member_translation set surname = 'Коваль'");
  expect((await open("/gallery")).body).not.toContain("Весняний табір");
  expect(drawing.count).toBe(1);
  site.setClock(due);
  expect((await open("/gallery")).body).toContain("Весняний табір");
  site.setClock(null);
});
