import { beforeAll, describe, expect, test } from "vitest";
import { seedDemo } from "../../../../server/demo/seed.ts";
import { ensureFixedPages } from "../../../../server/page/ensure-fixed-pages.ts";
import { startingCounters } from "../../../../server/starting-content/counters.ts";
import { startingHome } from "../../../../server/starting-content/pages/home.ts";
import { startingPoints } from "../../../../server/starting-content/points.ts";
import { startingProjects } from "../../../../server/starting-content/projects.ts";
import { seedStartingContent } from "../../../../server/starting-content/seed.ts";
import { imageStoreWithoutFiles } from "../../../support/content/image-store-without-files.ts";
import { aServer, type TestServer } from "../../../support/server/test-server.ts";

const now = new Date();

/** What visitors find of the starting content, in both languages. */
const shownOn = (server: TestServer) =>
  server.executeOrThrow(`{
    settings { foundingYear workingHours { weekday } counters { id source { kind } } }
    togetherPoints(first: 100) { items {
      city phone addressUa events { day } imageCount
      ua: translation(language: UA) { language name locative }
      eng: translation(language: ENG) { language name locative }
    } }
    projects(first: 100) { items {
      section page goal { target } image { id } imageCount
      ua: translation(language: UA) { language name summary description }
      eng: translation(language: ENG) { language name summary description }
    } }
  }`);

const expected = {
  settings: {
    foundingYear: 2022,
    workingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday })),
    counters: startingCounters.map(({ id }) => ({ id, source: null })),
  },
  togetherPoints: {
    items: startingPoints.map(({ city, translations: { ua, eng } }) => ({
      ...{ city, phone: "", addressUa: "", events: [], imageCount: 0 },
      ua: { language: "UA", ...ua },
      eng: { language: "ENG", ...eng },
    })),
  },
  projects: {
    items: startingProjects.map(({ section, page, translations: { ua, eng } }) => ({
      ...{ section: section.toUpperCase(), page, goal: null, image: null, imageCount: 0 },
      ua: { language: "UA", ...ua },
      eng: { language: "ENG", ...eng },
    })),
  },
};

describe("a site that begins without the demo", () => {
  test("has the ten cities and the project cards of the specification, and has them once", async () => {
    const newSite = await aServer();
    await seedStartingContent(newSite.db, now);
    await seedStartingContent(newSite.db, now);
    expect(await shownOn(newSite)).toEqual(expected);
    expect(startingPoints).toHaveLength(10);
  });
});

const site = await aServer();
const parts = { db: site.db, images: imageStoreWithoutFiles, files: site.files, now };
await seedDemo({ ...parts, progress: () => undefined });
await ensureFixedPages(site.db, now);
const before = await shownOn(site);

async function firstScreen() {
  const { page } = await site.executeOrThrow(
    `{ page(id: "") { translation(language: ENG) { blocks { content {
      ... on HeroBlock { heading scene }
    } } } } }`,
  );
  return page.translation.blocks[0].content;
}

async function pageAddresses(): Promise<string[]> {
  const { pages } = await site.executeOrThrow("{ pages(first: 100) { items { address } } }");
  return pages.items.map(({ address }: { address: string }) => address);
}

describe("an admin who clears the demo", () => {
  const clear = (keeps = true) =>
    site.executeOrThrow(
      "mutation ($keeps: Boolean!) { clearDemo(keepsStartingContent: $keeps) { isPresent } }",
      { keeps },
      "admin",
    );
  const restore = () => site.executeOrThrow("mutation { restoreDemo { isPresent } }", {}, "admin");
  beforeAll(async () => {
    const { demoContent } = await site.executeOrThrow(
      "{ demoContent { startingItems { kind count } } }",
      {},
      "admin",
    );
    expect(demoContent.startingItems).toEqual(
      expect.arrayContaining([
        { kind: "TOGETHER_POINT", count: 10 },
        { kind: "PROJECT", count: 7 },
      ]),
    );
    await clear();
  }, 60_000);

  test("leaves the cities and the cards, without what was invented of them", async () => {
    expect(await shownOn(site)).toEqual(expected);
  });

  test("leaves the pages of the four projects, without the demo's story", async () => {
    expect(await pageAddresses()).toEqual(
      expect.arrayContaining([
        "projects/humanitarianHelp",
        "projects/psychologicalWork",
        "projects/together",
        "projects/toyLibrary",
      ]),
    );
  });

  test("gets everything back when they restore it, and the same again when they clear it again", async () => {
    await restore();
    expect(await shownOn(site)).toEqual(before);
    await clear();
    expect(await shownOn(site)).toEqual(expected);
  });

  test("keeps the slogan and the drawing of the home page with the starting content alone", async () => {
    expect(await firstScreen()).toEqual({
      heading: startingHome.eng.blocks[0]?.hero?.heading,
      scene: "HAND_TREE",
    });
    await restore();
    await clear(false);
    expect(await firstScreen()).toEqual({ heading: "", scene: "KITE" });
    await restore();
    await clear();
  });

  test("may begin with an empty site instead, keeps the pages that every site needs, and can go back", async () => {
    await restore();
    await clear(false);
    const nothing = { items: [] };
    expect(await shownOn(site)).toEqual({
      settings: { foundingYear: null, workingHours: [], counters: [] },
      togetherPoints: nothing,
      projects: nothing,
    });
    expect(await pageAddresses()).toEqual(expect.arrayContaining(["about", "privacy"]));
    expect(await pageAddresses()).not.toContain("projects/together");
    await restore();
    expect(await shownOn(site)).toEqual(before);
  });
});
