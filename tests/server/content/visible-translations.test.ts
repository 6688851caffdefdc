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

/** The summary of the translations that is stored in the item's row. */
const storedSummary = (item: string) => `
  select item.id, item.public_from, item.whole_from, lacks_ua, lacks_eng, is_outdated, has_draft
  from ${item} item order by id`;
/** Whether a language lacks texts. A page needs a title, and as many texts as the other language. */
const lacks = (item: string, language: string, other: string) =>
  item === "page"
    ? `coalesce(btrim(${language}.title) = '' or ${language}.filled < coalesce(${other}.filled, 0), true)`
    : `coalesce(${language}.filled < ${language}.fields, true)`;
/** The same summary, computed from the translations. */
const computedSummary = (item: string) => `
  select item.id,
    (select min(published_at) from ${item}_translation where item_id = item.id) as public_from,
    (select max(published_at) from ${item}_translation where item_id = item.id) as whole_from,
    ${lacks(item, "ua", "eng")} as lacks_ua,
    ${lacks(item, "eng", "ua")} as lacks_eng,
    coalesce(eng.words_changed_at < ua.words_changed_at, false) as is_outdated,
    exists (select 1 from ${item}_translation where item_id = item.id and published_at is null)
      as has_draft
  from ${item} item
  left join ${item}_translation ua on ua.item_id = item.id and ua.language = 'ua'
  left join ${item}_translation eng on eng.item_id = item.id and eng.language = 'eng'
  order by item.id`;

test.each(kinds)(
  "the item's row summarises its translations, whoever writes them: $tableName",
  async (kind) => {
    const { tableName: item } = kind;
    const translationTable = `${item}_translation`;
    const expectEqualSummaries = async () =>
      expect(await site.db.query(storedSummary(item))).toEqual(
        await site.db.query(computedSummary(item)),
      );
    await expectEqualSummaries();
    const writes = [
      `update ${translationTable} set published_at = null where language = 'ua'`,
      `update ${translationTable} set published_at = now() + interval '1 day' where language = 'eng'`,
      `update ${translationTable} set words_changed_at = now() - interval '1 day' where language = 'eng'`,
      `update ${translationTable} set filled = 0 where language = 'ua'`,
      `delete from ${translationTable} where language = 'eng'`,
      `delete from ${translationTable}`,
    ];
    for (const write of writes) {
      await site.db.query(write);
      await expectEqualSummaries();
    }
  },
);

test("a list by title uses the other language's title where the requested one is blank", async () => {
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
