import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sweepDocuments } from "../../../server/document/document-sweep.ts";
import { eraseDeleted } from "../../../server/overview/trash-sweep.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const fields = "id version translation { blocks { documents { id url size fileName } } }";
const save = `mutation ($id: ID, $version: Int, $input: PageInput!) {
  savePage(id: $id, version: $version, input: $input) { ${fields} }
}`;
let pages = 0;

/** The input of a page that offers these addresses for download. */
const aPage = (addresses: string[], address = `papers-${++pages}`) => ({
  address,
  translations: {
    ua: {
      title: "Документи",
      blocks: [
        {
          id: "8f14e45f-ceea-4672-8b1f-0a1d2c3b4e5f",
          documents: { entries: addresses.map((each) => ({ title: "Статут", address: each })) },
        },
      ],
    },
  },
});
const savePage = async (input: object, stored: object = {}) =>
  (await site.executeOrThrow(save, { ...stored, input }, "editor")).savePage;

async function anUpload(fileName = "Статут.pdf"): Promise<{ id: string; url: string }> {
  const { _id: id, url } = (await uploadDocument(site, { fileName })).json();
  return { id, url };
}

const statusOf = async (url: string) => (await site.request({ url })).statusCode;

test("an editor uploads a PDF for a page, whose readers are told its size", async () => {
  const { id, url } = await anUpload();
  const page = await savePage(aPage([url, "https://example.org/a.pdf"]));
  const [block] = page.translation.blocks;
  expect(block.documents).toEqual([{ id, url, size: pdf.length, fileName: "Статут" }]);
  expect(await statusOf(url)).toBe(200);
});

test("an address of a document that does not exist is refused at its field", async () => {
  const input = aPage([(await anUpload()).url, `/documents/${randomUUID()}.pdf`]);
  const { errors } = await site.execute(save, { input }, "editor");
  expect(errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: [{ path: "translations.ua.blocks.0.documents.entries.1.address", rule: "unknown" }],
  });
});

describe("the list of documents", () => {
  const list = "{ documents { id name nameUa size } }";

  test("offers editors those of pages and of reports, by their names", async () => {
    const ofPage = await anUpload("Політика.pdf");
    const ofReport = await anUpload("zvit.pdf");
    await site.executeOrThrow(
      `mutation ($input: ReportInput!) { saveReport(input: $input) { id } }`,
      {
        input: {
          year: 2022,
          documents: [{ id: ofReport.id, nameUa: "Звіт за березень" }],
          translations: { ua: { description: "Звіт" } },
        },
      },
      "editor",
    );
    const { documents } = await site.executeOrThrow(list, {}, "editor");
    expect(documents).toEqual(
      expect.arrayContaining([
        { id: ofPage.id, name: "Політика", nameUa: "", size: pdf.length },
        { id: ofReport.id, name: "Звіт за березень", nameUa: "Звіт за березень", size: pdf.length },
      ]),
    );
  });

  test("is not for visitors", async () => {
    const { errors } = await site.execute(list, {}, "visitor");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

describe("the daily sweep", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const sweep = (days: number) => sweepDocuments(site.db, site.files, inDays(days));

  test("keeps what a page offers, and what no page ever offered", async () => {
    const [used, unused] = [await anUpload(), await anUpload()];
    await savePage(aPage([used.url]));
    for (const days of [31, 62]) await sweep(days);
    expect([await statusOf(used.url), await statusOf(unused.url)]).toEqual([200, 200]);
  });

  test("withdraws what only an earlier version of a page offers, until that is restored", async () => {
    const { url } = await anUpload();
    const input = aPage([url]);
    const page = await savePage(input);
    const without = aPage([], input.address);
    const { version } = await savePage(without, { id: page.id, version: page.version });
    for (const days of [2, 31, 62]) await sweep(days);
    expect(await statusOf(url)).toBe(404);
    await savePage(input, { id: page.id, version });
    expect(await statusOf(url)).toBe(200);
  });

  test("keeps the documents of a page in the trash, and moves them there when it is erased", async () => {
    const { url } = await anUpload();
    const { id, version } = await savePage(aPage([url]));
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: PAGE, id: $id, version: $version) }",
      { id, version },
      "editor",
    );
    await sweep(31);
    expect(await statusOf(url)).toBe(200);
    await eraseDeleted(site.db, inDays(1));
    await sweep(2);
    expect(await statusOf(url)).toBe(404);
    const { deletedDocuments } = await site.executeOrThrow(
      "{ deletedDocuments { items { document { url } } } }",
      {},
      "editor",
    );
    expect(deletedDocuments.items).toContainEqual({ document: { url } });
  });

  test("keeps a page's document when the report that had it is erased, or lists it no longer", async () => {
    const { id, url } = await anUpload();
    const report = (documents: object[]) => ({
      year: 2022,
      documents,
      translations: { ua: { description: "Звіт" } },
    });
    const saveReport = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
      saveReport(id: $id, version: $version, input: $input) { id version }
    }`;
    const { saveReport: stored } = await site.executeOrThrow(
      saveReport,
      { input: report([{ id }]) },
      "editor",
    );
    await savePage(aPage([url]));
    await site.executeOrThrow(saveReport, { ...stored, input: report([]) }, "editor");
    await sweep(2);
    expect(await statusOf(url)).toBe(200);

    await site.db.query("update document set item_id = $2 where id = $1", [id, stored.id]);
    await site.db.query("delete from report where id = $1", [stored.id]);
    await sweep(62);
    expect(await statusOf(url)).toBe(200);
  });

  test("brings a withdrawn document back when a page offers it again", async () => {
    const { id, url } = await anUpload();
    await site.executeOrThrow(`mutation { deleteDocument(id: "${id}") }`, {}, "editor");
    await sweep(2);
    expect(await statusOf(url)).toBe(404);
    await savePage(aPage([url]));
    expect(await statusOf(url)).toBe(200);
  });
});
