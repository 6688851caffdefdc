import { beforeAll, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { marked, searchSite } from "../../../support/content/site-search.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

const search = (text: string, variables: object = {}) => searchSite(site, text, variables);
const idsOf = async (text: string) => (await search(text)).items.map(({ id }) => id);
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
      ["похід", gallery, "/gallery/pokhid-u-karpaty"],
      ["рюкзак", post, "/blog/shcho-vziaty-v-dorohu"],
      ["обігрівачі", project, "/projects/tepla-khata"],
      ["печиво", report, "/reports/2019-03"],
      ["чайка", member, "/team/ganna-chaika"],
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
    ["another apostrophe and г for ґ", "ганна", () => member],
    ["a stress mark and capitals", "КАРПА́ТИ", () => gallery],
    ["quotation marks", "«пекарня»,", () => partner],
  ])("finds words typed with %s", async (_, typed, expected) => {
    expect(await idsOf(typed)).toContain(expected());
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
    expect(marked(first?.title)).toBe("Похід у [Карпати]");
    expect(marked(second?.excerpt)).toBe("Перед мандрівкою в [Карпати] складіть рюкзак & чай.");
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
  expect(few).toBeLessThanOrEqual(5);
});
