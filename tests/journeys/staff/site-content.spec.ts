import { editorPaths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { test as base } from "../../support/journeys/people.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { serveEmptySite } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

/** A site with demo content of its own, because clearing it would disturb other tests. */
const test = base.extend<object, { demoSite: string }>({
  demoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
    async ({}, use, { parallelIndex }) => {
      const site = await serveEmptySite(parallelIndex, { DEMO_CONTENT: "on" });
      await use(site.address);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ demoSite }, use) => use(demoSite),
});

const galleryQuery = `{ galleries(first: 100) { items { id version category { id }
  images(first: 3) { id url } } } }`;

interface Galleries {
  galleries: {
    items: {
      id: string;
      version: number;
      category: { id: string };
      images: { id: string; url: string }[];
    }[];
  };
}

test("an administrator clears the demo content, what was edited stays, and all of it comes back", async ({
  newPage,
  request,
}) => {
  const session = await adminSession(request);
  const before = await executeGraphql<Galleries>(request, session, galleryQuery);
  const [edited] = before.galleries.items;
  if (!edited) throw new Error("the demo content has no gallery");
  const [text] = ["Наш справжній табір"];
  await executeGraphql(
    request,
    session,
    `mutation ($id: ID, $version: Int, $input: GalleryInput!) {
      saveGallery(id: $id, version: $version, input: $input) { id } }`,
    {
      id: edited.id,
      version: edited.version,
      input: {
        categoryId: edited.category.id,
        imageIds: edited.images.map(({ id }) => id),
        translations: { ua: { title: text }, eng: { title: "Our real camp" } },
      },
    },
  );

  const page = await newPage(session);
  await page.goto(pathIn(editorPaths.content(), "ENG"));
  await page.getByRole("button", { name: "Clear the demo content" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear the demo content?" });
  await expect(dialog.getByText("Our real camp").or(dialog.getByText(String(text)))).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await dialog.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByText(/The demo content is in the trash/)).toBeVisible();

  const visitor = await newPage();
  for (const [language, strip, none] of [
    ["UA", "Демонстраційний сайт", "Проєктів іще немає."],
    ["ENG", "Demo site", "There are no projects yet."],
  ] as const) {
    await visitor.goto(pathIn("/", language));
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(visitor.getByText(strip)).toHaveCount(0);
    await expect(visitor.getByText("≈")).toHaveCount(0);
    await expectNoAccessibilityErrors(visitor);
    await visitor.goto(pathIn("/projects", language));
    await expect(visitor.getByText(none)).toBeVisible();
  }
  await visitor.goto("/gallery?lang=en");
  await expect(visitor.getByRole("link", { name: /Our real camp/ })).toBeVisible();

  await page.getByRole("button", { name: "Restore the demo content" }).click();
  await expect(page.getByRole("button", { name: "Clear the demo content" })).toBeVisible();
  await visitor.goto("/?lang=en");
  await expect(visitor.getByText("Demo site")).toBeVisible();
  const after = await executeGraphql<Galleries>(request, session, galleryQuery);
  const imagesById = ({ galleries }: Galleries) =>
    new Map(galleries.items.map(({ id, images }) => [id, images]));
  expect(imagesById(after)).toEqual(imagesById(before));
});

test("an administrator exports content and reads what a file contains before importing it", async ({
  console,
  newPage,
  request,
}) => {
  console.allow(/status of 422/);
  const session = await adminSession(request);
  await executeGraphql(
    request,
    session,
    `mutation { saveMember(input: { translations: { ua: { name: "Оля" } } }) { id } }`,
  );
  const page = await newPage(session);
  await page.goto(pathIn(editorPaths.content(), "ENG"));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the ZIP file" }).click();
  const file = await (await downloading).path();
  const card = page.getByRole("region", { name: "Import" });
  const choosing = page.waitForEvent("filechooser");
  await card.getByRole("button", { name: "Choose a ZIP file" }).click();
  await (await choosing).setFiles(file);
  const row = card.getByRole("row", { name: /Team/ });
  await expect(row).toContainText("1");
  await expectNoAccessibilityErrors(page);
  await card.getByRole("button", { name: "Import", exact: true }).click();
  await expect(card.getByText(/The import is complete/)).toBeVisible();
  await card.getByRole("button", { name: "Done" }).click();

  const again = page.waitForEvent("filechooser");
  await card.getByRole("button", { name: "Choose a ZIP file" }).click();
  await (await again).setFiles({
    name: "a.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("x"),
  });
  await expect(card.getByRole("alert")).toContainText("This is not a ZIP file");
});
