import { describe, expect, test } from "vitest";
import { nameFromFile } from "../../../client/admin/image/set/document-value.ts";
import { UploadError } from "../../../client/admin/image/upload/upload-error.ts";
import {
  validateDocumentFile,
  validateImageFile,
} from "../../../client/admin/image/upload/validate-file.ts";

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const aFile = (start: string, name = "picture.jpg") => new File([latin1(start)], name);

/** Why a file is refused before anything of it is sent; null when it is not. */
const reasonOf = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof UploadError ? error.info.kind : error),
  );

describe("a picture, before it is sent", () => {
  test.each([
    ["a JPEG", "\xff\xd8\xff\xe0"],
    ["a PNG", "\x89PNG\r\n\x1a\n"],
    ["a GIF", "GIF89a"],
    ["a WebP", "RIFF\x10\x00\x00\x00WEBPVP8 "],
    ["an AVIF, whose container is that of HEIC", "\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00avif"],
  ])("is let through when it is %s", async (_name, start) => {
    expect(await reasonOf(validateImageFile(aFile(start)))).toBeNull();
  });

  test("is refused as HEIC, whatever its name says", async () => {
    const photo = aFile("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "photo.jpg");
    expect(await reasonOf(validateImageFile(photo))).toBe("heic");
  });

  test("is refused when it is no picture, whatever its name says", async () => {
    expect(await reasonOf(validateImageFile(aFile("<html>", "photo.jpg")))).toBe("format");
  });

  test("is refused when it is empty", async () => {
    expect(await reasonOf(validateImageFile(aFile("")))).toBe("broken");
  });

  test("is refused when it is larger than the server takes", async () => {
    const large = new File(["\xff\xd8\xff", new Uint8Array(20 * 1024 * 1024)], "large.jpg");
    expect(await reasonOf(validateImageFile(large))).toBe("tooLarge");
  });
});

test("a document that is no PDF is refused before it is sent", async () => {
  expect(await reasonOf(validateDocumentFile(aFile("hello", "report.pdf")))).toBe("format");
  expect(await reasonOf(validateDocumentFile(aFile("%PDF-1.7", "report.pdf")))).toBeNull();
});

test("a document is first named as its file, in the language of that name", () => {
  expect(nameFromFile("Звіт_за_жовтень.pdf")).toEqual({ nameUa: "Звіт за жовтень", nameEng: "" });
  expect(nameFromFile("Report October.PDF")).toEqual({ nameUa: "", nameEng: "Report October" });
});
