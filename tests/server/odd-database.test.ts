import { beforeAll, describe, expect, test } from "vitest";
import { anonymiseExpired } from "../../server/application/privacy/retention.ts";
import { aStoredApplication } from "../support/applications/stored-applications.ts";
import { submitForm } from "../support/applications/submit-form.ts";
import { aPublishedItem } from "../support/content/published-item.ts";
import { anOddDatabase } from "../support/database/odd-database.ts";
import { anImageRow } from "../support/images/image-row.ts";
import { aServer } from "../support/server/test-server.ts";
import { until } from "../support/until.ts";

// C has no lower case beyond ASCII, and in Turkish the lower case of I is ı.
const inC = { url: await anOddDatabase("locale_provider libc locale 'C'") };
const inTurkish = { url: await anOddDatabase("locale_provider icu icu_locale 'tr-TR' locale 'C'") };
const sites = [
  ["as it usually is", await aServer()],
  ["with the locale C", await aServer({ database: inC })],
  ["in Turkish", await aServer({ database: inTurkish })],
] as const;

describe.each(sites)("on a database %s", (_, site) => {
  const galleries = [
    ["Їжак у Києві", "INVISIBLE ISLAND", "2024-03-01"],
    ["гора", "iris", "2023-12-31"],
    ["Ґанок п’яти", "Zebra", "2024-01-02"],
    ["Єдність", "Istanbul: 50% off", "2024-01-01"],
    ["Ігор", "café", "колись"],
  ] as const;

  beforeAll(async () => {
    const name = { translations: { ua: { name: "Табори" } } };
    const { id: categoryId } = await aPublishedItem(site, "GalleryCategory", name);
    for (const [ua, eng, galleryDate] of galleries) {
      const translations = { ua: { title: ua }, eng: { title: eng } };
      await aPublishedItem(site, "Gallery", { categoryId, galleryDate, translations });
    }
  });

  /** The titles of all pages, one item each, each requested with the cursor of the previous one. */
  const titlesOfAllPages = async (args: string, language = "UA") => {
    const titles: string[] = [];
    for (let after = "", more = true; more; ) {
      const { list } = await site.executeOrThrow(
        `{ list: galleries(first: 1, drafts: true, language: ${language}, ${args}${after}) {
          endCursor hasNextPage items { translation { title } }
        } }`,
        {},
        "editor",
      );
      titles.push(list.items[0].translation.title);
      after = `, after: "${list.endCursor}"`;
      more = list.hasNextPage;
    }
    return titles;
  };

  test("titles are sorted alphabetically, page by page", async () => {
    const ua = ["гора", "Ґанок п’яти", "Єдність", "Ігор", "Їжак у Києві"];
    expect(await titlesOfAllPages("sort: TITLE")).toEqual(ua);
    expect(await titlesOfAllPages("sort: TITLE, reversed: true")).toEqual(ua.reverse());
    const eng = ["café", "INVISIBLE ISLAND", "iris", "Istanbul: 50% off", "Zebra"];
    expect(await titlesOfAllPages("sort: TITLE", "ENG")).toEqual(eng);
  });

  test("galleries are sorted by date, page by page, with undated ones last", async () => {
    const inOrder = ["Їжак у Києві", "Ґанок п’яти", "Єдність", "гора", "Ігор"];
    expect(await titlesOfAllPages("sort: LISTED")).toEqual(inOrder);
    expect(await titlesOfAllPages("year: 2024")).toEqual(inOrder.slice(0, 3));
    const read = await site.executeOrThrow("{ galleryYears galleries { items { galleryDate } } }");
    expect(read.galleryYears).toEqual([2024, 2023]);
    const days = read.galleries.items.map((item: { galleryDate: string }) => item.galleryDate);
    expect(days).toEqual(["2024-03-01", "2024-01-02", "2024-01-01", "2023-12-31", "колись"]);
  });

  test("items are sorted by the last save, newest first, page by page", async () => {
    const titles = galleries.map(([ua]) => ua);
    expect(await titlesOfAllPages("sort: UPDATED, reversed: true")).toEqual(titles);
  });

  test.each([
    ["їжак", "Їжак у Києві"],
    ["ЇЖАК", "Їжак у Києві"],
    ["КИЄВІ їжак", "Їжак у Києві"],
    ["ганок П'ЯТИ", "Ґанок п’яти"],
    ["єд", "Єдність"],
    ["invisible", "Їжак у Києві"],
    ["IRIS", "гора"],
    ["CAFE", "Ігор"],
    ["50%", "Єдність"],
    ["5_%", undefined],
  ])("%j finds %j", async (text, title) => {
    const { galleries, searchContent } = await site.executeOrThrow(
      `query ($text: String!) {
        galleries(search: $text) { items { translation(language: UA) { title } } }
        searchContent(text: $text) { kind titleUa }
      }`,
      { text },
      "editor",
    );
    const expected = title ? [title] : [];
    const found = galleries.items.map((item: { translation: object }) => item.translation);
    expect(found).toEqual(expected.map((title) => ({ title })));
    // The pages that every site has contain some of these words too.
    const ofGalleries = searchContent.filter(({ kind }: { kind: string }) => kind === "GALLERY");
    expect(ofGalleries).toEqual(expected.map((titleUa) => ({ kind: "GALLERY", titleUa })));
  });

  test("a picture is found by its texts, and keeps its focus point", async () => {
    const id = await anImageRow(site.db);
    const alternativeTexts = { ua: "ЩЕДРИЙ вечір", eng: "AN ICY EVENING" };
    const { image } = await site.executeOrThrow(
      `mutation ($id: ID!, $ua: String!, $eng: String!) {
        saveAlternativeText(id: $id, ua: $ua, eng: $eng, isDecorative: false) { id }
        image: focusImage(id: $id, x: 0.1234, y: 0.9876) { focusX focusY }
      }`,
      { id, ...alternativeTexts },
      "editor",
    );
    expect(image).toEqual({ focusX: 0.1234, focusY: 0.9876 });
    for (const search of ["щедрий", "ВЕЧІР", "icy", "EVENING"]) {
      const { images } = await site.executeOrThrow(
        "query ($search: String!) { images(search: $search) { items { id } } }",
        { search },
        "editor",
      );
      expect([search, images.items]).toEqual([search, [{ id }]]);
    }
  });

  test("a save that waits for a colleague's save applies after it", async () => {
    const { id } = await aPublishedItem(site, "BlogPost", {
      translations: { ua: { title: "Допис" } },
    });
    const colleague = site.db.createQueryRunner();
    await colleague.startTransaction();
    await colleague.query("update blog_post set version = version + 1 where id = $1", [id]);
    const payload = { translations: { ua: { title: "Інший" } } };
    const saving = site.request({ method: "PUT", url: `/api/blog/${id}`, payload }, "editor");
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await site.db.query(waiting)).length > 0;
    await until(isWaiting);
    await colleague.commitTransaction();
    await colleague.release();
    expect((await saving).statusCode).toBe(200);
  });

  test("an application is read as it was submitted", async () => {
    const { receipt } = await submitForm(site, "GENERAL", { fullName: "Їванна І’єва" });
    const { applications } = await site.executeOrThrow(
      `{ applications(search: "їванна") { items { number name } } }`,
      {},
      "caseWorker",
    );
    expect(applications.items).toEqual([{ number: receipt?.number, name: "Їванна І’єва" }]);
  });

  test("an application is exported with Kyiv time, and anonymised when its retention period is over", async () => {
    const createdAt = new Date("2028-01-31T22:30:00Z");
    // In India's time zone that is the 29th, which the following February does not have.
    const closedAt = new Date("2028-02-28T19:00:00Z");
    const columns = { state: "done", createdAt, closedAt } as const;
    const { number } = await aStoredApplication(site, "general", {}, columns);
    const { body } = await site.request({ url: "/api/applications.csv?state=DONE" }, "caseWorker");
    expect(body).toContain(`${number};Коротка заявка;Виконано;;2028-02-01 00:30;2028-02-28 21:00`);
    const anonymiseAt = async (moment: string) =>
      (await anonymiseExpired(site.db, new Date(moment))).anonymised;
    expect(await anonymiseAt("2029-02-28T18:59:00Z")).toBe(0);
    expect(await anonymiseAt("2029-02-28T19:00:00Z")).toBe(1);
  });
});
