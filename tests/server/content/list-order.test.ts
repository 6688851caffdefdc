import { beforeEach, describe, expect, test } from "vitest";
import {
  anItemOfKind,
  kindCases,
  saveTexts,
  type TextPerLanguage,
} from "../../support/content/kind-cases.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
const hasHeading = ({ name }: { name: string }) => name !== "Report";

describe.each(kindCases)("$list", (kind) => {
  beforeEach(async () => {
    await site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`);
  });

  let createdCount = 0;
  const add = async (texts: TextPerLanguage) =>
    (await anItemOfKind(site, kind, texts, { index: createdCount++ % 6 })).id;
  const page = async (args: string, as: Role = "visitor") => {
    const { list } = await site.executeOrThrow(
      `{ list: ${kind.list}(${args}) {
        total endCursor hasNextPage items { id translation { word: ${kind.textField} } }
      } }`,
      {},
      as,
    );
    return list;
  };
  const idsOf = async (args: string, as?: Role) =>
    (await page(args, as)).items.map(({ id }: { id: string }) => id);
  const headings = async (args: string) =>
    (await page(`drafts: true, ${args}`, "editor")).items.map(
      (item: { translation: { word: string } }) => item.translation.word,
    );
  /** Reads all pages, two items each. */
  const idsOfAllPages = async (args: string, as: Role) => {
    const seenIds: string[] = [];
    for (let after = "", more = true; more; ) {
      const { items, endCursor, hasNextPage } = await page(`first: 2, ${args}${after}`, as);
      seenIds.push(...items.map(({ id }: { id: string }) => id));
      after = `, after: "${endCursor}"`;
      more = hasNextPage;
    }
    return seenIds;
  };

  test.runIf(hasHeading(kind))("are sorted by title in the alphabet of a language", async () => {
    const inOrder = ["гора", "Ґанок", "дім", "Єдність", "Ігор", "Їжак"];
    for (const ua of [...inOrder].reverse()) await add({ ua, eng: `${9 - inOrder.indexOf(ua)}` });
    expect(await headings("sort: TITLE, language: UA")).toEqual(inOrder);
    expect(await headings("sort: TITLE, language: ENG")).toEqual(["4", "5", "6", "7", "8", "9"]);
    expect(await headings("sort: TITLE, language: UA, reversed: true")).toEqual(inOrder.reverse());
  });

  test.runIf(hasHeading(kind))(
    "are sorted by the title in the other language where one is missing",
    async () => {
      for (const texts of [{ eng: "Youth" }, { ua: "Мир", eng: "Zebra" }, { eng: "Xylophone" }]) {
        await add(texts);
      }
      expect(await headings("sort: TITLE, language: UA")).toEqual(["Мир", "Xylophone", "Youth"]);
      expect(await headings("sort: TITLE, language: ENG")).toEqual(["Xylophone", "Youth", "Zebra"]);
    },
  );

  test("are sorted by the last save, newest first, on request", async () => {
    const [first, second, third] = [
      await add({ ua: "б" }),
      await add({ ua: "а" }),
      await add({ ua: "в" }),
    ];
    const target = { id: String(first), version: 2 };
    await saveTexts(site, kind, target, "ua", { [kind.textField]: "г" });
    expect(await idsOf("sort: UPDATED")).toEqual([first, third, second]);
    expect(await idsOf("sort: UPDATED, reversed: true")).toEqual([second, third, first]);
  });

  test("are sorted in reverse on request", async () => {
    for (const ua of ["а", "б", "в"]) await add({ ua });
    const listed = await idsOf("sort: LISTED");
    expect(listed).toHaveLength(3);
    expect(await idsOf("reversed: true")).toEqual(listed.reverse());
  });

  test("are paginated in every order, with every item exactly once", async () => {
    for (const ua of ["однаково", "однаково", "порожньо", "Юність", "Щастя"]) {
      await add({ ua, eng: ua });
    }
    // As rows of earlier versions may be: today nothing is published without a heading.
    await site.db.query(
      `update ${site.db.getMetadata(`${kind.name}Translation`).tablePath}
       set ${kind.textField} = '' where ${kind.textField} = 'порожньо'`,
    );
    await site.db.query(
      `update ${site.db.getMetadata(kind.name).tablePath} set updated_at = '2026-01-01T10:00:00Z'`,
    );
    const orders = [
      ["visitor", "sort: LISTED"],
      ["visitor", "sort: UPDATED"],
      ["editor", "sort: LISTED, drafts: true"],
      ["editor", "sort: UNDATED_FIRST, drafts: true"],
      ["editor", "sort: UPDATED, drafts: true"],
      ["editor", "sort: TITLE, drafts: true"],
    ] as const;
    for (const [as, order] of orders) {
      for (const reversed of [false, true]) {
        const args = `${order}, reversed: ${reversed}`;
        const all = await idsOf(args, as);
        expect(new Set(all).size).toBe(5);
        expect(await idsOfAllPages(args, as)).toEqual(all);
      }
    }
  });

  test("are paginated by an editor from any offset", async () => {
    for (const ua of ["а", "б", "в", "г"]) await add({ ua });
    const all = await idsOf("sort: TITLE, drafts: true", "editor");
    const second = await page("sort: TITLE, drafts: true, first: 2, skip: 2", "editor");
    expect(second.items.map(({ id }: { id: string }) => id)).toEqual(all.slice(2));
    expect(second).toMatchObject({ total: 4, hasNextPage: false });
    expect(await idsOf("drafts: true, skip: 100000", "editor")).toEqual([]);
  });

  test("take the same number of statements whatever the arguments", async () => {
    for (const ua of ["а", "б", "в"]) await add({ ua });
    const args = `search: "а", sort: TITLE, reversed: true, drafts: true, state: PUBLISHED,
      lacking: ENG, outdated: false, skip: 0`;
    expect(await site.countStatements(() => page(args, "editor"))).toBe(
      await site.countStatements(() => page("drafts: true", "editor")),
    );
    expect(await site.countStatements(() => page(`search: "а", sort: UPDATED`))).toBe(2);
    const alone = `{ ${kind.list}(search: "а", sort: UPDATED) { items { id } } }`;
    expect(await site.countStatements(() => site.executeOrThrow(alone))).toBe(1);
  });
});

test.each(["-1", "100001"])(
  "an editor who skips %s items is refused at that argument",
  async (skip) => {
    const { errors } = await site.execute(
      `{ blogPosts(drafts: true, skip: ${skip}) { total } }`,
      {},
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", fields: [{ path: "skip" }] });
  },
);

test("a cursor from another order is refused at that argument", async () => {
  for (const title of ["а", "б"]) {
    await aPublishedItem(site, "BlogPost", { translations: { ua: { title } } });
  }
  const { blogPosts } = await site.executeOrThrow(
    "{ blogPosts(first: 1, sort: TITLE, drafts: true) { endCursor } }",
    {},
    "editor",
  );
  const { errors } = await site.execute(
    "query($after: String) { blogPosts(after: $after) { total } }",
    {
      after: blogPosts.endCursor,
    },
  );
  expect(errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: [{ path: "after", rule: "cursor" }],
  });
});

test("reports, which have no titles, are sorted by month instead", async () => {
  for (const month of [5, 0, 11]) {
    const translations = { ua: { description: "я" } };
    await aPublishedItem(site, "Report", { year: 1999, month, translations });
  }
  const { reports } = await site.executeOrThrow(
    "{ reports(year: 1999, sort: TITLE, drafts: true) { items { month } } }",
    {},
    "editor",
  );
  expect(reports.items).toEqual([{ month: 0 }, { month: 5 }, { month: 11 }]);
});
