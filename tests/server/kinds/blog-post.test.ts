import { describe, expect, test } from "vitest";
import { whenSomebodyWaits } from "../../support/database/locks.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const asEditor = (document: string, variables?: object) =>
  site.executeOrThrow(document, variables, "editor");
const refusal = async (document: string, variables: object) =>
  (await site.execute(document, variables, "editor")).errors?.[0]?.extensions;

const fields = "id version postedAt createdAt translation(language: UA) { title content }";

async function aPost(title = "Допис", content = "") {
  const { saveBlogPost } = await asEditor(
    `mutation ($ua: BlogPostTranslationInput!, $eng: BlogPostTranslationInput!) {
      saveBlogPost(input: { translations: { ua: $ua, eng: $eng } }) { ${fields} }
    }`,
    { ua: { title, content }, eng: { title, content } },
  );
  return saveBlogPost;
}

type Post = { id: string; version: number };
type Language = "UA" | "ENG";

async function publish({ id, version }: Post, language: Language, publishedAt?: string) {
  const { publish } = await asEditor(
    `mutation ($id: ID!, $version: Int!, $language: Language!, $at: DateTimeISO) {
      publish(kind: BLOG_POST, id: $id, version: $version, language: $language, at: $at) { ... on BlogPost { ${fields} } }
    }`,
    { id, version, language, at: publishedAt },
  );
  return publish;
}

async function withdraw({ id, version }: Post, language: Language) {
  const { unpublish } = await asEditor(
    `mutation ($id: ID!, $version: Int!, $language: Language!) {
      unpublish(kind: BLOG_POST, id: $id, version: $version, language: $language) { ... on BlogPost { ${fields} } }
    }`,
    { id, version, language },
  );
  return unpublish;
}

const setDay = (day: string) => {
  site.setClock(new Date(`${day}T09:00:00.000Z`));
};

describe("the date of a post", () => {
  test("of a draft is the time of its creation", async () => {
    const post = await aPost();
    expect(post.postedAt).toBe(post.createdAt);
  });

  test("is the first publication in any language, not the second", async () => {
    setDay("2024-03-01");
    const post = await publish(await aPost(), "ENG");
    setDay("2024-04-01");
    expect((await publish(post, "UA")).postedAt).toBe("2024-03-01T09:00:00.000Z");
  });

  test("stays when a post is unpublished and published again", async () => {
    setDay("2024-03-01");
    const post = await publish(await aPost(), "UA");
    setDay("2024-05-01");
    const withdrawn = await withdraw(post, "UA");
    expect(withdrawn.postedAt).toBe("2024-03-01T09:00:00.000Z");
    expect((await publish(withdrawn, "UA")).postedAt).toBe("2024-03-01T09:00:00.000Z");
  });

  test("follows the schedule until the post is public", async () => {
    setDay("2024-03-01");
    const post = await publish(await aPost(), "UA", "2024-06-01T09:00:00.000Z");
    expect(post.postedAt).toBe("2024-06-01T09:00:00.000Z");
    const rescheduled = await publish(post, "ENG", "2024-05-01T09:00:00.000Z");
    expect(rescheduled.postedAt).toBe("2024-05-01T09:00:00.000Z");
    const unpublished = await withdraw(await withdraw(rescheduled, "UA"), "ENG");
    expect(unpublished.postedAt).toBe(unpublished.createdAt);
  });
});

test("visitors read the newest post first, page by page", async () => {
  await site.db.query("delete from blog_post");
  for (const day of ["2022-11-24", "2024-01-05", "2023-06-30"]) {
    setDay("2025-01-01");
    await publish(await aPost(day), "UA", `${day}T07:00:00.000Z`);
  }
  const query = `query ($after: String) {
    blogPosts(first: 2, after: $after) { endCursor items { translation(language: UA) { title } } }
  }`;
  const { blogPosts: first } = await site.executeOrThrow(query);
  const { blogPosts: second } = await site.executeOrThrow(query, { after: first.endCursor });
  const titles = [...first.items, ...second.items].map((post) => post.translation.title);
  expect(titles).toEqual(["2024-01-05", "2023-06-30", "2022-11-24"]);
});

test("a script in a post is removed, however it is written", async () => {
  const unsafeHtml = "<p>Ми поруч<script>alert(1)</script></p>";
  const post = await aPost("Допис", unsafeHtml);
  expect(post.translation.content).toBe("<p>Ми поруч</p>");
  const { saveBlogPost } = await asEditor(
    `mutation ($id: ID!, $version: Int!, $texts: BlogPostTranslationInput!) {
      saveBlogPost(id: $id, version: $version, input: { translations: { ua: $texts } }) { ${fields} }
    }`,
    { ...post, texts: { title: "Допис", content: `<h2 onclick="x()">Двічі</h2>${unsafeHtml}` } },
  );
  expect(saveBlogPost.translation.content).toBe("<h2>Двічі</h2><p>Ми поруч</p>");
});

test("a post has one picture, and is kept when the picture is deleted", async () => {
  const imageId = await anImageRow(site.db);
  const save = `mutation ($imageId: ID) {
    saveBlogPost(input: { imageId: $imageId, translations: { ua: { title: "Допис" } } }) {
      id image { id }
    }
  }`;
  const { saveBlogPost } = await asEditor(save, { imageId });
  expect(saveBlogPost.image).toEqual({ id: imageId });
  await site.db.query("delete from image where id = $1", [imageId]);
  const query = "query ($id: ID!) { blogPost(id: $id, drafts: true) { image { id } } }";
  expect((await asEditor(query, { id: saveBlogPost.id })).blogPost).toEqual({ image: null });
  const fields = [{ path: "imageId", rule: "unknown" }];
  expect(await refusal(save, { imageId })).toEqual({ code: "INVALID", fields });
});

test("a save that waits for another save of the post applies to the saved post", async () => {
  const { saveBlogPost: post } = await asEditor(
    `mutation { saveBlogPost(input: { translations: { ua: { title: "Допис" } } }) { id } }`,
  );
  const url = `/api/blog/${post.id}`;
  const payload = { translations: { ua: { title: "Допис" }, eng: { title: "A post" } } };
  const { waiting } = await site.db.transaction(async (other) => {
    await other.query("update blog_post set version = version + 1 where id = $1", [post.id]);
    const saving = site.request({ method: "PUT", url, payload }, "editor");
    await whenSomebodyWaits(site.db);
    await other.query(
      "insert into blog_post_translation (item_id, language, title) values ($1, 'eng', 'Theirs')",
      [post.id],
    );
    return { waiting: saving };
  });
  const answer = await waiting;
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ version: 3, translations: payload.translations });
});

test.each([
  ["eight statements when only its version is selected", "id version", 8],
  ["nine statements when its texts are read back", "version translations { title }", 9],
])("changing the title takes %s, the editor's session included", async (_what, fields, most) => {
  const { id, version } = await aPost();
  const document = `mutation ($id: ID!, $version: Int!) {
    saved: saveBlogPost(id: $id, version: $version, input: { translations: { ua: { title: "Новий" }, eng: { title: "Допис" } } }) {
      ${fields}
    }
  }`;
  const statements = await site.countStatements(async () => {
    const { saved } = await asEditor(document, { id, version });
    expect(saved.version).toBe(version + 1);
  });
  expect(statements).toBeLessThanOrEqual(most);
});
