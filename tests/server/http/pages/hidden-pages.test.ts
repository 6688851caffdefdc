import { beforeAll, describe, expect, test } from "vitest";
import { eraseDeleted } from "../../../../server/overview/trash-sweep.ts";
import { type FixedPage, fixedPages } from "../../../../server/page/fixed-pages.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open, ids } = await aPageServer();

const items: Partial<Record<FixedPage, string[]>> = {};

const read = async (path: string) => (await open(encodeURI(path))).body;
const linksIn = (body: string) => [...body.matchAll(/href="([^"?#]*)/g)].map(([, to = ""]) => to);

/** Pages that stay, whatever else is hidden, and lead to most others. */
const witnesses = ["/", "/privacy", "/no-such-page", "/sent?n=7", "/donate", "/search?q=zzz"];

async function change(page: FixedPage, mutation: string) {
  const { id } = fixedPages[page];
  const [row] = await site.db.query("select version from page where id = $1", [id]);
  return site.execute(
    `mutation ($id: ID!, $version: Int!) { ${mutation} }`,
    { id, version: row.version },
    "editor",
  );
}
const target = "kind: PAGE, id: $id, version: $version";
const remove = (page: FixedPage) => change(page, `deleteItem(${target})`);
const unpublish = (page: FixedPage) => change(page, `unpublish(${target}) { id }`);
const publish = async (page: FixedPage) => {
  await change(page, `publish(${target}, language: UA) { id }`);
  return change(page, `publish(${target}, language: ENG) { id }`);
};
const restore = (page: FixedPage) =>
  site.execute(
    "mutation ($id: ID!) { restoreItem(kind: PAGE, id: $id) { id } }",
    { id: fixedPages[page].id },
    "editor",
  );

beforeAll(async () => {
  const names = { ua: { name: "Дім" }, eng: { name: "House" } };
  const person = { name: "Ольга", surname: "Гай", role: "Психологиня", about: "Тут." };
  const make = async (kind: string, parent: string, input: Parameters<typeof aPublishedItem>[2]) =>
    `${parent}/${(await aPublishedItem(site, kind, input)).id}`;
  items.PROJECTS = [
    await make("Project", "/projects", { translations: names }),
    "/projects/together",
  ];
  items.TEAM = [await make("Member", "/team", { translations: { ua: person, eng: person } })];
  const figures = { year: 2026, month: 3, translations: { ua: {}, eng: {} } };
  items.REPORTS = [await make("Report", "/reports", figures), "/open-data"];
  const texts = { title: "Допис", shortDescription: "Про дім", content: "<p>Дім</p>" };
  items.BLOG = [
    await make("BlogPost", "/blog", { translations: { ua: texts, eng: texts } }),
    "/feeds/blog.xml",
  ];
  items.NEWS = ["/feeds/news.xml"];
  await aPublishedItem(site, "TogetherPoint", { city: "Kalush", translations: names });
  await aPublishedItem(site, "Partner", { translations: names });
  items.TOGETHER_POINTS = ["/gallery/togetherPoints/Kalush"];
  items.GALLERIES = [`/gallery/${ids.gallery}`, "/gallery/videos", "/gallery/togetherPoints"];
}, 60_000);

/** Words by which the search finds a page or an item of its list. */
const words: Partial<Record<FixedPage, string>> = {
  ABOUT: "Про нас",
  HELP: "Долучитися",
  PARTNERS: "Партнери",
  CONTACTS: "Контакти",
  PROJECTS: "Проєкти",
  TEAM: "Ольга",
  GALLERIES: "Табір",
  TOGETHER_POINTS: "Дім",
  BLOG: "Допис",
  NEWS: "Новини",
  REPORTS: "Звіти",
};

const removable = (Object.keys(words) as FixedPage[]).map((page): [FixedPage, string] => [
  page,
  `/${fixedPages[page].address}`,
]);

const isGone = (path: string, links: readonly string[]) =>
  links.filter((link) => link === path || link.startsWith(`${path}/`));

test("every page of the site but that for gifts and the privacy policy can be hidden", () => {
  const others = (Object.keys(fixedPages) as FixedPage[]).filter(
    (page) => !fixedPages[page].isStarting && !removable.some(([name]) => name === page),
  );
  expect(others.filter((page) => page !== ("HOME" as string)).sort()).toEqual([
    "DONATE",
    "PRIVACY",
  ]);
});

describe.each(removable)("an editor who hides the page %s", (page, path) => {
  const below = items;

  test("finds it and what is below it gone, and every link to them, until it is shown again", async () => {
    // What lies below the page on how to help are forms, which are switched off by themselves.
    const own = page === "HELP" ? [] : [path];
    expect((await open(path)).statusCode).toBe(200);
    expect(await read("/sitemap.xml")).toContain(`${path}</loc>`);
    expect(await unpublish(page)).not.toHaveProperty("errors");
    for (const gone of [path, ...(below[page] ?? [])]) {
      expect([gone, (await open(gone)).statusCode]).toEqual([gone, 404]);
      expect((await open(`${gone}?lang=en`)).statusCode).toBe(404);
    }
    for (const witness of witnesses) {
      const links = linksIn(await read(witness));
      expect([witness, links.filter((link) => link === path)]).toEqual([witness, []]);
      for (const each of [...own, ...(below[page] ?? [])])
        expect([witness, isGone(each, links)]).toEqual([witness, []]);
    }
    const sitemap = await read("/sitemap.xml");
    for (const each of [path, ...(below[page] ?? [])])
      expect(sitemap).not.toContain(`${each}</loc>`);
    const found = linksIn(await read(`/search?q=${words[page]}`));
    expect(found.filter((link) => link === path)).toEqual([]);
    for (const each of own) expect(isGone(each, found)).toEqual([]);

    expect(await publish(page)).not.toHaveProperty("errors");
    for (const shown of [path, ...(below[page] ?? [])])
      expect([shown, (await open(shown)).statusCode]).toEqual([shown, 200]);
  }, 60_000);

  test("can delete it, and restore it from the trash whenever they want", async () => {
    expect(await remove(page)).not.toHaveProperty("errors");
    expect((await open(path)).statusCode).toBe(404);
    await site.db.query("update page set deleted_at = now() - interval '1 year' where id = $1", [
      fixedPages[page].id,
    ]);
    const { trashContents } = await site.executeOrThrow(
      "{ trashContents { items { kind } } }",
      {},
      "admin",
    );
    expect(trashContents.items).toEqual([]);
    expect(await eraseDeleted(site.db, new Date())).toBe(0);
    expect(await restore(page)).not.toHaveProperty("errors");
    expect((await open(path)).statusCode).toBe(200);
  });
});

test("a site of which one language of a page is hidden shows it in the other", async () => {
  await change("TEAM", `unpublish(${target}, language: ENG) { id }`);
  const { statusCode, body } = await open("/team?lang=en");
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<h1[^>]* lang="uk"[^>]*>Команда<\/h1>/);
  await publish("TEAM");
});

test("phones and finders of weaknesses are sent to pages that exist", async () => {
  await unpublish("HELP");
  await unpublish("CONTACTS");
  expect(await read("/manifest.webmanifest")).not.toContain('"/help"');
  expect(await read("/.well-known/security.txt")).not.toContain("/contacts");
  await publish("HELP");
  await publish("CONTACTS");
});
