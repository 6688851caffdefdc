import { beforeEach, describe, expect, test } from "vitest";
import { openDataPhrases } from "../../../client/phrases/site/open-data.ts";
import { openDataReports } from "../../../server/report/open-data/open-data-reports.ts";
import { listPublishedFigures } from "../../../server/report/open-data/published-figures.ts";
import { uploadDocument } from "../../support/content/a-pdf.ts";
import {
  aReportWithDraftFigures,
  aReportWithPublicFigures,
} from "../../support/content/public-figures.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { csvRows } from "../../support/csv.ts";
import { aServer } from "../../support/server/test-server.ts";

const publicUrl = "https://doloni.example";
const site = await aServer({ publicUrl });
beforeEach(() => site.db.query("truncate report cascade"));

const get = (url: string) => site.request({ url });
const rowsOf = async (url: string) => csvRows((await get(url)).body);
const jsonOf = async (url: string) => (await get(url)).json();

const donation = { category: "DONATIONS", amount: 1_250_50 } as const;
const fee = { category: "BANK_FEES", amount: 12_34 } as const;

const aProject = (translations: object) =>
  aPublishedItem(site, "Project", { translations: { ...translations } });

describe("a journalist", () => {
  test("reads every line of a report with its project and its document, in both formats", async () => {
    const project = await aProject({ ua: { name: "Іграшкотека" }, eng: { name: "Toy library" } });
    const { _id: documentId, url: documentUrl } = (await uploadDocument(site)).json();
    const { id } = await aReportWithPublicFigures(site, {
      documents: [{ id: documentId, nameUa: "Виписка", nameEng: "Statement" }],
      openingBalance: 100_00,
      lines: [
        donation,
        {
          category: "TOY_LIBRARY",
          amount: 300_00,
          descriptionUa: "Іграшки, «великі»",
          descriptionEng: 'Toys, "big" ones',
          projectId: project.id,
          documentId,
        },
      ],
    });
    const expected = {
      period: "2026-09",
      period_start: "2026-09-01",
      period_end: "2026-09-30",
      report_id: id,
      line: "2",
      direction: "OUT",
      category: "TOY_LIBRARY",
      category_ua: "Іграшкотека",
      category_eng: "Toy library",
      amount_kopecks: "30000",
      amount_hryvnias: "300.00",
      description_ua: "Іграшки, «великі»",
      description_eng: 'Toys, "big" ones',
      project_id: project.id,
      project_ua: "Іграшкотека",
      project_eng: "Toy library",
      document_url: `${publicUrl}${documentUrl}`,
      report_url: `${publicUrl}/reports/2026-09`,
      opening_balance_kopecks: "10000",
      closing_balance_kopecks: String(100_00 + 1_250_50 - 300_00),
    };
    const [income, spending] = await rowsOf("/open-data/reports.csv");
    expect(income).toMatchObject({ direction: "IN", amount_hryvnias: "1250.50", project_id: "" });
    expect(spending).toEqual(expected);
    const { reports, ...head } = await jsonOf("/open-data/reports.json");
    expect(head).toMatchObject({
      schemaVersion: 1,
      license: { url: "https://creativecommons.org/licenses/by/4.0/" },
      currency: "UAH",
      isDemo: false,
    });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      id,
      period: "2026-09",
      openingBalanceKopecks: 100_00,
      incomeKopecks: 1_250_50,
      spendingKopecks: 300_00,
      closingBalanceKopecks: 1_050_50,
      documents: [{ id: documentId, name: { ua: "Виписка", eng: "Statement" } }],
    });
    expect(reports[0].lines[1]).toMatchObject({
      category: "TOY_LIBRARY",
      amountKopecks: 300_00,
      project: { id: project.id, name: { ua: "Іграшкотека", eng: "Toy library" } },
      documentId,
    });
  });

  test("finds every column of the table explained in both languages", async () => {
    const header = (await get("/open-data/reports.csv")).body.replace("\uFEFF", "").trim();
    for (const phrases of Object.values(openDataPhrases)) {
      expect(Object.keys(phrases.columns)).toEqual(header.split(","));
    }
  });

  test("gets the figures of a month, of a year, and of one report by its id", async () => {
    const march = await aReportWithPublicFigures(site, { month: 3, lines: [donation] });
    await aReportWithPublicFigures(site, { month: 4, lines: [donation, fee] });
    const before = await aReportWithPublicFigures(site, {
      year: 2025,
      month: 0,
      lines: [fee],
    });
    const periods = async (url: string) => (await rowsOf(url)).map(({ period }) => period);
    expect(await periods("/open-data/reports/2026-03.csv")).toEqual(["2026-03"]);
    expect(await periods("/open-data/reports/2026.csv")).toEqual(["2026-04", "2026-04", "2026-03"]);
    expect(await periods(`/open-data/reports/${march.id}.csv`)).toEqual(["2026-03"]);
    expect(await periods(`/open-data/reports/${before.id}.csv`)).toEqual(["2025"]);
    const { reports } = await jsonOf("/open-data/reports/2026-04.json");
    expect(reports.map(({ period }: { period: string }) => period)).toEqual(["2026-04"]);
    expect((await get("/open-data/reports/2026-03.csv")).headers["content-disposition"]).toBe(
      'attachment; filename="reports-2026-03.csv"',
    );
  });

  test.each([
    "2026-05.csv",
    "2026-13.csv",
    "2024.json",
    "2026-03.xml",
    "00000000-0000-4000-8000-000000000000.csv",
    "------------------------------------.csv",
    "x.csv",
  ])("is told that there is no file %s", async (file) => {
    await aReportWithPublicFigures(site, { month: 3, lines: [donation] });
    expect((await get(`/open-data/reports/${file}`)).statusCode).toBe(404);
  });

  test("gets files with the header alone while nothing is published", async () => {
    const { statusCode, body } = await get("/open-data/reports.csv");
    expect([statusCode, csvRows(body)]).toEqual([200, []]);
    expect((await jsonOf("/open-data/reports.json")).reports).toEqual([]);
  });

  test("opens a table whose texts no spreadsheet executes, and reads them unchanged as JSON", async () => {
    const name = '=HYPERLINK("https://evil.example")';
    const project = await aProject({ ua: { name } });
    await aReportWithPublicFigures(site, {
      lines: [{ ...donation, projectId: project.id, descriptionUa: "+380" }],
    });
    const [row] = await rowsOf("/open-data/reports.csv");
    expect(row).toMatchObject({ project_ua: `'${name}`, project_eng: "", description_ua: "'+380" });
    const { reports } = await jsonOf("/open-data/reports.json");
    expect(reports[0].lines[0]).toMatchObject({
      project: { name: { ua: name } },
      description: { ua: "+380" },
    });
  });
});

