import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

beforeEach(async () => {
  await site.db.query("delete from page");
});

const [words, people, hidden] = [randomUUID(), randomUUID(), randomUUID()];

const save = `mutation ($id: ID, $version: Int, $input: PageInput!) {
  saved: savePage(id: $id, version: $version, input: $input) { id version }
}`;
const read = `query ($id: ID!, $language: Language = UA) {
  page(id: $id, language: $language) {
    images { id }
    translation {
      title
      blocks {
        id
        isHidden
        content {
          __typename
          ... on RichTextBlock { html }
          ... on QuoteBlock { text author }
          ... on PeopleBlock { heading entries { title text imageId } }
        }
      }
    }
  }
}`;

const aPage = (blocks: { ua: object[]; eng?: object[] }, address = "volunteers") => ({
  address,
  translations: {
    ua: { title: "Наші волонтери", blocks: blocks.ua },
    ...(blocks.eng && { eng: { title: "Our volunteers", blocks: blocks.eng } }),
  },
});

describe("a page of blocks", () => {
  test("is read with the blocks of the reader's language, in their order", async () => {
    const imageId = await anImageRow(site.db);
    const peopleIn = (heading: string, name: string) => ({
      id: people,
      people: { heading, entries: [{ title: name, text: "", imageId }] },
    });
    await aPublishedItem(
      site,
      "Page",
      aPage({
        ua: [{ id: words, richText: { html: "<p>Разом</p>" } }, peopleIn("Люди", "Оля")],
        eng: [peopleIn("People", "Olia"), { id: words, richText: { html: "<p>Together</p>" } }],
      }),
    );
    const { page } = await site.executeOrThrow(read, { id: "volunteers", language: "ENG" });
    expect(page).toEqual({
      images: [{ id: imageId }],
      translation: {
        title: "Our volunteers",
        blocks: [
          {
            id: people,
            isHidden: false,
            content: {
              __typename: "PeopleBlock",
              heading: "People",
              entries: [{ title: "Olia", text: "", imageId }],
            },
          },
          {
            id: words,
            isHidden: false,
            content: { __typename: "RichTextBlock", html: "<p>Together</p>" },
          },
        ],
      },
    });
  });

  test("keeps a hidden block from visitors and search, and shows it to editors", async () => {
    const secret = { id: hidden, isHidden: true, richText: { html: "<p>таємниця</p>" } };
    await aPublishedItem(site, "Page", aPage({ ua: [secret] }));
    const blocksFor = async (role?: "editor") => {
      const { page } = await site.executeOrThrow(read, { id: "volunteers" }, role);
      return page.translation.blocks;
    };
    expect(await blocksFor()).toEqual([]);
    expect(await blocksFor("editor")).toMatchObject([{ id: hidden, isHidden: true }]);
    expect(await found("таємниця")).toEqual([]);
  });

  test("is found by the words of its blocks", async () => {
    const rows = [
      ["Місто", "Дітей"],
      ["Калуш", "дев’яносто"],
    ];
    const { id } = await aPublishedItem(
      site,
      "Page",
      aPage({ ua: [{ id: words, table: { rows } }] }),
    );
    expect(await found("дев’яносто")).toEqual([id]);
  });

  test("loses scripts in its texts", async () => {
    const html = '<p>Разом<script>alert(1)</script></p><img src="x" onerror="alert(1)">';
    await aPublishedItem(site, "Page", aPage({ ua: [{ id: words, richText: { html } }] }));
    const { page } = await site.executeOrThrow(read, { id: "volunteers" });
    expect(page.translation.blocks[0].content.html).toBe("<p>Разом</p>");
  });

  test("keeps its earlier blocks in the history, ready to be saved again", async () => {
    const before = [{ id: words, quote: { text: "Раніше", author: "Оля" } }];
    const { id, version } = await aPublishedItem(site, "Page", aPage({ ua: before }));
    const input = aPage({ ua: [{ id: words, quote: { text: "Тепер" } }] });
    await site.executeOrThrow(save, { id, version, input }, "editor");
    const { history } = await site.executeOrThrow(
      `query ($id: ID!) { history(kind: PAGE, id: $id) { content } }`,
      { id },
      "editor",
    );
    const created = history.at(-1).content;
    await site.executeOrThrow(save, { id, version: version + 1, input: created }, "editor");
    const { page } = await site.executeOrThrow(read, { id });
    expect(page.translation.blocks[0].content).toMatchObject({ text: "Раніше", author: "Оля" });
  });
});

const found = async (search: string): Promise<string[]> => {
  const { pages } = await site.executeOrThrow(
    `query ($search: String!) { pages(search: $search) { items { id } } }`,
    { search },
  );
  return pages.items.map(({ id }: { id: string }) => id);
};

describe("an editor is told what is wrong with a page:", () => {
  const refusalOf = async (input: object) => {
    const { errors } = await site.execute(save, { input }, "editor");
    return errors?.[0]?.extensions?.fields;
  };

  test.each([
    [{ id: words }, "translations.ua.blocks.0.id", "oneContent"],
    [
      { id: words, quote: { text: "" }, richText: { html: "" } },
      "translations.ua.blocks.0.id",
      "oneContent",
    ],
    [{ id: "1", quote: { text: "" } }, "translations.ua.blocks.0.id", "isUuid"],
    [
      { id: words, callToAction: { label: "Далі", address: "javascript:alert(1)" } },
      "translations.ua.blocks.0.callToAction.address",
      "matches",
    ],
    [
      { id: words, links: { entries: [{ title: "Далі", address: "//evil.example" }] } },
      "translations.ua.blocks.0.links.entries.0.address",
      "matches",
    ],
    [
      { id: words, video: { address: "https://evil.example/watch?v=1" } },
      "translations.ua.blocks.0.video.address",
      "matches",
    ],
    [
      { id: words, table: { rows: [Array(13).fill("")] } },
      "translations.ua.blocks.0.table.rows",
      "table",
    ],
  ])("%j", async (block, path, rule) => {
    expect(await refusalOf(aPage({ ua: [block] }))).toContainEqual({ path, rule });
  });

  test("the same block twice", async () => {
    const block = { id: words, quote: { text: "Раз" } };
    expect(await refusalOf(aPage({ ua: [block, block] }))).toMatchObject([
      { path: "translations.ua.blocks", rule: "arrayUnique" },
    ]);
  });

  test("an image that does not exist", async () => {
    const quote = { text: "Раз", imageId: randomUUID() };
    expect(await refusalOf(aPage({ ua: [{ id: words, quote }] }))).toMatchObject([
      { path: "imageIds", rule: "unknown" },
    ]);
  });

  test.each(["", "/about", "Про-нас", "a//b", "a b"])("the address %j", async (address) => {
    expect(await refusalOf(aPage({ ua: [] }, address))).toMatchObject([
      { path: "address", rule: "matches" },
    ]);
  });

  test.each(["about", "gallery/children", "api", "admin/pages", "need-help", "sitemap-blog-1"])(
    "the address %j, which the site itself uses",
    async (address) => {
      expect(await refusalOf(aPage({ ua: [] }, address))).toEqual([
        { path: "address", rule: "reserved" },
      ]);
    },
  );

  test("an address that another page has", async () => {
    await aPublishedItem(site, "Page", aPage({ ua: [] }));
    const { errors } = await site.execute(save, { input: aPage({ ua: [] }) }, "editor");
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
  });
});
