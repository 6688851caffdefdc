import { describe, expect, test, vi } from "vitest";
import { documentKey } from "../../../server/document/document-store.ts";
import { FilesUnavailable } from "../../../server/files/file-store.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { _id: id, url } = (
  await uploadDocument(site, { fileName: "Звіт (липень) «2022».pdf" })
).json();
const open = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  site.request({ method, url, headers });

test("a reader gets the whole document, which browsers keep for good", async () => {
  const { statusCode, headers, rawPayload } = await open();
  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(pdf);
  expect(headers).toMatchObject({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(pdf.length),
    etag: `"${id}"`,
  });
});

test.each([
  ["the beginning", "bytes=0-3", 0, 3],
  ["the end", "bytes=-6", pdf.length - 6, pdf.length - 1],
  ["everything from a place on", "bytes=5-", 5, pdf.length - 1],
  ["more than there is", "bytes=5-99999", 5, pdf.length - 1],
])("a PDF viewer that asks for %s gets that part", async (_, range, start, end) => {
  const { statusCode, headers, rawPayload } = await open({ range });
  expect(statusCode).toBe(206);
  expect(headers["content-range"]).toBe(`bytes ${start}-${end}/${pdf.length}`);
  expect(headers["content-length"]).toBe(String(end - start + 1));
  expect(rawPayload).toEqual(pdf.subarray(start, end + 1));
});

test("a part beyond the end is refused with the size of the document", async () => {
  const { statusCode, headers } = await open({ range: "bytes=99999-" });
  expect([statusCode, headers["content-range"]]).toEqual([416, `bytes */${pdf.length}`]);
});

test.each([
  ["several parts", { range: "bytes=0-1,3-4" }],
  ["another unit", { range: "pages=1-2" }],
  ["a part of another version", { range: "bytes=0-3", "if-range": '"other"' }],
])("a viewer that asks for %s gets the whole document", async (_, headers) => {
  const { statusCode, rawPayload } = await open(headers);
  expect([statusCode, rawPayload.length]).toEqual([200, pdf.length]);
});

describe("a reader who saves the document", () => {
  const nameIn = async (query = "") => {
    const { headers } = await site.request({ url: url + query });
    const encoded = /^inline; filename="[ -~]+"; filename\*=UTF-8''(\S+)$/.exec(
      String(headers["content-disposition"]),
    )?.[1];
    return decodeURIComponent(encoded ?? "");
  };

  test("gets it under the name of the uploaded file", async () => {
    expect(await nameIn()).toBe("Звіт (липень) «2022».pdf");
  });

  test("gets it under its name in the report, in the language of the page", async () => {
    await site.db.query(`update document set name_ua = 'Звіт', name_eng = 'A "report"; 100%'`);
    expect(await nameIn()).toBe("Звіт.pdf");
    expect(await nameIn("?lang=en")).toBe('A "report"; 100%.pdf');
  });
});

test("a browser that has the document is not sent it again", async () => {
  const { statusCode, rawPayload } = await open({ "if-none-match": `"${id}"` });
  expect([statusCode, rawPayload.length]).toEqual([304, 0]);
});

test("its size can be asked for alone", async () => {
  const { statusCode, headers, rawPayload } = await open({}, "HEAD");
  expect([statusCode, headers["content-length"]]).toEqual([200, String(pdf.length)]);
  expect(rawPayload).toHaveLength(0);
});

test("while the store of the files is away the reader is told to try again, and nothing remembers the error", async () => {
  vi.spyOn(site.files, "get").mockRejectedValueOnce(FilesUnavailable());
  const { statusCode, headers } = await open();
  expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  expect(headers["cache-control"]).toBeUndefined();
  expect((await open()).statusCode).toBe(200);
});

test("a document whose file is gone is not found", async () => {
  await site.files.delete(documentKey(id));
  expect((await open()).statusCode).toBe(404);
  expect((await open({}, "HEAD")).statusCode).toBe(404);
});
