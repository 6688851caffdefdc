import { beforeAll, expect, test } from "vitest";
import { ContentItem } from "../../../server/content/content-item.ts";
import { saveTexts } from "../../support/content/kind-cases.ts";
import { oneMoreOfEach } from "../../support/content/one-of-each.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const kinds = site.db.entityMetadatas.filter(({ inheritanceTree }) =>
  inheritanceTree.includes(ContentItem),
);

beforeAll(async () => {
  for (let index = 0; index < 4; index++) await oneMoreOfEach(site, index);
});

/** What items' rows tell of their words. */
const told = (item: string) => `
  select item.id, item.public_from, item.whole_from, lacks_ua, lacks_eng, is_outdated, has_draft
  from ${item} item order by id`;
/** What the words themselves say. */
const said = (item: string) => `
  select item.id,
    (select min(published_at) from ${item}_translation where item_id = item.id) as public_from,
    (select max(published_at) from ${item}_translation where item_id = item.id) as whole_from,
    coalesce(ua.filled < ua.fields, true) as lacks_ua,
    coalesce(eng.filled < eng.fields, true) as lacks_eng,
    coalesce(eng.words_changed_at < ua.words_changed_at, false) as is_outdated,
    exists (select 1 from ${item}_translation where item_id = item.id and published_at is null)
      as has_draft
  from ${item} item
  left join ${item}_translation ua on ua.item_id = item.id and ua.language = 'ua'
  left join ${item}_translation eng on eng.item_id = item.id and eng.language = 'eng'
  order by item.id`;

test.each(kinds)("whoever writes words, a list knows what they say: $tableName", async (kind) => {
  const { tableName: item } = kind;
  const words = `${item}_translation`;
  const agree = async () =>
    expect(await site.db.query(told(item))).toEqual(await site.db.query(said(item)));
  await agree();
  const writes = [
    `update ${words} set published_at = null where language = 'ua'`,
    `update ${words} set published_at = now() + interval '1 day' where language = 'eng'`,
    `update ${words} set words_changed_at = now() - interval '1 day' where language = 'eng'`,
    `update ${words} set filled = 0 where language = 'ua'`,
    `delete from ${words} where language = 'eng'`,
    `delete from ${words}`,
  ];
  for (const write of writes) {
    await site.db.query(write);
    await agree();
  }
});

test("a list by title calls an item by its other language where the asked one is blank", async () => {
  const { saveGalleryCategory: saved } = await site.executeOrThrow(
    `mutation { saveGalleryCategory(input: { translations: { eng: { name: "Toys" } } }) { id version } }`,
    {},
    "editor",
  );
  const heading = async () => {
    const sql = "select heading_ua, heading_eng from gallery_category where id = $1";
    return (await site.db.query(sql, [saved.id]))[0];
  };
  expect(await heading()).toEqual({ heading_ua: "Toys", heading_eng: "Toys" });
  await saveTexts(site, { name: "GalleryCategory" }, saved, "ua", { name: " Іграшки " });
  expect(await heading()).toEqual({ heading_ua: "Іграшки", heading_eng: "Toys" });
});
