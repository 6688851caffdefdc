import { beforeEach, expect, test } from "vitest";
import { rewriteChanges } from "../../../../server/history/rewrite-changes.ts";
import { Image } from "../../../../server/image/image.entity.ts";
import { followAddress } from "../../../../server/image/replace-image-urls.ts";
import { isShownNowhereSql } from "../../../../server/image/unused-conditions.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

let post: { id: string; version: number };
beforeEach(async () => {
  await site.db.query("delete from item_draft");
  const translations = { ua: { title: "Живий", content: "<p>На сайті.</p>" } };
  post = await aPublishedItem(site, "BlogPost", { translations });
});

const saveDraft = (input: object) =>
  site.executeOrThrow(
    `mutation ($input: JSONObject!) {
      saveItemDraft(kind: BLOG_POST, id: "${post.id}", itemVersion: ${post.version}, input: $input) { id }
    }`,
    { input },
    "editor",
  );

const draftText = async (): Promise<string> => {
  const [row] = await site.db.query("select input::text as text from item_draft");
  return row.text;
};

const unused = async (id: string): Promise<boolean> => {
  const where = `image.id = $1 and ${isShownNowhereSql(site.db.manager)}`;
  return (await site.db.query(`select 1 from image where ${where}`, [id])).length > 0;
};

test("pictures that a draft alone shows, as its cover or in its text, count as used", async () => {
  const [cover, inText, nowhere] = [
    await anImageRow(site.db),
    await anImageRow(site.db),
    await anImageRow(site.db),
  ];
  const { url } = await site.db.getRepository(Image).findOneByOrFail({ id: inText });
  expect([await unused(cover), await unused(inText)]).toEqual([true, true]);
  const content = `<p>Дивіться</p><img src="${url}" alt="" width="3" height="2">`;
  await saveDraft({ imageId: cover, translations: { ua: { title: "Чернетка", content } } });
  expect([await unused(cover), await unused(inText), await unused(nowhere)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("a draft follows a picture whose file is replaced", async () => {
  const image = await site.db
    .getRepository(Image)
    .findOneByOrFail({ id: await anImageRow(site.db) });
  const content = `<p>Дивіться</p><img src="${image.url}" alt="" width="3" height="2">`;
  await saveDraft({ translations: { ua: { title: "Чернетка", content } } });
  const after = {
    ...image,
    publicId: "f".repeat(24),
    url: `/images/${"f".repeat(24)}/original.webp`,
  };
  await followAddress(site.db.manager, image, after);
  expect(await draftText()).toContain(after.url);
  expect(await draftText()).not.toContain(image.url);
});

test("personal data that is erased is erased from drafts", async () => {
  const content = "<p>Телефонуйте Оксані: +380671112233.</p>";
  await saveDraft({ translations: { ua: { title: "Чернетка", content } } });
  const altered = await rewriteChanges(site.db.manager, (text) =>
    text.replaceAll("+380671112233", ""),
  );
  expect(altered).toBe(1);
  expect(await draftText()).not.toContain("+380671112233");
  expect(await draftText()).toContain("Телефонуйте Оксані");
});
