import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { SearchWordsWhole1795900100000 } from "../../../../migrations/1795900100000-search-words-whole.ts";
import { entities } from "../../../../server/entities.ts";
import { insertFixedPages } from "../../../../server/page/ensure-fixed-pages.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { marked, searchSite } from "../../../support/content/site-search.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";
import { aServer } from "../../../support/server/test-server.ts";

/** Emphasis, a link and a soft hyphen inside of words; words at the ends of neighbouring paragraphs. */
const html =
  '<p><strong>Д</strong>опомога сьогодні</p><p>Неда<em>лек</em>о ро<a href="/help">дин</a>ам</p>' +
  "<ul><li>коло</li><li>барва<br />червінь</li></ul><p>взаємо\u00adпоміч, Marks &amp; Spencer</p>";

const earlier = migrations.slice(0, migrations.indexOf(SearchWordsWhole1795900100000));
const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
const db = await openDatabase({ url, entities, migrations });
const blocks = JSON.stringify([{ id: randomUUID(), isHidden: false, richText: { html } }]);
await db.query(
  `with item as (insert into blog_post default values returning id)
   insert into blog_post_translation (item_id, language, title, content, published_at, words_changed_at)
   select id, 'ua', 'Давній допис', $1, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z' from item`,
  [html],
);
await db.query(
  `with item as (insert into page (address) values ('old-page') returning id)
   insert into page_translation (item_id, language, title, blocks, plain_text, published_at)
   select id, 'ua', 'Давня сторінка', $1, $2, '2026-01-01T10:00:00Z' from item`,
  [blocks, html.replace(/<[^<>]*>/g, " ")],
);
await migrate(db);
const [{ words_changed_at: changedAt }] = await db.query(
  "select words_changed_at from blog_post_translation",
);
await insertFixedPages(db.manager, ["BLOG", "PROJECTS"], new Date());
await db.destroy();
const site = await aServer({ database: { url } });

beforeAll(async () => {
  const ua = (texts: object) => ({ translations: { ua: texts } });
  await aPublishedItem(site, "BlogPost", ua({ title: "Новий допис", content: html }));
  await aPublishedItem(site, "Project", ua({ name: "Новий проєкт", description: html }));
  const blocks = [{ id: randomUUID(), richText: { html } }];
  await aPublishedItem(site, "Page", {
    address: "new-page",
    ...ua({ title: "Нова сторінка", blocks }),
  });
});

const everywhere = [
  "Давній допис",
  "Давня сторінка",
  "Нова сторінка",
  "Новий допис",
  "Новий проєкт",
];

async function find(text: string): Promise<[title: string, excerpt: string][]> {
  const { items } = await searchSite(site, text);
  return items
    .filter(({ isExact }) => isExact)
    .map(({ title, excerpt }) => [marked(title), marked(excerpt)] as [string, string])
    .sort(([one], [other]) => one.localeCompare(other, "uk"));
}

describe("a visitor", () => {
  test.each([
    ["допомога", "[Допомога] сьогодні Недалеко родинам"],
    ["недалеко", "Допомога сьогодні [Недалеко] родинам"],
    ["родинам", "Недалеко [родинам] коло барва червінь"],
    ["взаємопоміч", "[взаємо\u00adпоміч], Marks & Spencer"],
    ["взаємо\u00adпоміч", "[взаємо\u00adпоміч], Marks & Spencer"],
  ])(
    "finds %s in every text, from before the migration too, with its excerpt",
    async (word, excerpt) => {
      const found = await find(word);
      expect(found.map(([title]) => title)).toEqual(everywhere);
      for (const [, text] of found) expect(text).toContain(excerpt);
    },
  );

  test.each(["сьогодніНедалеко", "колобарва", "барвачервінь", "amp"])(
    "does not find %s, which no text says",
    async (word) => {
      expect(await find(word)).toEqual([]);
    },
  );
});

test("an editor finds a word with emphasis inside, and «&»", async () => {
  for (const text of ["допомога", "marks & spencer"]) {
    const { searchContent } = await site.executeOrThrow(
      "query ($text: String!) { searchContent(text: $text) { id } }",
      { text },
      "editor",
    );
    expect([text, searchContent.length]).toEqual([text, everywhere.length]);
  }
});

test("a text from before the migration does not count as changed by it", () => {
  expect(new Date(changedAt).toISOString()).toBe("2026-01-01T10:00:00.000Z");
});
