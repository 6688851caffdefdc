import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { itemDraftPhrases } from "../../../../client/phrases/admin/item-drafts.ts";
import { publicationCheckPhrases } from "../../../../client/phrases/admin/publication-check.ts";
import type { Language } from "../../../../client/phrases/language.tsx";
import { type JourneyKind, journeyKinds } from "../../../support/journeys/editable-kinds.ts";
import {
  type AdminPage,
  button,
  editedId,
  pathIn,
  saveButton,
} from "../../../support/journeys/editing.ts";
import {
  composeItem,
  expectDocument,
  expectItemInEditor,
  expectPictures,
  languages,
  save,
  titleOf,
  typeFirstText,
  uniqueText,
} from "../../../support/journeys/editing-steps.ts";
import { test } from "../../../support/journeys/people.ts";
import { expectInHtml } from "../../../support/journeys/server-html.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

/** An item that an editor works on; the suffix makes its titles unique. */
type Edited = { kind: JourneyKind; screen: AdminPage; suffix: string };

const shortId = () => randomUUID().slice(0, 8);
const kindOf = (name: JourneyKind["kind"]) =>
  journeyKinds.filter(({ kind }) => kind === name) as [JourneyKind];
const otherThan = (language: Language) => (language === "UA" ? "ENG" : "UA");
const titleIn = ({ kind, screen: { language }, suffix }: Edited) =>
  titleOf(kind, uniqueText(kind, language, suffix), language);

/** Publishes both languages of an item whose pictures nobody has described yet. */
async function publish(screen: AdminPage, title: string) {
  const phrases = editingPhrases[screen.language];
  await button(screen, phrases.publishBoth).click();
  await button(screen, publicationCheckPhrases[screen.language].publishAnyway).click();
  await expect(screen.page.getByText(phrases.publishedNotice(title))).toBeVisible();
}

/** A visitor sees text, pictures and PDF in one language, and reads the text in the other. */
async function expectOnSite(
  visitor: Page,
  { kind, suffix, screen }: Edited,
  { id, pictures }: { id: string; pictures: string[] },
) {
  const seen = otherThan(screen.language);
  await visitor.goto(pathIn(kind.pageOf(id, suffix), seen));
  const main = visitor.getByRole("main");
  await expect(main).toContainText(uniqueText(kind, seen, suffix));
  if (!kind.isWithoutPictures) await expectPictures(main, pictures);
  if (kind.hasDocument) await expectDocument(main, `Акт ${suffix}`);
  await expectInHtml(visitor.request, pathIn(kind.pageOf(id, suffix), screen.language), {
    text: uniqueText(kind, screen.language, suffix),
  });
}

// All kinds share the editor, so only one lives its whole life here. The server's tests cover each.
const [gallery] = kindOf("GALLERY");
const [blogPost] = kindOf("BLOG_POST");
const others = journeyKinds.filter((kind) => kind !== gallery && kind !== blogPost);

for (const language of languages) {
  const kinds = others.filter((_, index) => languages[index % 2] === language);
  const names = kinds.map(({ name }) => name).join(", ");

  test(`an editor adds ${names}, finds all texts and pictures again after a reload, and visitors read them in both languages`, async ({
    newPage,
    request,
  }) => {
    const screen = { page: await newPage(await editorSession(request, "Оксана")), language };
    const visitor = await newPage();
    for (const kind of kinds) {
      await test.step(kind.name, async () => {
        const edited = { kind, screen, suffix: shortId() };
        const pictures = await composeItem(screen, kind, edited.suffix);
        const heading = await screen.page.locator("h1").elementHandle();
        await save(screen);
        // The screen is not built anew: whoever types on loses nothing.
        expect(await heading?.evaluate((h1) => h1.isConnected)).toBe(true);
        await screen.page.reload();
        await expectItemInEditor(screen, kind, edited.suffix, pictures);
        await publish(screen, titleIn(edited));
        await expectOnSite(visitor, edited, { id: editedId(screen), pictures });
      });
    }
  });
}

