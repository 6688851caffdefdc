import { beforeAll, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { marked, searchSite } from "../../../support/content/site-search.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const publish = async (kind: string, translations: { ua: object; eng?: object }, fields = {}) =>
  (await aPublishedItem(site, kind, { ...fields, translations })).id;
const search = async (text: string, language = "UA") =>
  (await searchSite(site, text, { language })).items;

let hike: string;
let point: string;

beforeAll(async () => {
  hike = await publish("Project", {
    ua: { name: "Похід у Карпати, у Карпатські ліси" },
    eng: { name: "A walk in the mountains" },
  });
  const names = {
    ua: { name: "Тернопіль", locative: "Тернополі" },
    eng: { name: "Ternopil", locative: "Ternopil" },
  };
  point = await publish("TogetherPoint", names, { city: "Ternopil" });
  await publish("Member", { ua: { name: "Ганна", surname: "Чайка" } });
});

describe("a visitor who misspells a word", () => {
  test.each([
    ["with a letter missing", "Карпти", () => hike],
    ["with a wrong letter", "Ternopol", () => point],
    ["with a Russian ending", "Тернополь", () => point],
  ])("%s finds what was meant", async (_, typed, expected) => {
    expect((await search(typed)).map(({ id, isExact }) => [id, isExact])).toEqual([
      [expected(), false],
    ]);
  });

  test("sees in the title which words were taken for it", async () => {
    const titleFor = async (typed: string, language?: string) =>
      marked((await search(typed, language))[0]?.title);
    expect(await titleFor("Карпти")).toBe("Похід у [Карпати], у [Карпатські] ліси");
    expect(await titleFor("Тернополь")).toBe("[Тернопіль]");
    expect(await titleFor("Ternopol", "ENG")).toBe("[Ternopil]");
    expect(await titleFor("Карпти ліси")).toBe("Похід у [Карпати], у [Карпатські] [ліси]");
  });

  test("sees a word marked that is written with the letters of the other language", async () => {
    const [found] = await search("Тернополь", "ENG");
    expect(marked(found?.title)).toBe("[Ternopil]");
  });

  test("sees no marks in the title of a translation that has no such word", async () => {
    const [found] = await search("Карпти", "ENG");
    expect(marked(found?.title)).toBe("A walk in the mountains");
  });

  test("sees exact matches before similar ones", async () => {
    const exact = await publish("BlogPost", { ua: { title: "Село Карпатя" } });
    expect((await search("Карпатя")).map(({ id, isExact }) => [id, isExact])).toEqual([
      [exact, true],
      [hike, false],
    ]);
  });
});