describe("nothing that is not published is in the files:", () => {
  const everything = async () => {
    const files = ["reports.csv", "reports.json", "reports/2026.csv", "reports/2026.json"];
    const answers = await Promise.all(files.map((file) => get(`/open-data/${file}`)));
    return answers.map(({ body }) => body).join("\n");
  };

  test("figures that are a draft, or checked", async () => {
    const lines = [{ ...donation, descriptionUa: "таємниця" }];
    const { id, version } = await aReportWithDraftFigures(site, { lines });
    expect(await everything()).not.toMatch(new RegExp(`таємниця|${id}`));
    const check = `mutation ($id: ID!, $version: Int!) {
      setReportFiguresState(id: $id, version: $version, state: CHECKED) { id }
    }`;
    await site.executeOrThrow(check, { id, version }, "admin");
    expect(await everything()).not.toMatch(new RegExp(`таємниця|${id}`));
    expect((await get(`/open-data/reports/${id}.csv`)).statusCode).toBe(404);
    expect((await site.request({ url: `/open-data/reports/${id}.csv` }, "admin")).statusCode).toBe(
      404,
    );
  });

  test("published figures of a report that is in the trash, or no longer public", async () => {
    const lines = [{ ...donation, descriptionUa: "таємниця" }];
    const { id } = await aReportWithPublicFigures(site, { month: 3, lines });
    const other = await aReportWithPublicFigures(site, { month: 4, lines });
    expect(await everything()).toContain("таємниця");
    await site.db.query("update report set deleted_at = now() where id = $1", [id]);
    await site.db.query(
      "update report_translation set published_at = now() + interval '1 day' where item_id = $1",
      [other.id],
    );
    expect(await everything()).not.toContain("таємниця");
  });

  test("the name of a project that is a draft", async () => {
    const input = { translations: { ua: { name: "Таємний" }, eng: { name: "Secret" } } };
    const { saveProject } = await site.executeOrThrow(
      "mutation ($input: ProjectInput!) { saveProject(input: $input) { id } }",
      { input },
      "editor",
    );
    await aReportWithPublicFigures(site, {
      lines: [{ ...donation, projectId: saveProject.id }],
    });
    expect(await everything()).not.toMatch(new RegExp(`Таємний|Secret|${saveProject.id}`));
    expect(await everything()).toContain("DONATIONS");
  });
});