test("an editor adds a gallery and stays in it after saving and publishing, goes back when they choose so, and deleting it leads to the overview", async ({
  newPage,
  request,
}) => {
  const language = "UA";
  const screen: AdminPage = {
    page: await newPage(await editorSession(request, "Богдан")),
    language,
  };
  const { page } = screen;
  const edited = { kind: gallery, screen, suffix: shortId() };
  const waitForOverview = () => page.waitForURL((url) => url.pathname === paths.admin());
  const pictures = await composeItem(screen, gallery, edited.suffix);
  await saveButton(screen).click();
  await page.waitForURL(/\/editor\/gallery\/[0-9a-f-]{36}$/);
  const id = editedId(screen);
  await page.reload();
  await expectItemInEditor(screen, gallery, edited.suffix, pictures);

  const title = `${titleIn(edited)} під горіхом`;
  await typeFirstText(screen, gallery, language, title);
  await save(screen);
  await publish(screen, title);
  await expectOnSite(await newPage(), edited, { id, pictures });
  await expectInHtml(request, paths.gallery(id), { text: title });
  await typeFirstText(screen, gallery, language, `${title} щойно`);
  await button(screen, itemDraftPhrases[language].moreSaving).click();
  await page.getByRole("menuitem", { name: itemDraftPhrases[language].updateAndLeave }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.list("GALLERY"));
  await page.goBack();
  const { remove } = editingPhrases[language];
  await button(screen, remove).click();
  await page.getByRole("dialog").getByRole("button", { name: remove }).click();
  await waitForOverview();
});

test("an editor publishes a blog post in both languages, changes it, withdraws it in English, deletes it and restores it", async ({
  newPage,
  request,
}) => {
  const language = "ENG";
  const phrases = editingPhrases[language];
  const screen: AdminPage = {
    page: await newPage(await editorSession(request, "Оксана")),
    language,
  };
  const { page } = screen;
  const visitor = await newPage();
  const edited = { kind: blogPost, screen, suffix: shortId() };
  const title = titleIn(edited);
  const pictures = await composeItem(screen, blogPost, edited.suffix);
  await save(screen);
  const id = editedId(screen);
  const address = paths.blogPost(id);
  expect((await request.get(address)).status()).toBe(404);
  await publish(screen, title);
  await expectOnSite(visitor, edited, { id, pictures });

  const text = `${uniqueText(blogPost, "UA", edited.suffix)} щойно`;
  await typeFirstText(screen, blogPost, "UA", text);
  await save(screen);
  await expectInHtml(request, address, { text });

  await test.step("withdraws the English translation: visitors read the Ukrainian one", async () => {
    await button(screen, `${phrases.unpublish}: English`).click();
    await expect(page.getByText(phrases.unpublishedNotice(title))).toBeVisible();
    await visitor.goto(pathIn(address, "ENG"));
    await expect(visitor.getByRole("main")).toContainText(text);
    await expect(visitor.getByRole("main")).not.toContainText(title);
  });

  await test.step("deletes it and restores it", async () => {
    await button(screen, phrases.remove).click();
    await page.getByRole("dialog").getByRole("button", { name: phrases.remove }).click();
    await page.waitForURL((url) => url.pathname === editorPaths.list("BLOG_POST"));
    // A notification does not disappear while the pointer is over it.
    const undo = page.getByRole("button", { name: phrases.undo, exact: true });
    const notice = page.getByRole("status").filter({ has: undo });
    await notice.hover();
    await expect.poll(async () => (await request.get(address)).status()).toBe(404);
    await notice.getByRole("button", { name: phrases.undo, exact: true }).click();
    await expect(page.getByText(phrases.restored(title))).toBeVisible();
    await expectInHtml(request, address, { text });
  });
});
