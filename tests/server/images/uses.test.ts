import { describe, expect, test } from "vitest";
import { itemsNeedingAttention, moveToTrash, saveDraft } from "../../support/content/summaries.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

describe("where a picture is used", () => {
  const usesOf = async (id: string) => {
    const { imageUses } = await site.executeOrThrow(
      "query ($id: ID!) { imageUses(id: $id) { id kind deletedAt } }",
      { id },
      "editor",
    );
    return imageUses;
  };

  test("are sets, covers and texts, and last the trash", async () => {
    const imageId = await anImageRow(site.db);
    const [{ url }] = await site.db.query("select url from image where id = $1", [imageId]);
    const inSet = await saveDraft(site, "Report", {
      year: 2021,
      imageIds: [imageId],
      translations: { ua: {} },
    });
    const asCover = await saveDraft(site, "Partner", {
      imageId,
      translations: { ua: { name: "Я" } },
    });
    const content = `<p>Слова</p><img src="${url}" alt="">`;
    const inText = await saveDraft(site, "BlogPost", {
      translations: { ua: { title: "Я", content } },
    });
    await moveToTrash(site, "Report", inSet);
    expect(await usesOf(imageId)).toMatchObject([
      { id: inText.id, kind: "BLOG_POST", deletedAt: null },
      { id: asCover.id, kind: "PARTNER", deletedAt: null },
      { id: inSet.id, kind: "REPORT", deletedAt: expect.any(String) },
    ]);
  });

  test("are none for an unused or an unknown picture", async () => {
    expect(await usesOf(await anImageRow(site.db))).toEqual([]);
    expect(await usesOf("no id")).toEqual([]);
  });

  test("include a picture once that a project has as its card and in its set", async () => {
    const imageId = await anImageRow(site.db);
    const { id } = await saveDraft(site, "Project", {
      imageId,
      imageIds: [imageId, await anImageRow(site.db)],
      translations: { ua: { name: "Проєкт" } },
    });
    const { items } = await itemsNeedingAttention(site, { reason: "DRAFT" });
    const project = items.find((item: { id: string }) => item.id === id);
    expect(project).toMatchObject({ imageCount: 2, cover: { id: imageId } });
  });
});
