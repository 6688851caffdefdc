import { beforeEach, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const beside = async (field: string, id: string, language = "UA") => {
  const { beside } = await site.executeOrThrow(
    `query ($id: ID!) {
      beside: ${field}(id: $id, language: ${language}) { previous { id } next { id } }
    }`,
    { id },
  );
  return [beside.previous?.id ?? null, beside.next?.id ?? null];
};

/** For each item of the list, the ids before and after it. */
const pairsOf = (ids: string[]) => ids.map((_, at) => [ids[at - 1] ?? null, ids[at + 1] ?? null]);

const listed = async (list: string, language = "UA"): Promise<string[]> => {
  const document = `{ list: ${list}(language: ${language}, first: 50) { items { id } } }`;
  const { list: page } = await site.executeOrThrow(document);
  return page.items.map(({ id }: { id: string }) => id);
};

let day = 1;
const aPost = (translations: { ua?: object; eng?: object }) => {
  site.setClock(new Date(Date.UTC(2024, 0, day++)));
  return aPublishedItem(site, "BlogPost", { translations });
};
const both = { ua: { title: "Допис" }, eng: { title: "A post" } };

describe("a reader of a post", () => {
  beforeEach(async () => {
    await site.db.query("delete from blog_post");
  });

  test("goes to the one before and the one after it in the blog, in both languages", async () => {
    for (const translations of [both, { ua: both.ua }, both, { ua: both.ua }, both]) {
      await aPost(translations);
    }
    for (const language of ["UA", "ENG"]) {
      const ids = await listed("blogPosts", language);
      const found = [];
      for (const id of ids) found.push(await beside("blogPostNeighbours", id, language));
      expect(found).toEqual(pairsOf(ids));
    }
  });

  test("never goes to a draft, a post in the trash or one that is scheduled", async () => {
    const oldest = await aPost(both);
    const withdrawn = await aPost(both);
    await site.db.query("update blog_post_translation set published_at = null where item_id = $1", [
      withdrawn.id,
    ]);
    const deleted = await aPost(both);
    await site.db.query("update blog_post set deleted_at = now() where id = $1", [deleted.id]);
    const scheduled = await aPost(both);
    await site.db.query(
      "update blog_post_translation set published_at = '2030-01-01' where item_id = $1",
      [scheduled.id],
    );
    const newest = await aPost(both);
    expect(await beside("blogPostNeighbours", newest.id)).toEqual([null, oldest.id]);
    expect(await beside("blogPostNeighbours", oldest.id)).toEqual([newest.id, null]);
  });

  test("learns nothing from the address of a draft, nor from an invalid one", async () => {
    await aPost(both);
    const draft = await aPost(both);
    await site.db.query("update blog_post_translation set published_at = null where item_id = $1", [
      draft.id,
    ]);
    for (const id of [draft.id, "nothing", "00000000-0000-4000-8000-000000000000"]) {
      expect(await beside("blogPostNeighbours", id)).toEqual([null, null]);
    }
  });

  test("gets both from one statement, however many posts there are", async () => {
    const { id } = await aPost(both);
    for (let count = 0; count < 5; count++) await aPost(both);
    const statements = await site.countStatements(() => beside("blogPostNeighbours", id));
    expect(statements).toBe(1);
  });
});

test("a visitor of a gallery goes on in the order of the galleries, undated ones last", async () => {
  const name = { ua: { name: "Табори" } };
  const { id: categoryId } = await aPublishedItem(site, "GalleryCategory", { translations: name });
  for (const galleryDate of ["2023-05-01", "", "2024-01-09", "2023-05-01", ""]) {
    const translations = { ua: { title: `Галерея ${galleryDate}` } };
    await aPublishedItem(site, "Gallery", { categoryId, galleryDate, translations });
  }
  const ids = await listed("galleries");
  const found = [];
  for (const id of ids) found.push(await beside("galleryNeighbours", id));
  expect(ids).toHaveLength(5);
  expect(found).toEqual(pairsOf(ids));
});
