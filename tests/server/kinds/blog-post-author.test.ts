import { describe, expect, test } from "vitest";
import { itemPath } from "../../support/content/item-path.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });

const olena = {
  ua: { name: "Олена", surname: "Мельник" },
  eng: { name: "Olena", surname: "Melnyk" },
};
const aMember = () => aPublishedItem(site, "Member", { translations: olena });
const titles = { ua: { title: "Допис" }, eng: { title: "A post" } };
const aPost = (input: object = {}) =>
  aPublishedItem(site, "BlogPost", { translations: titles, ...input });
const restOf = async (id: string) => (await site.request({ url: `/api/blog/${id}` })).json();
const feedOf = async (search = "") =>
  (await site.request({ url: `/feeds/blog.xml${search}` })).body;

async function readPost(id: string, language = "UA") {
  const { blogPost } = await site.executeOrThrow(
    `query ($id: ID!, $language: Language!) {
      blogPost(id: $id, language: $language) {
        postedAt
        author { id translation(language: $language) { name surname } }
        authorName(language: $language)
      }
    }`,
    { id, language },
  );
  return blogPost;
}

const save = `mutation ($id: ID, $version: Int, $input: BlogPostInput!) {
  saveBlogPost(id: $id, version: $version, input: $input) { id version postedAt day author { id } }
}`;

const refusedFields = async (input: object) =>
  (await site.execute(save, { input: { translations: titles, ...input } }, "editor")).errors?.[0]
    ?.extensions.fields;

/** Moves a member to the trash, or back. */
const inTrash = (mutation: "deleteItem" | "restoreItem", id: string) =>
  site.executeOrThrow(
    mutation === "deleteItem"
      ? `mutation ($id: ID!) { deleteItem(kind: MEMBER, id: $id, version: 3) }`
      : `mutation ($id: ID!) { restoreItem(kind: MEMBER, id: $id) { id } }`,
    { id },
    "editor",
  );

describe("the author of a post", () => {
  test("is a member of the team, whose name a visitor reads in their own language", async () => {
    const { id: authorId } = await aMember();
    const { id } = await aPost({ authorId });
    expect(await readPost(id)).toMatchObject({
      author: { id: authorId, translation: olena.ua },
      authorName: "",
    });
    expect((await readPost(id, "ENG")).author.translation).toEqual(olena.eng);
  });

  test("is somebody outside the team, whose name is given in both languages or in one", async () => {
    const guest = await aPost({ authorNameUa: "Марія Примаченко", authorNameEng: "Maria" });
    expect(await readPost(guest.id, "ENG")).toMatchObject({ author: null, authorName: "Maria" });
    const inOneLanguage = await aPost({ authorNameUa: "Марія" });
    expect((await readPost(inOneLanguage.id, "ENG")).authorName).toBe("Марія");
  });

  test("is not shown while the member is in the trash, and again after it is restored", async () => {
    const { id: authorId } = await aMember();
    const { id } = await aPost({ authorId });
    await inTrash("deleteItem", authorId);
    expect(await readPost(id)).toMatchObject({ author: null });
    expect((await restOf(id)).author).toBeNull();
    await inTrash("restoreItem", authorId);
    expect(await readPost(id)).toMatchObject({ author: { id: authorId } });
  });

  test("who left the team stays in the trash when a post is restored from it", async () => {
    const { id: authorId } = await aMember();
    const { id, version } = await aPost({ authorId });
    await inTrash("deleteItem", authorId);
    const variables = { id, version };
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: BLOG_POST, id: $id, version: $version) }",
      variables,
      "editor",
    );
    await site.executeOrThrow(
      "mutation ($id: ID!) { restoreItem(kind: BLOG_POST, id: $id) { id } }",
      { id },
      "editor",
    );
    expect(await readPost(id)).toMatchObject({ author: null });
  });

  test("must exist: an unknown member, or one in the trash, is refused at the field", async () => {
    const { id: authorId } = await aMember();
    await inTrash("deleteItem", authorId);
    const unknown = [{ path: "authorId", rule: "unknown" }];
    expect(await refusedFields({ authorId })).toEqual(unknown);
    expect(await refusedFields({ authorId: "00000000-0000-4000-8000-000000000000" })).toEqual(
      unknown,
    );
  });
});

describe("a REST client", () => {
  test("reads the author, sets one, and leaves the author alone with the specified body", async () => {
    const { id: memberId } = await aMember();
    const { id } = await aPost({ authorId: memberId, day: "2024-05-01" });
    const author = { memberId, name: { ua: "Олена Мельник", eng: "Olena Melnyk" } };
    expect((await restOf(id)).author).toEqual(author);

    const put = async (payload: object) => {
      const url = `/api/blog/${id}`;
      const answer = await site.request({ method: "PUT", url, payload }, "editor");
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const specified = await put({ translations: titles });
    expect(specified).toMatchObject({ author, postedAt: "2024-05-01T00:00:00.000Z" });
    const guest = await put({ translations: titles, author: { name: { ua: "Марія" } } });
    expect(guest.author).toEqual({ memberId: null, name: { ua: "Марія", eng: "Марія" } });
    expect((await put({ translations: titles, author: null })).author).toBeNull();
  });
});

test("a reader of the feed sees who wrote each post", async () => {
  const { id: authorId } = await aMember();
  await aPost({ authorId });
  await aPost({ authorNameUa: "Марія Примаченко" });
  const ukrainian = await feedOf();
  expect(ukrainian).toContain("<name>Олена Мельник</name>");
  expect(ukrainian).toContain(
    `<uri>https://doloni.example${await itemPath(site, "Member", authorId)}</uri>`,
  );
  expect(ukrainian).toContain("<name>Марія Примаченко</name>");
  expect(await feedOf("?lang=en")).toContain("<name>Olena Melnyk</name>");
});

describe("the day of a post", () => {
  const postedAt = async (id: string) => (await readPost(id)).postedAt;

  test("is the one that an editor chose, also long before its publication", async () => {
    const { id } = await aPost({ day: "2021-02-24" });
    expect(await postedAt(id)).toBe("2021-02-24T00:00:00.000Z");
  });

  test("decides about the order of the blog", async () => {
    await site.db.query("delete from blog_post");
    const newer = await aPost({ day: "2021-03-02" });
    const older = await aPost({ day: "2021-03-01" });
    const { blogPosts } = await site.executeOrThrow("{ blogPosts { items { id } } }");
    expect(blogPosts.items).toEqual([{ id: newer.id }, { id: older.id }]);
  });

  test("is that of the publication again when the editor clears it", async () => {
    site.setClock(new Date("2030-06-01T09:00:00.000Z"));
    const { id, version } = await aPost({ day: "2021-02-24" });
    const input = { translations: titles };
    await site.executeOrThrow(save, { id, version, input }, "editor");
    expect(await postedAt(id)).toBe("2030-06-01T09:00:00.000Z");
  });

  test("cannot be in the future, nor a day that no calendar has", async () => {
    site.setClock(new Date("2030-06-01T22:30:00.000Z")); // 2 June in Kyiv
    const { saveBlogPost } = await site.executeOrThrow(
      save,
      { input: { translations: titles, day: "2030-06-02" } },
      "editor",
    );
    expect(saveBlogPost.day).toBe("2030-06-02");
    expect(await refusedFields({ day: "2030-06-03" })).toEqual([{ path: "day", rule: "future" }]);
    expect(await refusedFields({ day: "2030-02-30" })).toMatchObject([
      { path: "day", rule: "isIso8601" },
    ]);
  });
});
