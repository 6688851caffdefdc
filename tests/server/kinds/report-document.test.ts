import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentFolder, sweepDocuments } from "../../../server/report/document-store.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer();
const folder = documentFolder(site.dataDir);
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

function upload(bytes: Buffer, as: Role = "editor", fileName = "report.pdf") {
  const boundary = "a-line-between";
  const disposition = `form-data; name="file"; filename="${fileName}"`;
  const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\n\r\n`;
  return site.request(
    {
      method: "POST",
      url: "/api/documents",
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    },
    as,
  );
}

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

test("a document that no report uses is deleted, one in use is kept", async () => {
  const used = (await upload(pdf)).json()._id;
  await site.executeOrThrow(save, { input: withDocuments({ id: used }) }, "editor");
  const unused = (await upload(pdf)).json()._id;
  await sweepDocuments(site.db, folder, new Date(Date.now() + 60_000));
  expect(existsSync(join(folder, `${used}.pdf`))).toBe(true);
  expect(existsSync(join(folder, `${unused}.pdf`))).toBe(false);
});
