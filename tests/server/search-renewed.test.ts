import { expect, test } from "vitest";
import { SearchInAnyLocale1795358100000 } from "../../migrations/1795358100000-search-in-any-locale.ts";
import { entities } from "../../server/entities.ts";
import { migrate, openDatabase } from "../../server/platform/database/database.ts";
import { migrations } from "../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../support/database/odd-database.ts";
import { aServer } from "../support/server/test-server.ts";

const earlierMigrations = migrations.slice(0, migrations.indexOf(SearchInAnyLocale1795358100000));
const url = await anOddDatabase("locale_provider libc locale 'C'", earlierMigrations);
const db = await openDatabase({ url, entities, migrations });
const [storedPost] = await db.query(
  `with post as (insert into blog_post default values returning id)
   insert into blog_post_translation (item_id, language, title, short_description, content, words_changed_at)
   select id, 'ua', 'ЇЖАК', 'Кіт', '<p>ЩУКА</p>', '2026-01-01T10:00:00Z' from post
   returning item_id as id`,
);
const [picture] = await db.query(
  `insert into image (public_id, store, url, alt_ua, alt_eng, file_name)
   values ('a', 'local', '/images/a', 'РИБА', '', 'ЛІТО.jpg') returning id`,
);
await migrate(db);
await db.destroy();
const site = await aServer({ database: { url } });

const find = (search: string) =>
  site.executeOrThrow(
    `query ($search: String!) {
      blogPosts(search: $search, drafts: true) { items { id translations { textsChangedAt } } }
      images(search: $search) { items { id } }
    }`,
    { search },
    "editor",
  );

test.each(["їжак", "ЩУКА", "кіт їжак"])(
  "%j is found in a post from before the migration, which was not changed by it",
  async (search) => {
    const translations = [{ textsChangedAt: "2026-01-01T10:00:00.000Z" }];
    const { blogPosts } = await find(search);
    expect(blogPosts.items).toEqual([{ id: storedPost.id, translations }]);
  },
);

test.each(["риба", "літо.jpg"])(
  "%j is found in a picture from before the migration",
  async (search) => {
    expect((await find(search)).images.items).toEqual([{ id: picture.id }]);
  },
);
