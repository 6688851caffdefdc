import { beforeEach, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

let day = 1;
async function aPost(name: string, isInEnglish: boolean) {
  site.setClock(new Date(Date.UTC(2024, 0, day++)));
  const eng = isInEnglish ? { eng: { title: name } } : {};
  return aPublishedItem(site, "BlogPost", { translations: { ua: { title: name }, ...eng } });
}

interface Target {
  id: string;
  version: number;
}

/** Adds an English draft. */
async function translate(title: string, target: Target): Promise<Target> {
  const translations = { ua: { title }, eng: { title } };
  const { saved } = await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $translations: BlogPostTranslations!) {
      saved: saveBlogPost(id: $id, version: $version, input: { translations: $translations }) { id version }
    }`,
    { ...target, translations },
    "editor",
  );
  return saved;
}

const publishInEnglish = (target: Target, at: string | null) =>
  site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $at: DateTimeISO) {
      publish(kind: BLOG_POST, id: $id, version: $version, language: ENG, at: $at) { version }
    }`,
    { ...target, at },
    "editor",
  );

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

  const draft = await translate("4", { id, version });
  expect(await titlesIn("ENG")).toEqual(["5", "3", "1", "4", "2"]);
  await publishInEnglish(draft, null);
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

describe("a post whose English text is scheduled", () => {
  const before = new Date("2024-05-31T23:59:00Z");
  const at = "2024-06-01T00:00:00.000Z";
  const neighboursOf = async (id: string) => {
    const { beside } = await site.executeOrThrow(
      `query ($id: ID!) { beside: blogPostNeighbours(id: $id, language: ENG) {
        previous { translation(language: ENG) { title } } next { translation(language: ENG) { title } }
      } }`,
      { id },
    );
    return [beside.previous?.translation.title ?? null, beside.next?.translation.title ?? null];
  };

  beforeEach(() => site.db.query("delete from blog_post"));

  test("is among the translated ones from that time on, page by page", async () => {
    await aPost("English", true);
    await aPost("Ukrainian", false);
    const scheduled = await aPost("scheduled", false);
    await publishInEnglish(await translate("scheduled", scheduled), at);
    site.setClock(before);
    expect(await titlesIn("ENG")).toEqual(["English", "scheduled", "Ukrainian"]);
    expect(await neighboursOf(scheduled.id)).toEqual(["English", "Ukrainian"]);
    site.setClock(new Date(at));
    expect(await titlesIn("ENG")).toEqual(["scheduled", "English", "Ukrainian"]);
    expect(await neighboursOf(scheduled.id)).toEqual([null, "English"]);
  });

  test("is on the same page of an editor's table, which skips rows", async () => {
    for (const title of ["1", "2", "3"]) await aPost(title, true);
    const scheduled = await aPost("scheduled", false);
    await publishInEnglish(await translate("scheduled", scheduled), at);
    await aPost("Ukrainian", false);
    const thirdToFifth = async () => {
      const { blogPosts } = await site.executeOrThrow(
        `{ blogPosts(language: ENG, drafts: true, first: 3, skip: 2) {
          items { translation(language: ENG) { title } }
        } }`,
        {},
        "editor",
      );
      return blogPosts.items.map((item: List["items"][number]) => item.translation.title);
    };
    site.setClock(before);
    expect(await thirdToFifth()).toEqual(["1", "Ukrainian", "scheduled"]);
    site.setClock(new Date(at));
    expect(await thirdToFifth()).toEqual(["2", "1", "Ukrainian"]);
  });

  test("stays among the translated ones while only its Ukrainian text is scheduled", async () => {
    const post = await aPost("Ukrainian later", true);
    await aPost("Ukrainian", false);
    await site.db.query(
      "update blog_post_translation set published_at = $1 where item_id = $2 and language = 'ua'",
      [at, post.id],
    );
    site.setClock(before);
    expect(await titlesIn("ENG")).toEqual(["Ukrainian later", "Ukrainian"]);
  });
});
