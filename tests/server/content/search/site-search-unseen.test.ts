import { describe, expect, test } from "vitest";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { searchSite } from "../../../support/content/site-search.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const search = (text: string, variables: object = {}) => searchSite(site, text, variables);
const idsOf = async (text: string) => (await search(text)).items.map(({ id }) => id);

describe("what is not public", () => {
  const title = (word: string) => ({ translations: { ua: { title: word } } });
  const edit = (mutation: string, variables: object) =>
    site.executeOrThrow(mutation, variables, "editor");

  test("is not found while it is a draft", async () => {
    await edit("mutation ($input: BlogPostInput!) { saveBlogPost(input: $input) { id } }", {
      input: title("Чернеткослово"),
    });
    expect(await idsOf("Чернеткослово")).toEqual([]);
  });

  test("is not found while it is scheduled, nor by similar words", async () => {
    const { id, version } = await aPublishedItem(site, "BlogPost", title("Плановослово"));
    await site.db.query(
      "update blog_post_translation set published_at = now() + interval '1 day' where item_id = $1",
      [id],
    );
    expect(version).toBeGreaterThan(1);
    expect(await idsOf("Плановослово")).toEqual([]);
    expect(await idsOf("Плановаслово")).toEqual([]);
  });

  test("is not found once it was withdrawn or moved to the trash", async () => {
    const withdrawn = await aPublishedItem(site, "BlogPost", title("Знятослово"));
    const trashed = await aPublishedItem(site, "BlogPost", title("Видаленослово"));
    expect([await idsOf("Знятослово"), await idsOf("Видаленослово")]).toEqual([
      [withdrawn.id],
      [trashed.id],
    ]);
    await edit(
      "mutation ($id: ID!, $version: Int!) { unpublish(kind: BLOG_POST, id: $id, version: $version, language: UA) { version } }",
      withdrawn,
    );
    await edit(
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: BLOG_POST, id: $id, version: $version) }",
      trashed,
    );
    for (const word of ["Знятослово", "Знятаслово", "Видаленослово", "Видаленаслово"]) {
      expect(await idsOf(word)).toEqual([]);
    }
  });

  test("is not found by the words of a draft whose other language is public", async () => {
    const { id } = await aPublishedItem(site, "BlogPost", {
      translations: { ua: { title: "Напівготово" }, eng: { title: "Halfreadyword" } },
    });
    await site.db.query(
      "update blog_post_translation set published_at = null where item_id = $1 and language = 'eng'",
      [id],
    );
    expect(await idsOf("Halfreadyword")).toEqual([]);
    expect((await search("Напівготово", { language: "ENG" })).items).toMatchObject([
      { id, language: "UA" },
    ]);
  });
});

describe("a text that cannot be searched for", () => {
  test.each(["", "   ", "—", "%", "_", "…!?", "\0", "<>", "’"])(
    "%j finds nothing",
    async (text) => {
      expect(await search(text)).toEqual({ items: [], counts: [] });
    },
  );

  test("may stand beside words", async () => {
    const { id } = await aPublishedItem(site, "Partner", {
      translations: { ua: { name: "Печиво" } },
    });
    expect(await idsOf("печиво\0 %")).toEqual([id]);
  });

  test("of more than 100 characters is refused by name", async () => {
    const { errors } = await site.execute(
      "query ($search: String!) { siteSearch(search: $search) { counts { kind } } }",
      {
        search: "я".repeat(101),
      },
    );
    expect(errors?.[0]?.extensions.fields).toEqual([
      { path: "search", rule: "maxLength", limit: 100 },
    ]);
  });
});
