import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { fixedPages } from "../../../server/page/fixed-pages.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anotherInstance } from "../../support/processes/another-instance.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();

beforeEach(async () => {
  await site.db.query(
    "delete from page where fixed_page is null; delete from redirect; delete from change",
  );
  await site.db.query(
    "update navigation set version = 1, header = null, footer = null, links = null, button = null",
  );
});

type Link = { address: string; label: string; language: string };
type Entry = Record<string, unknown> & { id: string };

type Lists = Record<"header" | "footer" | "links" | "button", Link[]>;

const shown = async (language = "UA"): Promise<Lists> => {
  const { navigation } = await site.executeOrThrow(
    `query ($language: Language!) {
      navigation(language: $language) {
        header { address label language }
        footer { address label language }
        links { address label language }
        button { address label language }
      }
    }`,
    { language },
  );
  return navigation;
};
const addressesIn = (links: readonly Link[]) => links.map(({ address }) => address);

const save = (version: number, lists: object, as: Role = "editor") =>
  site.execute(
    `mutation ($version: Int!, $input: NavigationInput!) {
      saveNavigation(version: $version, input: $input) { version }
    }`,
    { version, input: { header: [], footer: [], ...lists } },
    as,
  );
const errorOf = async (answer: ReturnType<typeof save>) => (await answer).errors?.[0]?.extensions;

const aPage = (address = "volunteers", title = "Волонтери") =>
  aPublishedItem(site, "Page", {
    address,
    translations: { ua: { title }, eng: { title: `${title} in English` } },
  });

const place = async (pageId: string, menu: "HEADER" | "FOOTER", isShown: boolean) =>
  site.executeOrThrow(
    `mutation ($pageId: ID!, $menu: NavigationMenu!, $isShown: Boolean!) {
      placePage(pageId: $pageId, menu: $menu, isShown: $isShown) {
        header { id pageId } footer { id pageId }
      }
    }`,
    { pageId, menu, isShown },
    "editor",
  );

test("a site whose menu nobody has edited has the specification's pages in menu and footer", async () => {
  const { header, footer } = await shown();
  expect(addressesIn(header)).toEqual(
    "/ /about /help /projects /team /partners /reports /gallery /blog /news /contacts".split(" "),
  );
  expect(addressesIn(footer)).toEqual(
    "/ /help /projects /blog /gallery /team /partners /reports /contacts /search".split(" "),
  );
});

test("the header that nobody has edited leads to the ways to help, to help, and to donating", async () => {
  expect(await shown("UA")).toMatchObject({
    links: [
      { address: "/help", label: "Як допомогти" },
      { address: "/need-help", label: "" },
    ],
    button: [{ address: "/donate", label: "" }],
  });
  expect((await shown("ENG")).links[0]).toMatchObject({ label: "How to help" });
});

