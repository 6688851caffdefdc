import { randomUUID } from "node:crypto";
import { paths } from "../../../client/paths.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { editorSession, signIn } from "../../support/journeys/session.ts";
import { expect, test } from "../../support/journeys/test.ts";

test("an editor sees on the dashboard that a draft is not in the news yet, and is not told that a site with untranslated items is bilingual", async ({
  page,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  const { category } = await executeGraphql<{ category: { id: string } }>(
    request,
    session,
    `mutation ($input: GalleryCategoryInput!) { category: saveGalleryCategory(input: $input) { id } }`,
    { input: { translations: { ua: { name: `Табори ${suffix}` } } } },
  );
  await executeGraphql(
    request,
    session,
    `mutation ($input: GalleryInput!) { saveGallery(input: $input) { id } }`,
    {
      input: {
        categoryId: category.id,
        isImportant: true,
        galleryDate: "2099-12-31",
        translations: { ua: { title: `Чернетка ${suffix}` } },
      },
    },
  );
  await signIn(page, session);
  await page.goto(paths.admin());
  const news = page.getByRole("region", { name: "На сторінці «Новини»" });
  const row = news.getByRole("listitem").filter({ hasText: `Чернетка ${suffix}` });
  await expect(row).toContainText("не на сайті");
  await expect(row.getByRole("switch")).toBeHidden();

  const main = page.getByRole("main");
  await expect(main).toContainText(/ще не ма(є|ють) англійської версії/);
  await expect(main).not.toContainText(/Решт|двомовн/);
});