describe("a file", () => {
  test("may be read by scripts of every origin, and names its licence", async () => {
    for (const url of ["/open-data/reports.csv", "/open-data/reports.json"]) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
        "cache-control": "public, no-cache",
      });
    }
  });

  test("is not sent again to whoever has it, until the figures change", async () => {
    await aReportWithPublicFigures(site, { lines: [donation] });
    const url = "/open-data/reports.csv";
    const etag = String((await get(url)).headers.etag);
    const again = () => site.request({ url, headers: { "if-none-match": etag } });
    expect((await again()).statusCode).toBe(304);
    await aReportWithPublicFigures(site, { month: 10, lines: [fee] });
    expect((await again()).statusCode).toBe(200);
  });

  test("is UTF-8 with a mark for Excel, with CRLF at the end of each line", async () => {
    await aReportWithPublicFigures(site, { lines: [donation] });
    const { headers, rawPayload, body } = await get("/open-data/reports.csv");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8; header=present");
    expect(rawPayload.subarray(0, 3).toString("hex")).toBe("efbbbf");
    expect(body.split("\r\n")).toHaveLength(3);
    expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("takes the same number of statements for two reports and for a hundred", async () => {
    const line = "('IN', 'DONATIONS', 100, 0)";
    const addReports = (count: number, year: number) =>
      site.db.query(
        `with added as (
           insert into report (year, month, public_from) select $1, n % 12 + 1, now()
           from generate_series(1, $2) n returning id
         ), figures as (
           insert into report_figures
             (report_id, state, period_start, period_end, opening_balance, closing_balance)
           select id, 'PUBLISHED', '2020-01-01', '2020-01-31', 0, 100 from added returning report_id
         )
         insert into report_line (report_id, direction, category, amount, position)
         select report_id, line.* from figures cross join (values ${line}, ${line}) line`,
        [year, count],
      );
    await addReports(2, 2020);
    const few = await site.countStatements(() => get("/open-data/reports.csv"));
    await addReports(98, 2021);
    const many = await site.countStatements(async () => {
      expect(await rowsOf("/open-data/reports.csv")).toHaveLength(200);
    });
    expect(many).toBe(few);
    await addReports(1, 2022);
    const batches: number[] = [];
    const listed = await listPublishedFigures(site.db.manager, new Date());
    for await (const batch of openDataReports(site.db.manager, new Date(), listed))
      batches.push(batch.length);
    expect(batches).toEqual([100, 1]);
  });
});
