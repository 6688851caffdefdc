import { beforeEach, describe, expect, test } from "vitest";
import { uploadDocument } from "../../../support/content/a-pdf.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings, partner, document cascade"));

const fed = {
  id: "fed",
  numberUa: 40,
  numberEng: 40,
  sign: "OVER",
  unitUa: "",
  unitEng: "",
  labelUa: "родин отримали харчування",
  labelEng: "families received food",
  mark: "HOUSE",
  source: null,
};
const typed = { kind: "TYPED", countedOn: "2024-10-01" };
const withSource = (source: object) => ({ counters: [{ ...fed, source }] });

const fields = `id numberUa numberEng sign unitUa unitEng labelUa labelEng mark source { kind }`;
const readCounters = async () =>
  (await site.executeOrThrow(`{ settings { counters { ${fields} } } }`)).settings.counters;
const readSource = async () =>
  (
    await site.executeOrThrow(`{ settings { counters { source {
      kind countedOn noteUa noteEng count document { id url } } } } }`)
  ).settings.counters[0].source;

const aDocument = async (): Promise<string> => (await uploadDocument(site)).json()._id;

describe("the counters", () => {
  test("are any number of rows, in the order in which an admin saved them", async () => {
    const others = ["b", "a", "c", "7", "d", "e"].map((id) => ({ ...fed, id, numberEng: 45 }));
    await saved({ counters: [...others, fed] });
    expect(await readCounters()).toEqual([...others, fed]);
    await saved({ counters: [] }, 2);
    expect(await readCounters()).toEqual([]);
  });

  test("stay when a program of an earlier version saves, which does not know them", async () => {
    await saved({ counters: [fed] });
    await saved({ counterSources: [] }, 2);
    expect(await readCounters()).toEqual([fed]);
  });

  test("are read by a program of an earlier version under their former names", async () => {
    const partners = { ...fed, id: "partners", numberEng: 45, source: typed };
    await saved({ counters: [{ ...partners, source: { ...typed } }] });
    const { settings } = await site.executeOrThrow(`{ settings {
      counterSources { counter countedOn }
      ua: translation(language: UA) { partners tons } eng: translation(language: ENG) { partners }
    } }`);
    expect(settings).toEqual({
      counterSources: [{ counter: "partners", countedOn: "2024-10-01" }],
      ua: { partners: 40, tons: 0 },
      eng: { partners: 45 },
    });
  });

  test.each([
    ["a negative number", { numberUa: -1 }, "numberUa", "min"],
    ["no number in either language", { numberUa: 0, numberEng: 0 }, "numberUa", "required"],
    ["no label in either language", { labelUa: "", labelEng: " " }, "labelUa", "required"],
    ["a label that is no line", { labelUa: "ж".repeat(101) }, "labelUa", "maxLength"],
    ["an id with a space", { id: "fed people" }, "id", "matches"],
  ])("%s is refused at its field", async (_, changes, field, rule) => {
    expect(await refusal({ counters: [fed, { ...fed, id: "other", ...changes }] })).toMatchObject({
      code: "INVALID",
      fields: [{ path: `counters.1.${field}`, rule }],
    });
  });

  test("may be given in one language alone", async () => {
    const inUkrainian = { ...fed, numberEng: 0, labelEng: "" };
    await saved({ counters: [inUkrainian] });
    expect(await readCounters()).toEqual([inUkrainian]);
  });

  test("have an id each, and are fifty at most", async () => {
    expect(await refusal({ counters: [fed, fed] })).toMatchObject({
      fields: [{ path: "counters", rule: "arrayUnique" }],
    });
    const many = Array.from({ length: 51 }, (_, place) => ({ ...fed, id: `${place}` }));
    expect(await refusal({ counters: many })).toMatchObject({
      fields: [{ path: "counters", rule: "arrayMaxSize", limit: 50 }],
    });
  });
});

