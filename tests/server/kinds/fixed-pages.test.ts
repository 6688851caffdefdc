import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { defaultPages } from "../../../server/page/default-pages.ts";
import { fixedPages } from "../../../server/page/fixed-pages.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const save = `mutation ($id: ID, $version: Int, $input: PageInput!) {
  saved: savePage(id: $id, version: $version, input: $input) { version }
}`;

interface Texts extends Record<string, unknown> {
  blocks: Record<string, unknown>[];
}

/** The page as an editor would save it again. */
async function contactsAsSaved() {
  const { page } = await site.executeOrThrow(
    `{ page(id: "contacts", drafts: true) { id version } }`,
    {},
    "editor",
  );
  const { id, version } = page;
  const blocks = [
    { id: randomUUID(), isHidden: false, sitePart: { part: "CONTACT_LIST" } },
    { id: randomUUID(), isHidden: false, sitePart: { part: "PHOTO_REMOVAL" } },
    { id: randomUUID(), isHidden: false, sitePart: { part: "REQUISITES" } },
  ];
  const ua: Texts = { title: "Контакти", blocks: structuredClone(blocks) };
  const eng: Texts = { title: "Contacts", blocks: structuredClone(blocks) };
  return { id, version, input: { address: "contacts", translations: { ua, eng } } };
}

describe("a page that every site has", () => {
  const present = Object.entries(fixedPages).filter(([name]) => name in defaultPages);

  test.each(present)("is there from the first start: %s", async (name, { address, parts }) => {
    const { page } = await site.executeOrThrow(
      `query ($address: ID!) { page(id: $address) {
        fixedPage
        translations {
          title
          blocks { isHidden content { __typename ... on SitePartBlock { part } } }
        }
      } }`,
      { address },
    );
    expect(page.fixedPage).toBe(name);
    expect(page.translations).toHaveLength(2);
    for (const { title, blocks } of page.translations) {
      expect(title).not.toBe("");
      const shown = blocks.map(({ content }: { content: { part?: string } }) => content.part);
      expect(shown.filter(Boolean).sort()).toEqual([...parts].sort());
    }
  });

  test("keeps its parts in the order that an editor chose, among other blocks", async () => {
    const { input, ...target } = await contactsAsSaved();
    for (const texts of [input.translations.ua, input.translations.eng]) {
      texts.blocks.reverse();
      texts.blocks.push({ id: randomUUID(), quote: { text: "Приходьте на чай" } });
    }
    await site.executeOrThrow(save, { ...target, input }, "editor");
    const { page } = await site.executeOrThrow(
      `{ page(id: "contacts") { translation { blocks { content {
        ... on SitePartBlock { part }
        ... on QuoteBlock { text }
      } } } } }`,
    );
    expect(page.translation.blocks.map(({ content }: { content: object }) => content)).toEqual([
      { part: "REQUISITES" },
      { part: "PHOTO_REMOVAL" },
      { part: "CONTACT_LIST" },
      { text: "Приходьте на чай" },
    ]);
  });

  test("is found by what editors wrote on it, and leads to its own address", async () => {
    const { input, ...target } = await contactsAsSaved();
    input.translations.ua.blocks.push({ id: randomUUID(), quote: { text: "Чорнобривцева" } });
    await site.executeOrThrow(save, { ...target, input }, "editor");
    const { siteSearch } = await site.executeOrThrow(
      `{ siteSearch(search: "чорнобривцева") { items { kind path } } }`,
    );
    expect(siteSearch.items).toEqual([{ kind: "PAGE", path: "/contacts" }]);
  });
});

type Saved = Awaited<ReturnType<typeof contactsAsSaved>>["input"];

describe("an editor of such a page is told", () => {
  const refusalOf = async (change: (input: Saved) => void) => {
    const { input, ...target } = await contactsAsSaved();
    change(input);
    const { errors } = await site.execute(save, { ...target, input }, "editor");
    return errors?.[0]?.extensions?.fields;
  };

  test("which part a language lacks", async () => {
    expect(await refusalOf(({ translations }) => translations.ua.blocks.shift())).toEqual([
      { path: "translations.ua.blocks", rule: "requiredPart", found: "CONTACT_LIST" },
    ]);
  });

  test("which part visitors would not see", async () => {
    const hide = ({ translations }: Saved) =>
      translations.eng.blocks.forEach((block) => {
        block.isHidden = true;
      });
    expect(await refusalOf(hide)).toContainEqual({
      path: "translations.eng.blocks",
      rule: "requiredPart",
      found: "REQUISITES",
    });
  });

  test.each(["REQUISITES", "PARTNER_LIST"])("that %s does not belong there", async (part) => {
    const add = ({ translations }: Saved) =>
      translations.ua.blocks.push({ id: randomUUID(), sitePart: { part } });
    expect(await refusalOf(add)).toEqual([
      { path: "translations.ua.blocks.3.sitePart.part", rule: "misplacedPart", found: part },
    ]);
  });

  test("that its address does not change", async () => {
    const move = (input: Saved) => {
      input.address = "how-to-find-us";
    };
    expect(await refusalOf(move)).toEqual([{ path: "address", rule: "fixed" }]);
  });

  test("that both languages need a title", async () => {
    const clear = (input: Saved) => {
      input.translations.eng = { title: " ", blocks: input.translations.eng.blocks };
    };
    expect(await refusalOf(clear)).toEqual([{ path: "translations.eng.title", rule: "required" }]);
    const remove = (input: Saved) => Reflect.deleteProperty(input.translations, "eng");
    expect(await refusalOf(remove)).toEqual([{ path: "translations.eng.title", rule: "required" }]);
  });
});

test.each(["contacts", "projects/psychologicalWork"])(
  "no other page takes the address %s",
  async (address) => {
    const input = { address, translations: { ua: { title: "Інша", blocks: [] } } };
    const { errors } = await site.execute(save, { input }, "editor");
    expect(errors?.[0]?.extensions?.fields).toEqual([{ path: "address", rule: "reserved" }]);
  },
);

test("a page that an editor added has no parts that the site draws", async () => {
  const blocks = [{ id: randomUUID(), sitePart: { part: "REQUISITES" } }];
  const input = { address: "volunteers", translations: { ua: { title: "Волонтери", blocks } } };
  const { errors } = await site.execute(save, { input }, "editor");
  expect(errors?.[0]?.extensions?.fields).toMatchObject([{ rule: "misplacedPart" }]);
});

describe("an editor cannot take a page off the site that the law or the forms need:", () => {
  const target = "$id: ID!, $version: Int!";
  const same = "kind: PAGE, id: $id, version: $version";

  test.each([
    ["deleting it", `mutation (${target}) { deleteItem(${same}) }`],
    ["unpublishing it", `mutation (${target}) { unpublish(${same}) { id } }`],
    [
      "unpublishing a language",
      `mutation (${target}) { unpublish(${same}, language: ENG) { id } }`,
    ],
    [
      "publishing it later",
      `mutation (${target}) { publish(${same}, language: UA, at: "2999-01-01T00:00:00Z") { id } }`,
    ],
  ])("%s is refused", async (_, mutation) => {
    const { page: privacy } = await site.executeOrThrow(
      `{ page(id: "privacy", drafts: true) { id version } }`,
      {},
      "editor",
    );
    const { id, version } = privacy;
    const { errors } = await site.execute(mutation, { id, version }, "editor");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "permanent" });
    const { page } = await site.executeOrThrow(`{ page(id: "privacy") { translations { id } } }`);
    expect(page.translations).toHaveLength(2);
  });
});
