import { expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const translations = {
  ua: { title: "Табір", content: "<p>Марійка малює море.</p>" },
  eng: { title: "A camp", content: "<p>Mariika paints the sea.</p>" },
};
const aPost = (namesChanged: boolean) =>
  aPublishedItem(site, "BlogPost", { translations, namesChanged });

test("a visitor learns from a post whether names in it have been changed", async () => {
  const { id } = await aPost(true);
  const { blogPost } = await site.executeOrThrow(
    `{ blogPost(id: "${id}", language: UA) { namesChanged } }`,
  );
  expect(blogPost.namesChanged).toBe(true);
  const other = await aPost(false);
  const list = await site.executeOrThrow(
    "{ blogPosts(language: UA) { items { id namesChanged } } }",
  );
  expect(list.blogPosts.items).toEqual([
    { id: other.id, namesChanged: false },
    { id, namesChanged: true },
  ]);
});

test.each([
  ["", "Імена змінено", "Марійка"],
  ["?lang=en", "Names have been changed", "Mariika"],
])("a reader of the feed%s finds the note before the text", async (query, note, name) => {
  await site.db.query("delete from blog_post");
  await aPost(true);
  const { body } = await site.request({ url: `/feeds/blog.xml${query}` });
  expect(body).toMatch(new RegExp(`<p><em>${note}</em></p><p>${name}`));
  await site.db.query("delete from blog_post");
  await aPost(false);
  const plain = await site.request({ url: `/feeds/blog.xml${query}&x=1` });
  expect(plain.body).not.toContain(note);
});

test("a client of REST reads it, and an update that does not know it keeps it", async () => {
  const { id } = await aPost(true);
  const stored = await site.request({ url: `/api/blog/${id}` });
  expect(stored.json().namesChanged).toBe(true);
  const { translations: texts } = stored.json();
  const payload = { translations: texts, namesChanged: false };
  const url = `/api/blog/${id}`;
  const updated = await site.request({ method: "PUT", url, payload }, "editor");
  expect(updated.statusCode).toBe(200);
  expect(updated.json().namesChanged).toBe(true);
});