describe("the source of a counter", () => {
  test("a visitor reads when somebody counted, and the document that proves it", async () => {
    const documentId = await aDocument();
    const note = { noteUa: "За договорами.", noteEng: "By agreements." };
    expect(await saved(withSource({ ...typed, ...note, documentId }))).toBeTruthy();
    expect(await readSource()).toEqual({
      ...typed,
      ...note,
      count: null,
      document: { id: documentId, url: `/documents/${documentId}.pdf` },
    });
  });

  test("partners are counted as visitors see them: no drafts, none in the trash", async () => {
    const texts = { translations: { ua: { name: "Пекарня" } } };
    await aPublishedItem(site, "Partner", texts);
    const { id, version } = await aPublishedItem(site, "Partner", texts);
    await site.executeOrThrow(
      "mutation ($input: PartnerInput!) { savePartner(input: $input) { id } }",
      { input: texts },
      "editor",
    );
    // A number is not needed: the partners are it.
    const source = { kind: "CONTENT" };
    await saved({ counters: [{ ...fed, numberUa: 0, numberEng: 0, source }] });
    expect(await readSource()).toMatchObject({ count: 2, countedOn: null });
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: PARTNER, id: $id, version: $version) }",
      { id, version },
      "editor",
    );
    expect(await readSource()).toMatchObject({ count: 1 });
  });

  test("a number can stand beside what published reports of a year say, drafts never counted", async () => {
    await site.db.query("truncate report cascade");
    const report = async (year: number, month: number, amount: number) => {
      const { id } = await aPublishedItem(site, "Report", {
        year,
        month,
        figures: {
          openingBalance: 0,
          closingBalance: 0,
          lines: [{ category: "HUMANITARIAN_AID", amount }],
        },
        translations: { ua: { description: "Звіт" } },
      });
      return id;
    };
    await saved(withSource({ ...typed, kind: "REPORTS", category: "HUMANITARIAN_AID" }));
    const reported = async () =>
      (
        await site.executeOrThrow(
          "{ settings { counters { source { reported { amount until } } } } }",
        )
      ).settings.counters[0].source.reported;
    const ids = [
      await report(2023, 9, 1_00),
      await report(2023, 10, 10_00),
      await report(2024, 9, 100_00),
    ];
    expect(await reported()).toBeNull();
    await site.db.query("update report_figures set state = 'PUBLISHED' where report_id = any($1)", [
      ids,
    ]);
    await report(2024, 8, 1_000_00);
    expect(await reported()).toEqual({ amount: 110_00, until: "2024-09-30" });
  });

  test.each([
    ["no day", { countedOn: null }, "countedOn", "required"],
    ["a day to come", { countedOn: "2999-01-01" }, "countedOn", "future"],
    ["no day of the calendar", { countedOn: "2024-02-31" }, "countedOn", "isIso8601"],
    [
      "a document that was never uploaded",
      { documentId: crypto.randomUUID() },
      "documentId",
      "unknown",
    ],
    ["no category", { kind: "REPORTS" }, "categoryId", "required"],
  ])("%s is refused at its field", async (_, changes, field, rule) => {
    expect(await refusal(withSource({ ...typed, ...changes }))).toMatchObject({
      code: "INVALID",
      fields: [{ path: `counters.0.source.${field}`, rule }],
    });
  });

  test("a document that proves a counter can be neither deleted nor is it offered as unused", async () => {
    const documentId = await aDocument();
    await saved(withSource({ ...typed, documentId }));
    const { errors } = await site.execute(
      "mutation ($id: ID!) { deleteDocument(id: $id) }",
      { id: documentId },
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "inUse" });
    const { unusedDocuments } = await site.executeOrThrow(
      "{ unusedDocuments { total } }",
      {},
      "editor",
    );
    expect(unusedDocuments.total).toBe(0);
  });
});

describe("a number that is older than its year", () => {
  const outdated = async () =>
    (await site.executeOrThrow("{ outdatedCounters { id source { countedOn } } }", {}, "editor"))
      .outdatedCounters;

  test("is told to editors from the day after its year has passed", async () => {
    await saved(withSource(typed));
    site.setClock(new Date("2025-10-01T12:00:00Z"));
    expect(await outdated()).toEqual([]);
    site.setClock(new Date("2025-10-01T21:30:00Z"));
    expect(await outdated()).toEqual([{ id: "fed", source: { countedOn: "2024-10-01" } }]);
    site.setClock(null);
  });

  test("is not told to visitors", async () => {
    const { errors } = await site.execute("{ outdatedCounters { id } }");
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
