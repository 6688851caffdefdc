import { beforeEach, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const save = `mutation ($input: ReportInput!) { saveReport(input: $input) { id } }`;

describe("what is refused", () => {
  test("an editor gets each invalid field with its path, rule and limit", async () => {
    const ua = { description: "ж".repeat(20_001) };
    const documents = [{ id: "no id", nameUa: "ж".repeat(201) }];
    const input = { month: 13, year: 1812, documents, translations: { ua } };
    const { data, errors } = await site.execute(save, { input }, "editor");
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ message: "INVALID", path: ["saveReport"] });
    expect(errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields: expect.arrayContaining([
        { path: "month", rule: "max", limit: 12 },
        { path: "year", rule: "min", limit: 1990 },
        { path: "documents.0.id", rule: "isUuid" },
        { path: "documents.0.nameUa", rule: "maxLength", limit: 200 },
        { path: "translations.ua.description", rule: "maxLength", limit: 20_000 },
      ]),
    });
  });

  test("a page that is too large is refused at its argument", async () => {
    const refused = await site.execute("{ reports(first: 101) { total } }");
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: "INVALID",
      fields: [{ path: "first", rule: "max", limit: 100 }],
    });
  });

  test("an invented cursor is refused", async () => {
    for (const after of ["?", "W10", Buffer.from('["x","y","z"]').toString("base64url")]) {
      const refused = await site.execute("query ($a: String) { reports(after: $a) { total } }", {
        a: after,
      });
      expect(refused.errors?.[0]?.extensions).toEqual({
        code: "INVALID",
        fields: [{ path: "after", rule: "cursor" }],
      });
    }
  });

  test("one refused field does not affect the others", async () => {
    const { data, errors } = await site.execute(
      "{ reports { total } currentUser { id } images { total } }",
    );
    expect(data).toBeNull();
    expect(errors?.map(({ path }) => path)).toEqual([["images"]]);
    const settings = await site.execute("{ settings { id } image(id: 1) { id } }");
    expect(settings.data).toMatchObject({ settings: { id: "1" }, image: null });
    expect(settings.errors?.[0]).toMatchObject({ path: ["image"], message: "UNAUTHENTICATED" });
  });
});

describe("the language of an answer", () => {
  beforeEach(() => site.db.query("delete from gallery; delete from gallery_category"));

  async function aGalleryInItsCategory() {
    const category = { translations: { ua: { name: "Табори" }, eng: { name: "Camps" } } };
    const { id: categoryId } = await aPublishedItem(site, "GalleryCategory", category);
    const translations = { ua: { title: "Літо" }, eng: { title: "Summer" } };
    return (await aPublishedItem(site, "Gallery", { categoryId, translations })).id;
  }

  const titleFields = `translation { language title } category { translation { language name } }`;
  const summer = {
    translation: { language: "ENG", title: "Summer" },
    category: { translation: { language: "ENG", name: "Camps" } },
  };
  const summerInUkrainian = {
    translation: { language: "UA", title: "Літо" },
    category: { translation: { language: "UA", name: "Табори" } },
  };

  test("two languages in one request do not mix, at the root or below it", async () => {
    const id = await aGalleryInItsCategory();
    const answer = await site.executeOrThrow(
      `query ($id: ID!) {
        eng: gallery(id: $id, language: ENG) { ${titleFields} }
        ua: gallery(id: $id, language: UA) { ${titleFields} }
        list: galleries(language: ENG) { items { ${titleFields} } }
        bare: galleries { items { ${titleFields} } }
        news: news(language: ENG) { items { ${titleFields} } }
      }`,
      { id },
    );
    expect(answer).toEqual({
      eng: summer,
      ua: summerInUkrainian,
      list: { items: [summer] },
      bare: { items: [summerInUkrainian] },
      news: { items: [] },
    });
  });

  test("a field with its own language argument uses it, whatever the root field's is", async () => {
    const id = await aGalleryInItsCategory();
    const { gallery: both } = await site.executeOrThrow(
      `query ($id: ID!) { gallery(id: $id, language: ENG) {
        ua: translation(language: UA) { title } eng: translation(language: ENG) { title }
        asked: translation { title }
        category { ua: translation(language: UA) { name } asked: translation { name } }
      } }`,
      { id },
    );
    expect(both).toEqual({
      ua: { title: "Літо" },
      eng: { title: "Summer" },
      asked: { title: "Summer" },
      category: { ua: { name: "Табори" }, asked: { name: "Camps" } },
    });
  });

  test("an English save returns the English translation", async () => {
    const saved = await site.executeOrThrow(
      `mutation ($input: ReportInput!) {
        saveReport(language: ENG, input: $input) { translation { language description } }
      }`,
      { input: { translations: { ua: { description: "травень" }, eng: { description: "May" } } } },
      "editor",
    );
    expect(saved.saveReport.translation).toEqual({ language: "ENG", description: "May" });
  });
});

test("a reader may query the same field twice, under two aliases", async () => {
  const { id } = await aPublishedItem(site, "Report", {
    translations: { ua: { description: "травень" } },
  });
  const { first, second, list } = await site.executeOrThrow(
    `query ($id: ID!) {
      first: report(id: $id) { key: id number: month again: month }
      second: report(id: $id) { key: id words: translation { said: description } }
      list: reports { rows: items { key: id } }
    }`,
    { id },
  );
  expect(first).toEqual({ key: id, number: 0, again: 0 });
  expect(second).toEqual({ key: id, words: { said: "травень" } });
  expect(list.rows).toContainEqual({ key: id });
});
