import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pdfErrorOf, pdfWarningOf } from "../../../server/document/pdf/inspect-pdf.ts";
import { uploadDocument } from "../../support/content/a-pdf.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const page = "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>\nendobj\n";
const pages = "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n";
const root = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
const trailer = (more = "") => `trailer\n<< /Root 1 0 R ${more} >>\nstartxref\n9\n`;
const objects = `%PDF-1.7\n${root}${pages}${page}`;
const compressed = (content: string) =>
  Buffer.concat([
    Buffer.from("%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /N 1 /Filter /FlateDecode >>\nstream\r\n"),
    deflateSync(Buffer.from(content)),
    Buffer.from("\nendstream\nendobj\n5 0 obj\n<< /Type /XRef /Root 1 0 R >>\n%%EOF\n"),
  ]);

const verdictOf = (bytes: Buffer) => pdfErrorOf(bytes) ?? pdfWarningOf(bytes) ?? "taken";

describe("a document of an editor", () => {
  test.each<[string, string | Buffer, string]>([
    ["a PDF", `${objects}${trailer()}%%EOF\n`, "taken"],
    ["with something before its header", `${"-".repeat(1000)}${objects}${trailer()}%%EOF`, "taken"],
    [
      "whose header is the last that programs find",
      `${" ".repeat(1024)}${objects}${trailer()}`,
      "taken",
    ],
    ["without the mark of its end", `${objects}${trailer()}`, "taken"],
    ["with 5 kB after its end", `${objects}${trailer()}%%EOF${"\0".repeat(5000)}`, "taken"],
    ["whose pages are compressed", compressed("3 0 << /Type/Page/Parent 2 0 R >>"), "taken"],
    ["encrypted", `${objects}${trailer("/Encrypt 5 0 R")}%%EOF`, "password"],
    ["without pages", `%PDF-1.7\n${root}${pages}${trailer()}%%EOF`, "noPages"],
    ["without pages, compressed", compressed("2 0 << /Type/Pages/Kids[]/Count 0 >>"), "noPages"],
    ["no PDF at all", "PK\x03\x04 a document of Word", "format"],
    ["empty", "", "broken"],
    ["cut off", objects.slice(0, 60), "broken"],
  ])("%s is recognised", (_, file, verdict) => {
    expect(verdictOf(Buffer.from(file))).toBe(verdict);
  });

  test.each([
    [`${objects}${trailer()}`, null],
    [`${objects}${trailer("/Encrypt 5 0 R")}`, "password"],
    [`%PDF-1.7\n${root}${pages}${trailer()}`, "noPages"],
  ])("is stored, and the editor is told what readers may not see", async (file, warning) => {
    const { statusCode, body } = await uploadDocument(site, { bytes: Buffer.from(file) });
    expect([statusCode, JSON.parse(body).warning]).toEqual([201, warning]);
  });
});
