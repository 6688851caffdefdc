import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { blogPostFieldPhrases } from "../../../../client/phrases/admin/fields/blog-post.ts";
import { pastePhrases } from "../../../../client/phrases/admin/fields/paste.ts";
import { uploadPhrases } from "../../../../client/phrases/admin/uploads.ts";
import { clipboardHtml } from "../../../support/clipboards.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { somePictures } from "../../../support/journeys/chosen-files.ts";
import {
  type AdminPage,
  button,
  picturesIn,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { dropInto, pasteInto } from "../../../support/journeys/paste.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const { labels } = blogPostFieldPhrases.UA;
const phrases = pastePhrases.UA;

/** A new post with a heading, and its text field. */
async function beginPost(page: AdminPage["page"]): Promise<{ screen: AdminPage; text: Locator }> {
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.add("BLOG_POST"));
  await textField(screen, "UA", labels.title).fill(`Табір ${randomUUID().slice(0, 8)}`);
  const text = textField(screen, "UA", labels.content);
  await text.click();
  return { screen, text };
}

const isUpload = (url: URL) => url.pathname === "/api/images";

async function signedIn(
  newPage: (session: Session) => Promise<AdminPage["page"]>,
  request: Parameters<typeof editorSession>[0],
) {
  return beginPost(await newPage(await editorSession(request, "Леся")));
}

test("an editor pastes a post from Word: headings, lists, the table and three pictures are there after saving", async ({
  newPage,
  request,
}) => {
  const { screen, text } = await signedIn(newPage, request);
  const files = await somePictures(3);
  await pasteInto(text, { html: clipboardHtml("word-desktop"), files });
  await expect.poll(() => picturesIn(text)).toHaveLength(3);
  await button(screen, editingPhrases.UA.save).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  await expectNoAccessibilityErrors(screen.page);

  await screen.page.reload();
  await expect(text.getByRole("heading", { level: 2 })).toHaveText([
    "Літній табір у Карпатах",
    "Що ми робили",
  ]);
  await expect(text.getByRole("listitem").filter({ hasText: "свищики" })).toHaveCount(2);
  await expect(text.locator("th")).toHaveText(["Зміна", "Дітей", "Площа, м²"]);
  await expect(text.locator("td[rowspan='2']")).toHaveText("Перша");
  await expect(text.getByRole("link", { name: "анкету" })).toHaveAttribute(
    "href",
    "https://tabir.example/anketa",
  );
  await expect(text.locator("blockquote")).toHaveText("«Тут чути, як росте трава».");
  expect(await picturesIn(text)).toHaveLength(3);
  await expect(text.locator("figcaption").first()).toHaveText("Полонина, перший день");
});

test("an editor reads in one line what a paste has left out, takes it back, and pastes the text alone", async ({
  newPage,
  request,
}) => {
  const { screen, text } = await signedIn(newPage, request);
  await screen.page.keyboard.type("Вступ.");
  await pasteInto(text, { html: clipboardHtml("word-desktop"), text: "Літній табір" });
  const line = screen.page.getByRole("status").filter({ hasText: "Не перенесено" });
  await expect(line).toContainText("3 світлини, 2 примітки і 1 закреслення");
  await expect(text.locator("table")).toBeVisible();
  await expectNoAccessibilityErrors(screen.page);

  await button(screen, phrases.undo).click();
  await expect(text).toHaveText("Вступ.");
  await button(screen, phrases.asText).click();
  await expect(text).toHaveText("Вступ.Літній табір");
  await expect(button(screen, phrases.close)).toBeHidden();
});

test("a picture that an editor drops into a text stands there while it uploads, and saving waits for it", async ({
  newPage,
  request,
}) => {
  const { screen, text } = await signedIn(newPage, request);
  await screen.page.keyboard.type("Перший абзац.");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await screen.page.route(isUpload, async (route) => {
    await held;
    await route.continue();
  });
  await dropInto(text.getByText("Перший абзац."), { files: await somePictures(1) });
  const progress = text.getByRole("progressbar", {
    name: uploadPhrases.UA.progress("picture-1.jpg"),
  });
  await expect(progress).toBeAttached();
  await button(screen, editingPhrases.UA.save).click();
  await expect(screen.page.getByText(phrases.stillUploading)).toBeVisible();
  expect(new URL(screen.page.url()).pathname).toBe(editorPaths.add("BLOG_POST"));

  release();
  await expect.poll(() => picturesIn(text)).toHaveLength(1);
  await button(screen, editingPhrases.UA.save).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  await screen.page.reload();
  await expect.poll(() => picturesIn(text)).toHaveLength(1);
  await expect(text).toContainText("Перший абзац.");
});

test("an editor without a connection sees in the text why a picture has failed, and tries again", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { screen, text } = await signedIn(newPage, request);
  await screen.page.route(isUpload, (route) => route.abort("connectionreset"));
  await pasteInto(text, { files: await somePictures(1) });
  await expect(text.getByRole("status")).toContainText(uploadPhrases.UA.errors.connection);
  await expectNoAccessibilityErrors(screen.page);
  await screen.page.unroute(isUpload);
  await button(screen, uploadPhrases.UA.retryThis("picture-1.jpg")).click();
  await expect.poll(() => picturesIn(text)).toHaveLength(1);
});

test("an editor may remove the text around a picture while it uploads, and bring it back", async ({
  newPage,
  request,
}) => {
  const { screen, text } = await signedIn(newPage, request);
  await screen.page.keyboard.type("Казка.");
  await screen.page.route(isUpload, () => undefined);
  const sent = screen.page.waitForRequest((given) => isUpload(new URL(given.url())));
  await pasteInto(text, { files: await somePictures(1) });
  await expect(text.getByRole("progressbar")).toBeAttached();
  await sent;
  const ended = screen.page.waitForEvent("requestfailed", (given) =>
    isUpload(new URL(given.url())),
  );
  await screen.page.keyboard.press("ControlOrMeta+A");
  await screen.page.keyboard.press("Backspace");
  await ended;
  await expect(text).toHaveText("");

  await screen.page.unroute(isUpload);
  await screen.page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => picturesIn(text)).toHaveLength(1);
  await expect(text).toContainText("Казка.");
});
