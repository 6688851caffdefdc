import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { aConsent, showing, withdraw } from "../../support/consent/consents.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { marked, searchSite } from "../../support/content/site-search.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });

const bytes = await aPicture({ width: 400, height: 300 });
const image = await storeUploadedImage(site.db, site.images, bytes, { altUa: "Опискози" });
await showing(site, [image.id], "CHILDREN");
const consent = await aConsent(site, [image.id], { validUntil: "2027-03-01" });

const figure = `<figure><img src="${image.url}" alt="Описказки"><figcaption>Підписказки “Марійка” &amp; коза</figcaption></figure>`;
const block = (name: string, html: string) => ({ id: randomUUID(), [name]: { html } });

/** Public items in whose texts the picture stands first, by what they are. */
const items: [what: string, kind: string, input: object][] = [
  ["a post", "BlogPost", { translations: { ua: { title: "Казка", content: figure } } }],
  ["a project", "Project", { translations: { ua: { name: "Казка", description: figure } } }],
  [
    "a page",
    "Page",
    {
      address: "tale",
      translations: {
        ua: {
          title: "Казка",
          blocks: [block("richText", figure), block("pictureText", '<p>Кінець «"казки"».</p>')],
        },
      },
    },
  ],
];
const ids = new Map<string, string>();
let both: string;

beforeAll(async () => {
  for (const [what, kind, input] of items) {
    const { id } = await aPublishedItem(site, kind, input as Parameters<typeof aPublishedItem>[2]);
    ids.set(what, id);
  }
  const translations = {
    ua: { title: "Двічі", content: `${figure}<p>Про підписказки двічі.</p>` },
    eng: { title: "Twice", content: "<p>Captionless.</p>" },
  };
  both = (await aPublishedItem(site, "BlogPost", { translations })).id;
});

const idsFor = async (text: string) =>
  (await searchSite(site, text)).items.map(({ id }) => id).sort();
const found = () => [...ids.values(), both].sort();

test("while the consent is given, a visitor finds the caption of the picture", async () => {
  expect(await idsFor("підписказки марійка")).toEqual(found());
});

describe.each([
  ["whose consent has ended", () => endConsent()],
  ["whose consent was withdrawn", () => withdraw(site, consent.id)],
])("a visitor who searches for a picture %s", (_, end) => {
  beforeAll(end);

  test("finds nothing by the words of its caption, and counts nothing", async () => {
    const hidden = { items: [], counts: [] };
    expect(await searchSite(site, "марійка")).toEqual(hidden);
    expect(await searchSite(site, "коза казка")).toEqual(hidden);
    expect(await searchSite(site, "описказки")).toEqual(hidden);
  });

  test("still finds an item by what it says beside it, in either language", async () => {
    expect(await idsFor("підписказки")).toEqual([both]);
    expect(await idsFor("captionless")).toEqual([both]);
  });

  test.each([
    ["blogPosts", "Казка"],
    ["projects", "Казка"],
    ["pages", "Казка"],
    ["blogPosts", "captionless"],
  ])("finds none of the %s by it when they are filtered, and finds %s", async (list, other) => {
    const total = async (search: string) =>
      (await site.executeOrThrow(`{ list: ${list}(search: "${search}") { items { id } total } }`))
        .list;
    expect(await total("марійка")).toEqual({ items: [], total: 0 });
    expect(await total(other)).toMatchObject({ items: [{}], total: 1 });
  });

  test.each(items)("reads no caption in what is quoted of %s", async (what) => {
    const { items: results } = await searchSite(site, "казка");
    const result = results.find(({ id }) => id === ids.get(what));
    expect(marked(result?.title)).toBe("[Казка]");
    expect(marked(result?.excerpt)).toBe(what === "a page" ? 'Кінець «"казки"».' : "");
  });
});

test("an editor still finds the item by that caption", async () => {
  const { searchContent } = await site.executeOrThrow(
    `{ searchContent(text: "марійка") { id } }`,
    {},
    "editor",
  );
  expect(searchContent.map(({ id }: { id: string }) => id)).toContain(both);
});

/** The last day of the consent is over. */
async function endConsent() {
  const input = { state: "GIVEN", givenOn: "2026-01-01", uses: ["SITE"], validUntil: "2027-03-01" };
  const [{ version }] = await site.db.query("select version from consent where id = $1", [
    consent.id,
  ]);
  await site.executeOrThrow(
    "mutation ($id: ID!, $version: Int!, $input: ConsentInput!) { saveConsent(id: $id, version: $version, input: $input) { id } }",
    { id: consent.id, version, input },
    "editor",
  );
  site.setClock(new Date("2027-03-01T22:00:00Z"));
}
