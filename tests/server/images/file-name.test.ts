import { describe, expect, it } from "vitest";
import { anUploadedImage, uploadFile } from "../../support/images/image-library.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

describe("the name of a file", () => {
  it.each([
    ["as it is", "Марійка та сім’я.jpg", "Марійка та сім’я.jpg"],
    ["without its folders", "C:\\Фото\\2024\\IMG.jpg", "IMG.jpg"],
    ["in one Unicode form, whatever computer it comes from", "\u0438\u0306.jpg", "\u0439.jpg"],
    [
      "with spaces, brackets and signs",
      "Фото (1) [копія]  50% №7; a=b, c.jpg",
      "Фото (1) [копія]  50% №7; a=b, c.jpg",
    ],
    ["with an encoded space that somebody typed", "a%20b.jpg", "a%20b.jpg"],
    ["with quotation marks, which browsers encode", 'Свято "Разом".jpg', 'Свято "Разом".jpg'],
    ["with emoji and a dot before its name", ".👩‍👧 мама.jpg", ".👩‍👧 мама.jpg"],
    ["at most 200 characters of it", `${"а".repeat(300)}.jpg`, "а".repeat(200)],
  ])("is stored %s", async (_, fileName, stored) => {
    const { id } = await anUploadedImage(site, fileName);
    const query = `{ image(id: "${id}") { fileName } }`;
    expect((await site.executeOrThrow(query, {}, "editor")).image.fileName).toBe(stored);
  });

  it("does not decide the file type", async () => {
    const { statusCode } = await uploadFile(site, await aPicture(), { fileName: "report.pdf" });
    expect(statusCode).toBe(201);
  });
});
