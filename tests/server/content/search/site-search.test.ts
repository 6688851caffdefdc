import { beforeAll, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer } from "../../../support/server/test-server.ts";

interface MarkedText {
  text: string;
  isMatch: boolean;
}

interface Result {
  id: string;
  kind: string;
  path: string;
  language: string;
  title: MarkedText[];
  excerpt: MarkedText[];
  isExact: boolean;
}

const site = await aServer();

async function search(text: string, variables: object = {}) {
  const { siteSearch } = await site.executeOrThrow(
    `query ($search: String!, $language: Language! = UA, $kind: ContentKind, $first: Int! = 20) {
      siteSearch(search: $search, language: $language, kind: $kind, first: $first) {
        items {
          id kind path language isExact year month cover { id }
          title { text isMatch } excerpt { text isMatch }
        }
        counts { kind count }
      }
    }`,
    { search: text, ...variables },
  );
  const found: { items: Result[]; counts: { kind: string; count: number }[] } = siteSearch;
  return found;
}

const idsOf = async (text: string) => (await search(text)).items.map(({ id }) => id);
const marked = (parts: MarkedText[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
const publish = (kind: string, input: Parameters<typeof aPublishedItem>[2]) =>
  aPublishedItem(site, kind, input).then(({ id }) => id);

let category: string;
let gallery: string;
let post: string;
let project: string;
let report: string;
let member: string;
let partner: string;
let point: string;

beforeAll(async () => {
  category = await publish("GalleryCategory", { translations: { ua: { name: "Мандрівки" } } });
  gallery = await publish("Gallery", {
    categoryId: category,
    translations: {
      ua: { title: "Похід у Карпати", description: "Діти піднялися на полонину." },
      eng: { title: "A hike in the Carpathians", description: "Children climbed to a meadow." },
    },
  });
  post = await publish("BlogPost", {
    translations: {
      ua: {
        title: "Що взяти в дорогу",
        shortDescription: "Поради батькам.",
        content: "<p>Перед мандрівкою в <b>Карпати</b> складіть рюкзак &amp; чай.</p>",
      },
    },
  });
  project = await publish("Project", {
    translations: { ua: { name: "Тепла хата", summary: "Обігрівачі родинам." } },
  });
  report = await publish("Report", {
    year: 2019,
    month: 3,
    translations: { ua: { description: "Купили печиво." } },
  });
  member = await publish("Member", {
    translations: { ua: { name: "Ґанна", surname: "Чайка", role: "психологиня" } },
  });
  partner = await publish("Partner", { translations: { ua: { name: "Пекарня «Дім»" } } });
  point = await publish("TogetherPoint", {
    city: "Ternopil",
    translations: {
      ua: { name: "Тернопіль", locative: "Тернополі" },
      eng: { name: "Ternopil", locative: "Ternopil" },
    },
  });
}, 60_000);

describe("a visitor who searches", () => {
  test("finds public items of every kind, with the paths of their pages", async () => {
    const expected: [string, string, string][] = [
      ["мандрівки", category, `/gallery?category=${category}`],
      ["похід", gallery, `/gallery/${gallery}`],
      ["рюкзак", post, `/blog/${post}`],
      ["обігрівачі", project, `/projects/${project}`],
      ["печиво", report, `/reports/${report}`],
      ["чайка", member, `/team/${member}`],
      ["пекарня", partner, "/partners"],
      ["тернопіль", point, "/gallery/togetherPoints/Ternopil"],
    ];
    for (const [word, id, path] of expected) {
      const [first] = (await search(word)).items;
      expect([word, first?.id, first?.path, first?.isExact]).toEqual([word, id, path, true]);
    }
  });

  test("finds titles before other texts", async () => {
    expect(await idsOf("Карпати")).toEqual([gallery, post]);
  });

  test.each(["2019", "звіт за березень 2019", "report March"])(
    "finds a report, which has no title, by %j",
    async (text) => {
      expect((await search(text)).items).toMatchObject([
        { id: report, title: [], year: 2019, month: 3 },
      ]);
    },
  );

  test.each([
    ["a missing letter", "Карпти", () => gallery],
    ["a wrong letter", "Ternopol", () => point],
    ["a Russian ending", "Тернополь", () => point],
    ["another apostrophe and г for ґ", "ганна", () => member],
    ["a stress mark and capitals", "КАРПА́ТИ", () => gallery],
    ["quotation marks", "«пекарня»,", () => partner],
  ])("finds what was meant with %s", async (_, typed, expected) => {
    expect((await idsOf(typed))[0]).toBe(expected());
  });

  test("sees exact matches before similar ones", async () => {
    const exact = await publish("BlogPost", {
      translations: { ua: { title: "Село Карпатя", content: "<p>Село.</p>" } },
    });
    const { items } = await search("Карпатя");
    expect(items[0]?.id).toBe(exact);
    const order = items.map(({ isExact }) => isExact);
    expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)));
    expect(items.find(({ id }) => id === gallery)?.isExact).toBe(false);
  });

  test("is shown each text in their language, else in the other one", async () => {
    const inEnglish = async (text: string) =>
      (await search(text, { language: "ENG" })).items.map((item) => [
        item.language,
        marked(item.title),
      ]);
    expect((await inEnglish("Карпати")).slice(0, 2)).toEqual([
      ["ENG", "A hike in the Carpathians"],
      ["UA", "Що взяти в дорогу"],
    ]);
  });

  test("sees the words marked in title and excerpt, without HTML", async () => {
    const [first, second] = (await search("карпати")).items;
    expect(marked(first?.title ?? [])).toBe("Похід у [Карпати]");
    expect(marked(second?.excerpt ?? [])).toBe(
      "Перед мандрівкою в [Карпати] складіть рюкзак & чай.",
    );
  });

  test("narrows the results to one kind and sees where else there are matches", async () => {
    const { items, counts } = await search("Карпати", { kind: "BLOG_POST" });
    expect(items.map(({ id }) => id)).toContain(post);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["BLOG_POST"]));
    expect(counts.map(({ kind }) => kind).sort()).toEqual(["BLOG_POST", "GALLERY"]);
  });

  test("receives no more results than asked for", async () => {
    expect((await search("Карпати", { first: 1 })).items).toHaveLength(1);
  });
});

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
    expect(await idsOf("печиво\0 %")).toEqual([report]);
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

test("a search takes the same number of statements for many results as for few", async () => {
  const statements = () => site.countStatements(() => search("смерека"));
  await publish("BlogPost", { translations: { ua: { title: "Смерека 0" } } });
  for (let index = 1; index < 6; index += 1) {
    await publish("BlogPost", { translations: { ua: { title: `Смерека ${index}` } } });
  }
  const few = await statements();
  for (let index = 6; index < 12; index += 1) {
    await publish("BlogPost", { translations: { ua: { title: `Смерека ${index}` } } });
  }
  expect(await statements()).toBe(few);
  expect(few).toBeLessThanOrEqual(4);
});
