import { beforeAll, describe, expect, test } from "vitest";
import { joinPhrases } from "../../../../client/phrases/site/join.ts";
import { needHelpPhrases } from "../../../../client/phrases/site/need-help.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

const names = { ua: { name: "Дім" }, eng: { name: "House" } };
const items = [
  ["Project", "/projects", { translations: names }],
  ["Report", "/reports", { year: 2026, month: 3, translations: { ua: {}, eng: {} } }],
  ["TogetherPoint", "/gallery/togetherPoints", { city: "Kalush", translations: names }],
] as const;

const setForms = (columns: string) => site.db.query(`update application_form set ${columns}`);
const emptySite = () =>
  site.db.query("delete from project; delete from report; delete from together_point");

/** The addresses to which a page leads below its path, without language and fragment. */
async function linksOf(path: string): Promise<string[]> {
  const { body } = await open(path);
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  return [...main.replace(/<nav[\s\S]*?<\/nav>/, "").matchAll(/href="(\/[^"?#]*)/g)].map(
    ([, address = ""]) => address,
  );
}

const forms = [
  "/help/volunteer",
  "/help/psychologist",
  "/help/partner",
  "/need-help/psychological",
  "/need-help/humanitarian",
];
const lists = items.map(([, address]) => address);

describe.each([
  ["UA", ""],
  ["ENG", "&lang=en"],
] as const)("a visitor who reads %s", (language, code) => {
  const pages = [
    "/sent?n=7",
    "/no-such-page?",
    "/search?q=zzz",
    "/help?",
    "/partners?",
    "/gallery?",
    "/donate/thanks?",
    "/projects/together?",
    "/projects/toyLibrary?",
  ];

  describe("of a site with nothing but pages, whose forms are paused", () => {
    beforeAll(async () => {
      await emptySite();
      await setForms("state = 'paused'");
    });

    test.each(pages)("is led nowhere in vain from %s", async (page) => {
      const links = await linksOf(`${page}${code}`);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => [...forms, ...lists].some((one) => link === one))).toEqual([]);
    });

    test("is not invited to send a paused form", async () => {
      const { body } = await open(`/no-such-page?${code}`);
      expect(body).not.toContain(joinPhrases[language].text);
      expect(body).toContain(joinPhrases[language].textWithoutForms);
      const asking = await open(`/need-help?${code}`);
      expect(asking.body).not.toContain(needHelpPhrases[language].wantToHelp);
    });
  });

  describe("of a site without children's points", () => {
    beforeAll(async () => {
      await emptySite();
      await setForms("state = 'open'");
    });

    test.each(["/need-help/psychological?", "/need-help/humanitarian?"])(
      "is offered none by the form at %s",
      async (form) => {
        const { body } = await open(`${form}${code}`);
        const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
        expect(main).toContain('type="radio"');
        expect(main.replace(/<[^>]*>/g, " ")).not.toMatch(/точц|точк|TOGETHER|\bpoint\b/i);
      },
    );
  });

  describe("of a site with content and open forms", () => {
    beforeAll(async () => {
      await emptySite();
      await setForms("state = 'open'");
      for (const [kind, , input] of items) await aPublishedItem(site, kind, input);
    });

    test("finds all of it on receipts, under pages and after a search", async () => {
      expect(await linksOf(`/sent?n=7${code}`)).toEqual(
        expect.arrayContaining([
          "/need-help/psychological",
          "/need-help/humanitarian",
          "/gallery/togetherPoints",
        ]),
      );
      expect(await linksOf(`/search?q=zzz${code}`)).toEqual(
        expect.arrayContaining(["/projects", "/gallery", "/reports"]),
      );
      expect(await linksOf(`/help?${code}`)).toEqual(
        expect.arrayContaining(["/help/volunteer", "/gallery/togetherPoints", "/reports"]),
      );
      expect((await open(`/no-such-page?${code}`)).body).toContain(joinPhrases[language].text);
    });
  });
});

test("a receipt stops leading to a form as soon as it is paused", async () => {
  await setForms("state = 'open'");
  expect(await linksOf("/sent?n=7")).toContain("/need-help/humanitarian");
  const { applicationFormSettings } = await site.executeOrThrow(
    "{ applicationFormSettings { form version } }",
    {},
    "admin",
  );
  const { version } = applicationFormSettings.find(
    ({ form }: { form: string }) => form === "HUMANITARIAN",
  );
  await site.executeOrThrow(
    `mutation { saveApplicationFormSettings(form: HUMANITARIAN, version: ${version},
      input: { state: PAUSED, retentionMonths: 12 }) { version } }`,
    {},
    "admin",
  );
  expect(await linksOf("/sent?n=7")).not.toContain("/need-help/humanitarian");
});
