import { describe, expect, it } from "vitest";
import { anApplication } from "../support/application.ts";
import { anUpload, sendFile } from "../support/library.ts";
import { aPicture } from "../support/pictures.ts";

const site = await anApplication();

describe("the name of a file", () => {
  it.each([
    ["as it is", "Марійка та сім’я.jpg", "Марійка та сім’я.jpg"],
    ["without its folders", "C:\\Фото\\2024\\IMG.jpg", "IMG.jpg"],
    ["as one reads it, whatever computer it comes from", "\u0438\u0306.jpg", "\u0439.jpg"],
    ["at most 200 characters of it", `${"а".repeat(300)}.jpg`, "а".repeat(200)],
  ])("is kept %s", async (_, fileName, kept) => {
    const { id } = await anUpload(site, fileName);
    const asked = `{ image(id: "${id}") { fileName } }`;
    expect((await site.must(asked, {}, "editor")).image.fileName).toBe(kept);
  });

  it("tells nothing of what the file is", async () => {
    const { statusCode } = await sendFile(site, await aPicture(), { fileName: "report.pdf" });
    expect(statusCode).toBe(201);
  });
});