describe("an editor", () => {
  test("who places a page that there is none of, by whatever id, is told so", async () => {
    await expect(place("no id at all", "HEADER", true)).rejects.toThrow("NOT_FOUND");
    await expect(place(randomUUID(), "HEADER", true)).rejects.toThrow("NOT_FOUND");
  });

  test("arranges pages of the site, pages of blocks and other sites, and names them in both languages", async () => {
    const { id } = await aPage();
    const header: Entry[] = [
      { id: "a", sitePage: "NEWS", labelUa: "Що нового", labelEng: "What is new" },
      { id: "b", pageId: id },
      { id: "c", url: "https://shop.example/", labelUa: "Крамниця" },
      { id: "d", sitePage: "TEAM", isHidden: true },
    ];
    expect((await save(1, { header })).errors).toBeUndefined();
    expect((await shown("UA")).header).toEqual([
      { address: "/news", label: "Що нового", language: "UA" },
      { address: "/volunteers", label: "Волонтери", language: "UA" },
      { address: "https://shop.example/", label: "Крамниця", language: "UA" },
    ]);
    expect((await shown("ENG")).header).toEqual([
      { address: "/news", label: "What is new", language: "ENG" },
      { address: "/volunteers", label: "Волонтери in English", language: "ENG" },
      { address: "https://shop.example/", label: "Крамниця", language: "UA" },
    ]);
  });

  test("gives the header links and a button of their own, which vanish with their pages", async () => {
    const { id, version } = await aPage();
    const links = [
      { id: "a", pageId: id },
      { id: "b", sitePage: "CONTACTS", labelUa: "Пишіть нам", labelEng: "Write to us" },
    ];
    const button = [{ id: "c", url: "https://give.example/", labelUa: "Подарувати" }];
    expect((await save(1, { links, button })).errors).toBeUndefined();
    expect(await shown("UA")).toMatchObject({
      links: [
        { address: "/volunteers", label: "Волонтери" },
        { address: "/contacts", label: "Пишіть нам" },
      ],
      button: [{ address: "https://give.example/", label: "Подарувати" }],
    });
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: PAGE, id: $id, version: $version) }",
      { id, version },
      "editor",
    );
    expect(addressesIn((await shown()).links)).toEqual(["/contacts"]);
  });

  test("may leave the header without links and button", async () => {
    await save(1, { links: [], button: [] });
    expect(await shown()).toMatchObject({ links: [], button: [] });
  });

  test("who uses a program that does not know the header keeps it", async () => {
    await save(1, { links: [{ id: "a", sitePage: "NEWS" }], button: [] });
    await save(2, { footer: [{ id: "a", sitePage: "TEAM" }] });
    const { links, button } = await shown();
    expect([addressesIn(links), button]).toEqual([["/news"], []]);
  });

  test.each([
    ["a third link", { links: ["a", "b", "c"].map((id) => ({ id, sitePage: "NEWS" })) }],
    ["a second button", { button: ["a", "b"].map((id) => ({ id, sitePage: "NEWS" })) }],
  ])("is refused %s of the header", async (_, lists) => {
    expect(await errorOf(save(1, lists))).toMatchObject({
      fields: [{ path: Object.keys(lists)[0], rule: "arrayMaxSize" }],
    });
  });

  test.each([
    ["links", 20],
    ["button", 16],
  ])("is refused a text that does not fit the header: %s", async (list, limit) => {
    const entry = { id: "a", sitePage: "NEWS", labelEng: "n".repeat(limit + 1) };
    expect(await errorOf(save(1, { [list]: [entry] }))).toMatchObject({
      fields: [{ path: `${list}.0.labelEng`, rule: "maxLength", limit }],
    });
  });

  test("finds each saved menu in the history of changes, and the last one to restore", async () => {
    await save(1, { footer: [{ id: "a", sitePage: "BLOG_POSTS" }] });
    const { history } = await site.executeOrThrow(
      `{ history(kind: NAVIGATION) { action version content } }`,
      {},
      "editor",
    );
    const entry = { id: "a", sitePage: "BLOG_POSTS", pageId: null, url: null };
    const footer = [{ ...entry, labelUa: "", labelEng: "", isHidden: false }];
    expect(history).toMatchObject([
      { action: "SAVED", version: 2, content: { header: [], footer } },
      { action: "BASELINE", version: 1 },
    ]);
  });

  test("does not overwrite what a colleague has saved in the meantime", async () => {
    await save(1, { header: [{ id: "a", sitePage: "NEWS" }] });
    expect(await errorOf(save(1, {}))).toMatchObject({ code: "CONFLICT", reason: "stale" });
    expect(addressesIn((await shown()).header)).toEqual(["/news"]);
  });

  test.each([
    ["leads nowhere", { id: "a" }, "header.0.url", "oneTarget"],
    [
      "leads to two pages",
      { id: "a", sitePage: "NEWS", url: "https://a.example" },
      "header.0.url",
      "oneTarget",
    ],
    [
      "leads to another site and has no text",
      { id: "a", url: "https://a.example" },
      "header.0.labelUa",
      "required",
    ],
    [
      "has an address without TLS",
      { id: "a", url: "http://a.example", labelUa: "А" },
      "header.0.url",
      "isUrl",
    ],
    [
      "has a script for an address",
      { id: "a", url: "javascript:alert(1)", labelUa: "А" },
      "header.0.url",
      "isUrl",
    ],
    [
      "leads to a page that never was",
      { id: "a", pageId: "00000000-0000-4000-8000-000000000000" },
      "header.0.pageId",
      "unknown",
    ],
  ])("is refused an entry that %s", async (_, entry, path, rule) => {
    const { fields } = (await errorOf(save(1, { header: [entry] }))) ?? {};
    expect(fields).toMatchObject([{ path, rule }]);
  });

  test("puts a page at the end of the menu, and removes it again", async () => {
    const { id } = await aPage();
    await place(id, "HEADER", true);
    await place(id, "HEADER", true);
    const { header, footer } = await shown();
    expect(addressesIn(header)).toHaveLength(12);
    expect(addressesIn(header).at(-1)).toBe("/volunteers");
    expect(addressesIn(footer)).not.toContain("/volunteers");
    await place(id, "HEADER", false);
    expect(addressesIn((await shown()).header)).not.toContain("/volunteers");
  });

  test("shows a page again whose entry was hidden, at its place", async () => {
    const { id } = await aPage();
    const entries = [
      { id, pageId: id, isHidden: true },
      { id: "b", sitePage: "NEWS" },
    ];
    await save(1, { footer: entries });
    await place(id, "FOOTER", true);
    expect(addressesIn((await shown()).footer)).toEqual(["/volunteers", "/news"]);
  });
});

