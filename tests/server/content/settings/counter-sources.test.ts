import { beforeEach, describe, expect, test } from "vitest";
import { uploadDocument } from "../../../support/content/a-pdf.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { settingsOf, translations } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings, partner, document cascade"));

const typed = { counter: "PARTNERS", kind: "TYPED", countedOn: "2024-10-01" };
const fromContent = { counter: "PARTNERS", kind: "CONTENT" };

const read = async () =>
  (
    await site.executeOrThrow(`{ settings { counterSources {
      counter kind countedOn noteUa noteEng count document { id url } } } }`)
  ).settings.counterSources;

const aDocument = async (): Promise<string> => (await uploadDocument(site)).json()._id;

describe("the source of a counter", () => {
  test("a visitor reads when somebody counted, and the document that proves it", async () => {
    const documentId = await aDocument();
    const note = { noteUa: "За договорами.", noteEng: "By agreements." };
    expect(await saved({ counterSources: [{ ...typed, ...note, documentId }] })).toBeTruthy();
    expect(await read()).toEqual([
      {
        ...typed,
        ...note,
        count: null,
        document: { id: documentId, url: `/documents/${documentId}.pdf` },
      },
    ]);
  });

  test("nothing is claimed about counters whose source nobody has given", async () => {
    await saved({});
    expect(await read()).toEqual([]);
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
    await saved({ counterSources: [fromContent] });
    expect(await read()).toMatchObject([{ counter: "PARTNERS", count: 2, countedOn: null }]);
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: PARTNER, id: $id, version: $version) }",
      { id, version },
      "editor",
    );
    expect(await read()).toMatchObject([{ count: 1 }]);
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
    const source = { ...typed, counter: "FAMILIES", kind: "REPORTS", category: "HUMANITARIAN_AID" };
    await saved({ counterSources: [source] });
    const reported = async () =>
      (await site.executeOrThrow("{ settings { counterSources { reported { amount until } } } }"))
        .settings.counterSources[0].reported;
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
    ["no category", { kind: "REPORTS" }, "category", "required"],
    ["items that it does not count", { counter: "TONS", kind: "CONTENT" }, "kind", "isIn"],
  ])("%s is refused at its field", async (_, changes, field, rule) => {
    expect(await refusal({ counterSources: [{ ...typed, ...changes }] })).toMatchObject({
      code: "INVALID",
      fields: [{ path: `counterSources.0.${field}`, rule }],
    });
  });

  test("a counter has one source", async () => {
    expect(await refusal({ counterSources: [typed, fromContent] })).toMatchObject({
      fields: [{ path: "counterSources" }],
    });
  });

  test("a document that proves a counter can be neither deleted nor is it offered as unused", async () => {
    const documentId = await aDocument();
    await saved({ counterSources: [{ ...typed, documentId }] });
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
    (await site.executeOrThrow("{ outdatedCounters { counter countedOn } }", {}, "editor"))
      .outdatedCounters;

  test("is told to editors from the day after its year has passed", async () => {
    await saved({ counterSources: [typed] });
    site.setClock(new Date("2025-10-01T12:00:00Z"));
    expect(await outdated()).toEqual([]);
    site.setClock(new Date("2025-10-01T21:30:00Z"));
    expect(await outdated()).toEqual([{ counter: "PARTNERS", countedOn: "2024-10-01" }]);
    site.setClock(null);
  });

  test("is of no matter when the home page does not show it", async () => {
    const nobody = {
      ua: { ...translations.ua, partners: 0 },
      eng: { ...translations.eng, partners: 0 },
    };
    await saved({ counterSources: [typed], translations: nobody });
    expect(await outdated()).toEqual([]);
  });

  test("is not told to visitors", async () => {
    const { errors } = await site.execute("{ outdatedCounters { counter } }");
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
