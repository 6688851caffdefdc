import { expect, test } from "vitest";
import { FollowLibraryAlt1795427000000 } from "../../../../migrations/1795427000000-follow-library-alt.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(FollowLibraryAlt1795427000000));
const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
const db = await openDatabase({ url, entities, migrations });
await db.query(
  `insert into image (public_id, store, url, alt_ua, alt_eng)
   values ('a', 'local', '/images/a/original.webp', 'Діти & "ми"', '')`,
);
const picture = (alt: string) => `<img src="/images/a/original.webp" alt="${alt}" width="4" />`;
const copy = picture("Діти &amp; &quot;ми&quot;");
const own = picture("Оля і Петро");
const elsewhere = '<img src="https://images.example/a.png" alt="" />';
await db.query(
  `with post as (insert into blog_post default values returning id)
   insert into blog_post_translation (item_id, language, content)
   select id, 'eng', $1 from post`,
  [`<p>а</p>${copy}${picture("")}${own}${elsewhere}`],
);
await db.query(
  `with page as (insert into page (address) values ('a') returning id)
   insert into page_translation (item_id, language, blocks) select id, 'ua', $1::jsonb from page`,
  [JSON.stringify([{ id: "b", isHidden: false, richText: { html: `${copy}${own}` } }])],
);
await migrate(db);
const following = '<img src="/images/a/original.webp" width="4" />';

test("copies of the library's descriptions in stored texts follow the library, others stay", async () => {
  const [post] = await db.query("select content from blog_post_translation");
  expect(post.content).toBe(`<p>а</p>${following}${following}${own}${elsewhere}`);
  const [page] = await db.query("select blocks from page_translation where title = ''");
  expect(page.blocks[0].richText.html).toBe(`${following}${own}`);
});
