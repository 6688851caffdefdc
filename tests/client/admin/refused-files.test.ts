import { describe, expect, test } from "vitest";
import { nameFromFile } from "../../../client/admin/image/set/document-value.ts";
import { UploadError } from "../../../client/admin/image/upload/upload-error.ts";
import {
  validateDocumentFile,
  validateImageFile,
} from "../../../client/admin/image/upload/validate-file.ts";

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const aFile = (start: string, name = "picture.jpg") => new File([latin1(start)], name);

/** The kind of the validation error; null when the file is valid. */
const reasonOf = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof UploadError ? error.info.kind : error),
  );

describe("a picture, before an editor uploads it", () => {
  test.each([
    ["a JPEG", "\xff\xd8\xff\xe0"],
    ["a PNG", "\x89PNG\r\n\x1a\n"],
    ["a GIF", "GIF89a"],
    ["a WebP", "RIFF\x10\x00\x00\x00WEBPVP8 "],
    ["a HEIC of an iPhone", "\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"],
    ["an AVIF, whose container is that of HEIC", "\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00avif"],
  ])("is accepted when it is %s", async (_name, start) => {
    expect(await reasonOf(validateImageFile(aFile(start)))).toBeNull();
  });

  test("is refused when it is not a picture, whatever its name says", async () => {
    expect(await reasonOf(validateImageFile(aFile("<html>", "photo.jpg")))).toBe("format");
  });

  test("is refused when it is empty", async () => {
    expect(await reasonOf(validateImageFile(aFile("")))).toBe("broken");
  });

  test("is refused when it is larger than the server accepts", async () => {
    const large = new File(["\xff\xd8\xff", new Uint8Array(20 * 1024 * 1024)], "large.jpg");
    expect(await reasonOf(validateImageFile(large))).toBe("tooLarge");
  });
});

test("a document that is not a PDF is refused before an editor uploads it", async () => {
  expect(await reasonOf(validateDocumentFile(aFile("hello", "report.pdf")))).toBe("format");
  expect(await reasonOf(validateDocumentFile(aFile("%PDF-1.7", "report.pdf")))).toBeNull();
});

test("an uploaded document is named after its file, in the language of the file name", () => {
  expect(nameFromFile("Звіт_за_жовтень.pdf")).toEqual({ nameUa: "Звіт за жовтень", nameEng: "" });
  expect(nameFromFile("Report October.PDF")).toEqual({ nameUa: "", nameEng: "Report October" });
});
