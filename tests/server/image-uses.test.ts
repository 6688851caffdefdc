import { describe, expect, test } from "vitest";
import { anApplication } from "../support/application.ts";
import { anImage } from "../support/images.ts";
import { attention, remove, saved } from "../support/summaries.ts";

const site = await anApplication();

describe("where a picture is used", () => {
  const usesOf = async (id: string) => {
    const { imageUses } = await site.must(
      "query ($id: ID!) { imageUses(id: $id) { id kind deletedAt } }",
      { id },
      "editor",
    );
    return imageUses;
  };

  test("are sets, covers and texts, and last what is in the trash", async () => {
    const imageId = await anImage(site.db);
    const [{ url }] = await site.db.query("select url from image where id = $1", [imageId]);
    const inSet = await saved(site, "Report", {
      ...{ year: 2021, imageIds: [imageId], translations: { ua: {} } },
    });
    const asCover = await saved(site, "Partner", { imageId, translations: { ua: { name: "Я" } } });
    const content = `<p>Слова</p><img src="${url}" alt="">`;
    const inText = await saved(site, "BlogPost", { translations: { ua: { title: "Я", content } } });
    await remove(site, "Report", inSet);
    expect(await usesOf(imageId)).toMatchObject([
      { id: inText.id, kind: "BLOG_POST", deletedAt: null },
      { id: asCover.id, kind: "PARTNER", deletedAt: null },
      { id: inSet.id, kind: "REPORT", deletedAt: expect.any(String) },
    ]);
  });

  test("are none for a picture that nobody placed, and for an unknown one", async () => {
    expect(await usesOf(await anImage(site.db))).toEqual([]);
    expect(await usesOf("no id")).toEqual([]);
  });

  test("count a picture once that a project shows as its own and in its set", async () => {
    const imageId = await anImage(site.db);
    const { id } = await saved(site, "Project", {
      ...{ imageId, imageIds: [imageId, await anImage(site.db)] },
      translations: { ua: { name: "Проєкт" } },
    });
    const { items } = await attention(site, { reason: "DRAFT" });
    const project = items.find((item: { id: string }) => item.id === id);
    expect(project).toMatchObject({ imageCount: 2, cover: { id: imageId } });
  });
});
