import { expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

let day = 1;
async function aPost(name: string, isInEnglish: boolean) {
  site.setClock(new Date(Date.UTC(2024, 0, day++)));
  const eng = isInEnglish ? { eng: { title: name } } : {};
  return aPublishedItem(site, "BlogPost", { translations: { ua: { title: name }, ...eng } });
}

/** Titles in the order of the list, two posts a page. */
async function titlesIn(language: "UA" | "ENG"): Promise<string[]> {
  const titles: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { list }: { list: List } = await site.executeOrThrow(
      `query ($after: String) { list: blogPosts(language: ${language}, first: 2, after: $after) {
        endCursor hasNextPage items { translation(language: ${language}) { title } }
      } }`,
      { after },
    );
    titles.push(...list.items.map(({ translation }) => translation.title));
    after = list.endCursor;
    more = list.hasNextPage;
  }
  return titles;
}

interface List {
  endCursor: string | null;
  hasNextPage: boolean;
  items: { translation: { title: string } }[];
}

test("a reader of English finds the translated posts first, each group newest first, page by page", async () => {
  await aPost("1", true);
  await aPost("2", false);
  await aPost("3", true);
  const { id, version } = await aPost("4", false);
  await aPost("5", true);
  expect(await titlesIn("ENG")).toEqual(["5", "3", "1", "4", "2"]);
  expect(await titlesIn("UA")).toEqual(["5", "4", "3", "2", "1"]);

  const translations = { ua: { title: "4" }, eng: { title: "4" } };
  const { saved } = await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $translations: BlogPostTranslations!) {
      saved: saveBlogPost(id: $id, version: $version, input: { translations: $translations }) { version }
    }`,
    { id, version, translations },
    "editor",
  );
  expect(await titlesIn("ENG")).toEqual(["5", "3", "1", "4", "2"]);
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!) {
      publish(kind: BLOG_POST, id: $id, version: $version, language: ENG) { version }
    }`,
    { id, version: saved.version },
    "editor",
  );
  expect(await titlesIn("ENG")).toEqual(["5", "4", "3", "1", "2"]);
});

test("posts of earlier versions come in the same order, because the migration marks them", async () => {
  const runner = site.db.createQueryRunner();
  const { EnglishPostsFirst1795413000000: Migration } = await import(
    "../../../migrations/1795413000000-english-posts-first.ts"
  );
  const before = await titlesIn("ENG");
  await new Migration().down(runner);
  await new Migration().up(runner);
  await runner.release();
  expect(await titlesIn("ENG")).toEqual(before);
});
