import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { documentKey } from "../../../server/document/document-store.ts";
import { startDocumentSweep, sweepDocuments } from "../../../server/document/document-sweep.ts";
import { assertStoreBelongs, claimStore } from "../../../server/files/database-identity.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { anOpenDatabase } from "../../support/images/image-server.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
const otherDatabase = await anOpenDatabase();
// Test databases are copies of one.
await otherDatabase.query("update database_identity set id = gen_random_uuid()");
const folder = join(site.dataDir, "documents");

const upload = (bytes: Buffer, as: Role = "editor", fileName = "report.pdf") =>
  uploadDocument(site, { bytes, as, fileName });

const save = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
  saveReport(id: $id, version: $version, input: $input) {
    id version documents { id name(language: ENG) url size }
  }
}`;
const withDocuments = (...documents: object[]) => ({
  year: 2022,
  documents,
  translations: { ua: { description: "Звіт" } },
});

test("an editor uploads a PDF, gives it a name in each language, and a visitor downloads it", async () => {
  const answer = await upload(pdf);
  expect(answer.statusCode).toBe(201);
  const { _id: id, url } = answer.json();
  const input = withDocuments({ id, nameUa: "Звіт за березень", nameEng: "March report" });
  const { saveReport } = await site.executeOrThrow(save, { input }, "editor");
  expect(saveReport.documents).toEqual([{ id, name: "March report", url, size: pdf.length }]);

  const file = await site.request({ url });
  expect(file.headers["content-type"]).toContain("application/pdf");
  expect(file.rawPayload.equals(pdf)).toBe(true);
});

test("an editor's upload returns the fields that the report form needs", async () => {
  const answer = await upload(pdf, "editor", "Звіт за березень.PDF");
  expect(answer.json()).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: "Звіт за березень",
    url: expect.stringMatching(/^\/documents\/.*\.pdf$/),
    size: pdf.length,
    warning: null,
  });
});

test.each([
  ["only calls itself a PDF", Buffer.from("MZ this is a program %%EOF"), "format"],
  ["is a PDF that ends too early", pdf.subarray(0, 20), "broken"],
  ["is empty", Buffer.alloc(0), "broken"],
])("a file that %s is refused, and nothing is stored", async (_, bytes, rule) => {
  const before = readdirSync(folder);
  const { statusCode, body } = await upload(bytes);
  expect(statusCode).toBe(422);
  expect(JSON.parse(body).fields).toEqual([{ path: "file", rule }]);
  expect(readdirSync(folder)).toEqual(before);
});

test("more than 20 MB are refused, with and without a declared length", async () => {
  const limit = 20 * 1024 * 1024;
  const slightlyTooLarge = Buffer.concat([pdf, Buffer.alloc(limit), pdf]);
  const farTooLarge = Buffer.concat([pdf, Buffer.alloc(limit + 100_000), pdf]);
  for (const bytes of [slightlyTooLarge, farTooLarge]) {
    const answer = await upload(bytes);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: "TOO_LARGE",
      fields: [{ rule: "tooLarge", limit }],
    });
  }
});

test("a form without a file is refused", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const call = { method: "POST", url: "/api/documents", headers } as const;
  const answer = await site.request({ ...call, payload: "--x--\r\n" }, "editor");
  expect(answer.json()).toMatchObject({ fields: [{ path: "file", rule: "required" }] });
});

test("a visitor cannot upload", async () => {
  expect((await upload(pdf, "visitor")).statusCode).toBe(401);
});

test("a document of another report, or an unknown one, is refused at its field", async () => {
  const { _id: id } = (await upload(pdf)).json();
  await site.executeOrThrow(save, { input: withDocuments({ id }) }, "editor");
  for (const wrong of [id, "00000000-0000-4000-8000-000000000000"]) {
    const { errors } = await site.execute(save, { input: withDocuments({ id: wrong }) }, "editor");
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: "documents" }] });
  }
});

test("no other file can be read through the address of the documents", async () => {
  for (const name of [
    "..%2fapplication-key",
    "../secrets",
    "x.pdf",
    "%2e%2e%2fpostgres%2fPG_VERSION",
  ]) {
    expect((await site.request({ url: `/documents/${name}` })).statusCode).toBe(404);
  }
});

describe("the daily sweep", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const sweep = (days: number) => sweepDocuments(site.db, site.files, inDays(days));
  const served = async (id: string) =>
    (await site.request({ url: `/documents/${id}.pdf` })).statusCode === 200;

  /** A saved report with one document. */
  async function aReportWithDocument() {
    const { _id: documentId } = (await upload(pdf)).json();
    const input = withDocuments({ id: documentId });
    const { saveReport } = await site.executeOrThrow(save, { input }, "editor");
    return { documentId, ...saveReport };
  }

  test("keeps a document in use, and one that an editor uploaded and never saved", async () => {
    const used = (await aReportWithDocument()).documentId;
    const unsaved = (await upload(pdf)).json()._id;
    for (const days of [31, 62, 400]) await sweep(days);
    expect([await served(used), await served(unsaved)]).toEqual([true, true]);
  });

  test("withdraws a document that its report no longer lists; adding it again brings it back", async () => {
    const { id, version, documentId } = await aReportWithDocument();
    const without = { id, version, input: withDocuments() };
    const { saveReport } = await site.executeOrThrow(save, without, "editor");
    await sweep(2);
    expect(await served(documentId)).toBe(false);
    const again = { id, version: saveReport.version, input: withDocuments({ id: documentId }) };
    await site.executeOrThrow(save, again, "editor");
    expect(await served(documentId)).toBe(true);
  });

  test("erases a document 30 days after it was removed", async () => {
    const { id, version, documentId } = await aReportWithDocument();
    await site.executeOrThrow(save, { id, version, input: withDocuments() }, "editor");
    await sweep(2);
    await sweep(31);
    await sweep(62);
    expect(await site.files.head(documentKey(documentId))).toBeNull();
  });

  test("removes nothing when the files belong to another database", async () => {
    const { documentId } = await aReportWithDocument();
    await claimStore(site.db, site.files);
    await expect(assertStoreBelongs(otherDatabase, site.files)).rejects.toThrow(
      "belongs to the database",
    );
    await expect(assertStoreBelongs(site.db, site.files)).resolves.toBeUndefined();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const log = { info: vi.fn(), error: vi.fn() };
    const stop = startDocumentSweep(otherDatabase, site.files, log);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    vi.useRealTimers();
    await stop();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await served(documentId)).toBe(true);
  });
});
