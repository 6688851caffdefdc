import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { beginningOf } from "../../../../server/page/default-pages.ts";
import { type FixedPage, fixedPages } from "../../../../server/page/fixed-pages.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

const lists: FixedPage[] = [
  "PROJECTS",
  "TEAM",
  "GALLERIES",
  "TOGETHER_POINTS",
  "BLOG",
  "NEWS",
  "REPORTS",
];

/** As text, without tags and with plain spaces. */
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
const headingIn = (body: string) => plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? "");
const descriptionIn = (body: string) =>
  /<meta name="description" content="([^"]*)"/.exec(body)?.[1];
const titleIn = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1];

async function save(page: FixedPage, translations: object) {
  const { id, address } = fixedPages[page];
  const [row] = await site.db.query("select version from page where id = $1", [id]);
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $input: PageInput!) {
      savePage(id: $id, version: $version, input: $input) { id }
    }`,
    { id, version: row.version, input: { address, translations } },
    "editor",
  );
}

describe.each(lists)("the page of a list, %s", (page) => {
  const path = `/${fixedPages[page].address}`;

  test("begins with neutral texts, in both languages", async () => {
    const { ua, eng } = beginningOf(page, false);
    for (const [query, texts] of [
      ["", ua],
      ["?lang=en", eng],
    ] as const) {
      const { body } = await open(`${path}${query}`);
      expect(headingIn(body)).toBe(texts.title);
      expect(plain(body)).toContain(texts.lead);
      expect(descriptionIn(body)).toBe(texts.metaDescription);
      expect(`${texts.title} ${texts.lead} ${texts.metaDescription}`).not.toMatch(
        /TOGETHER|Долоні|Doloni|долон|palm|дітей|children/i,
      );
    }
  });
});

test("an editor writes title, lead and description of a list in both languages", async () => {
  await save("NEWS", {
    ua: { title: "Що нового", lead: "Про бабусь", metaTitle: "Новини бабусь", blocks: [] },
    eng: { title: "What is new", lead: "", metaDescription: "Of grandmothers", blocks: [] },
  });
  const ua = (await open("/news")).body;
  expect([headingIn(ua), descriptionIn(ua)]).toEqual(["Що нового", "Про бабусь"]);
  expect(titleIn(ua)).toContain("Новини бабусь");
  const eng = (await open("/news?lang=en")).body;
  expect([headingIn(eng), descriptionIn(eng)]).toEqual(["What is new", "Of grandmothers"]);
});

test("what an editor adds to a list stands below it", async () => {
  const quote = () => [{ id: randomUUID(), quote: { text: "Приходьте на чай" } }];
  await save("BLOG", {
    ua: { title: "Блог", blocks: quote() },
    eng: { title: "Blog", blocks: quote() },
  });
  const { body } = await open("/blog");
  expect(body.indexOf("Приходьте на")).toBeGreaterThan(body.indexOf('id="all-posts"'));
});

test("an editor names the section of projects that somebody supports", async () => {
  const project = { section: "FUND", translations: { ua: { name: "Дрова" } } };
  await aPublishedItem(site, "Project", project);
  const headingOfSection = async () =>
    plain(/<h2 id="funded"[^>]*>(.*?)<\/h2>/s.exec((await open("/projects")).body)?.[1] ?? "");
  expect(await headingOfSection()).toBe("За підтримки партнерів");
  const blocks = () => [
    { id: randomUUID(), sitePart: { part: "FUNDED_PROJECTS", heading: "З лісгоспом" } },
    { id: randomUUID(), sitePart: { part: "PROJECT_GOALS" } },
  ];
  await save("PROJECTS", {
    ua: { title: "Проєкти", blocks: blocks() },
    eng: { title: "Projects", blocks: blocks() },
  });
  expect(await headingOfSection()).toBe("З лісгоспом");
});