test("a page of blocks at the address of a section of the site is an entry of that section", async () => {
  const { id } = fixedPages.ABOUT;
  await place(id, "HEADER", false);
  expect(addressesIn((await shown()).header)).not.toContain("/about");
  await place(id, "FOOTER", true);
  expect((await shown()).footer.at(-1)).toEqual({ address: "/about", label: "", language: "UA" });
});

describe("a visitor", () => {
  test("sees no link to a draft, to a withdrawn page or to one in the trash", async () => {
    const { saved } = await site.executeOrThrow(
      `mutation { saved: savePage(input: { address: "planned", translations: { ua: { title: "Чернетка" } } }) { id } }`,
      {},
      "editor",
    );
    const { id, version } = await aPage();
    const header = [
      { id: "a", pageId: saved.id },
      { id: "b", pageId: id },
    ];
    await save(1, { header });
    expect(addressesIn((await shown()).header)).toEqual(["/volunteers"]);
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!) { deleteItem(kind: PAGE, id: $id, version: $version) }`,
      { id, version },
      "editor",
    );
    expect((await shown()).header).toEqual([]);
    await site.executeOrThrow(
      `mutation ($id: ID!) { restoreItem(kind: PAGE, id: $id) { id } }`,
      { id },
      "editor",
    );
    expect(addressesIn((await shown()).header)).toEqual(["/volunteers"]);
  });

  test("is led to the present address of a page that moved", async () => {
    const { id, version } = await aPage("first");
    await place(id, "FOOTER", true);
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!) {
        savePage(id: $id, version: $version, input: { address: "second", translations: { ua: { title: "Ми" } } }) { id }
      }`,
      { id, version },
      "editor",
    );
    expect(addressesIn((await shown()).footer).at(-1)).toBe("/second");
  });

  test.each(["visitor", "caseWorker"] as const)(
    "who is a %s cannot read or change the lists",
    async (role) => {
      const code = role === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
      expect(await errorOf(save(1, {}, role))).toMatchObject({ code });
      const { errors } = await site.execute("{ navigationSettings { version } }", {}, role);
      expect(errors?.[0]?.extensions).toMatchObject({ code });
    },
  );
});

test("a visitor of another instance sees the new menu at once", async () => {
  const url = String((site.db.options as { url?: string }).url); // TypeORM's union has drivers without a url
  const other = await anotherInstance(site, url);
  const query = "{ navigation { footer { address } } }";
  const read = async () => {
    const answer = await other.request({ method: "POST", url: "/graphql", payload: { query } });
    return answer.json().data.navigation.footer;
  };
  expect(await read()).toHaveLength(10);
  await save(1, { footer: [{ id: "a", sitePage: "NEWS" }] });
  await expect.poll(read).toEqual([{ address: "/news" }]);
});
