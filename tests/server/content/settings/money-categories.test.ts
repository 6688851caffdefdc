import { beforeEach, describe, expect, test } from "vitest";
import {
  aReportWithFigures,
  publishFigures,
} from "../../../support/content/a-report-with-figures.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saveWith } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings, report cascade"));

interface Category {
  id: string;
  direction: string;
  nameUa: string;
  nameEng: string;
  isHidden: boolean;
}

const readCategories = async (): Promise<Category[]> =>
  (
    await site.executeOrThrow(
      "{ settings { moneyCategories { id direction nameUa nameEng isHidden } } }",
    )
  ).settings.moneyCategories;
const camps = {
  id: "any-id-of-a-form",
  direction: "OUT",
  nameUa: " Літні табори ",
  nameEng: "Summer camps",
};
const spentOn = (categoryId: string) => ({
  openingBalance: 100,
  closingBalance: 0,
  lines: [{ categoryId, amount: 100 }],
});

/** Adds a category of spending to those that there are. */
async function withCamps(): Promise<Category[]> {
  const saved = await saveWith({ moneyCategories: [...(await readCategories()), camps] });
  expect(saved.errors).toBeUndefined();
  return readCategories();
}

describe("the categories of money", () => {
  test("are renamed, ordered and added to by an admin, who need not think of a code", async () => {
    const [first, second, ...others] = await readCategories();
    const renamed = { ...first, nameUa: "Пожертви родин", nameEng: "Families’ donations" };
    await saveWith({ moneyCategories: [second, renamed, ...others, camps, { ...camps, id: "b" }] });
    expect((await readCategories()).slice(0, 2)).toEqual([second, renamed]);
    expect((await readCategories()).slice(-2)).toEqual([
      { ...camps, id: "SUMMER_CAMPS", nameUa: "Літні табори", isHidden: false },
      { ...camps, id: "SUMMER_CAMPS_2", nameUa: "Літні табори", isHidden: false },
    ]);
  });

  test("stay when a program of an earlier version saves, which does not know them", async () => {
    await withCamps();
    await saveWith({}, 2);
    expect((await readCategories()).at(-1)?.id).toBe("SUMMER_CAMPS");
  });

  test("are a few neutral ones while a foundation has none of its own", async () => {
    await saveWith({ moneyCategories: [] });
    expect((await readCategories()).map(({ nameEng }) => nameEng)).toEqual([
      "Donations",
      "Other income",
      "Programmes",
      "Administration",
      "Other spending",
    ]);
  });

  test("are chosen in a report and read by their names, in open data too", async () => {
    await withCamps();
    await publishFigures(
      site,
      await aReportWithFigures(site, { figures: spentOn("SUMMER_CAMPS") }),
    );
    const { figuresYear } = await site.executeOrThrow(`{ figuresYear(year: 2024) { totals {
      category categoryId moneyCategory { ua: name(language: UA) eng: name(language: ENG) }
    } } }`);
    expect(figuresYear.totals).toEqual([
      {
        category: "OTHER_SPENDING",
        categoryId: "SUMMER_CAMPS",
        moneyCategory: { ua: "Літні табори", eng: "Summer camps" },
      },
    ]);
    const csv = (await site.app.inject("/open-data/reports.csv")).body;
    expect(csv).toContain("OUT,SUMMER_CAMPS,Літні табори,Summer camps,100");
    const json = (await site.app.inject("/open-data/reports.json")).json();
    expect(json.categories.at(-1)).toEqual({
      code: "SUMMER_CAMPS",
      direction: "OUT",
      name: { ua: "Літні табори", eng: "Summer camps" },
    });
  });

  test("cannot be removed while lines of reports use them, but hidden", async () => {
    const categories = await withCamps();
    await aReportWithFigures(site, { figures: spentOn("SUMMER_CAMPS") });
    const used = await site.executeOrThrow(
      "{ settings { moneyCategories { id isUsed } } }",
      {},
      "editor",
    );
    expect(
      used.settings.moneyCategories.filter(({ isUsed }: { isUsed: boolean }) => isUsed),
    ).toEqual([{ id: "SUMMER_CAMPS", isUsed: true }]);
    const without = categories.slice(0, -1);
    expect(await refusal({ moneyCategories: without }, 2)).toMatchObject({
      fields: [{ path: "moneyCategories", rule: "used" }],
    });
    const hidden = { ...categories.at(-1), isHidden: true };
    await saveWith({ moneyCategories: [...without, hidden] }, 2);
    expect((await readCategories()).at(-1)).toEqual(hidden);
  });

  test.each([
    ["no name", { ...camps, nameUa: " ", nameEng: "" }, "moneyCategories.0.nameUa", "required"],
    ["all hidden", { ...camps, isHidden: true }, "moneyCategories", "allHidden"],
    [
      "a code of the other direction",
      { ...camps, id: "GRANTS" },
      "moneyCategories.0.direction",
      "used",
    ],
  ])("are refused with %s", async (_, category, path, rule) => {
    expect(await refusal({ moneyCategories: [category] })).toMatchObject({
      fields: [{ path, rule }],
    });
  });

  test("that a counter needs are not removed either", async () => {
    const counter = { id: "a", numberUa: 1, numberEng: 1, labelUa: "x", labelEng: "x" };
    const source = { kind: "REPORTS", countedOn: "2024-01-01", categoryId: "GRANTS" };
    const moneyCategories = (await readCategories()).filter(({ id }) => id !== "GRANTS");
    expect(await refusal({ moneyCategories, counters: [{ ...counter, source }] })).toMatchObject({
      fields: [{ path: "counters.0.source.categoryId", rule: "unknown" }],
    });
  });
});

test("a line of a report names a category that exists", async () => {
  const save = (figures: object) =>
    site.execute(
      `mutation ($input: ReportInput!) { saveReport(input: $input) { id } }`,
      { input: { figures, translations: { ua: { description: "Звіт" } } } },
      "editor",
    );
  const fieldsOf = async (figures: object) => (await save(figures)).errors?.[0]?.extensions?.fields;
  expect(await fieldsOf(spentOn("NEVER_HEARD_OF"))).toEqual([
    { path: "figures.lines.0.categoryId", rule: "unknown" },
  ]);
  expect(await fieldsOf({ openingBalance: 0, closingBalance: 0, lines: [{ amount: 1 }] })).toEqual([
    { path: "figures.lines.0.categoryId", rule: "required" },
  ]);
});
