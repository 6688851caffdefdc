import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { editorPaths } from "../../../../../client/paths.ts";
import { editingPhrases } from "../../../../../client/phrases/admin/editing.ts";
import { blogPostFieldPhrases } from "../../../../../client/phrases/admin/fields/blog-post.ts";
import { pastePhrases } from "../../../../../client/phrases/admin/fields/paste.ts";
import { uploadPhrases } from "../../../../../client/phrases/admin/uploads.ts";
import { clipboardHtml } from "../../../../support/clipboards.ts";
import { expectNoAccessibilityErrors } from "../../../../support/journeys/accessibility.ts";
import { type ChosenFile, somePictures } from "../../../../support/journeys/chosen-files.ts";
import {
  type AdminPage,
  button,
  picturesIn,
  saveStatus,
  textField,
} from "../../../../support/journeys/editing.ts";
import { test } from "../../../../support/journeys/people.ts";
import { editorSession, type Session } from "../../../../support/journeys/session.ts";
import { expect } from "../../../../support/journeys/test.ts";

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

/** Pastes a post from Word without its pictures, takes that back, and pastes the text alone. */
async function pasteTextAlone(screen: AdminPage, text: Locator) {
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
}

test("an editor reads what a paste from Word has left out and takes it back; headings, lists, the table and three pictures of the next are there after saving", async ({
  newPage,
  request,
}) => {
  const { screen, text } = await signedIn(newPage, request);
  await pasteTextAlone(screen, text);
  await screen.page.keyboard.press("ControlOrMeta+A");
  await screen.page.keyboard.press("Backspace");
  await expect(text).toHaveText("");
  const files = await somePictures(3);
  await pasteInto(text, { html: clipboardHtml("word-desktop"), files });
  await expect.poll(() => picturesIn(text)).toHaveLength(3);
  await button(screen, editingPhrases.UA.save).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);

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

/** Pastes a picture, and removes all of the text while it uploads, which ends the upload. */
async function pasteAndRemove({ page }: AdminPage, text: Locator) {
  await page.route(isUpload, () => undefined);
  const sent = page.waitForRequest((given) => isUpload(new URL(given.url())));
  await pasteInto(text, { files: await somePictures(1) });
  await expect(text.getByRole("progressbar")).toBeAttached();
  await sent;
  const ended = page.waitForEvent("requestfailed", (given) => isUpload(new URL(given.url())));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Backspace");
  await ended;
  await expect(text).toHaveText("");
  await page.unroute(isUpload);
}

test("an editor may remove a picture while it uploads and bring it back, tries it again when the connection fails, and saves once a dropped one is uploaded", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { screen, text } = await signedIn(newPage, request);
  const { page } = screen;
  await page.keyboard.type("Казка.");
  await pasteAndRemove(screen, text);
  await page.route(isUpload, (route) => route.abort("connectionreset"));
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(text.getByRole("status")).toContainText(uploadPhrases.UA.errors.connection);
  await expect(text).toContainText("Казка.");
  await expectNoAccessibilityErrors(page);
  // While it still fails: a pause later it is tried without being asked, and the button is gone.
  const tried = page.waitForRequest((given) => isUpload(new URL(given.url())));
  await button(screen, uploadPhrases.UA.retryThis("picture-1.jpg")).click();
  await tried;
  await page.unroute(isUpload);
  await expect.poll(() => picturesIn(text)).toHaveLength(1);

  const held = Promise.withResolvers<void>();
  await page.route(isUpload, async (route) => {
    await held.promise;
    await route.continue();
  });
  await dropInto(text.getByText("Казка."), { files: await somePictures(1) });
  const progress = text.getByRole("progressbar", {
    name: uploadPhrases.UA.progress("picture-1.jpg"),
  });
  await expect(progress).toBeAttached();
  await button(screen, editingPhrases.UA.save).click();
  await expect(page.getByText(phrases.stillUploading)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(editorPaths.add("BLOG_POST"));
  held.resolve();
  await expect.poll(() => picturesIn(text)).toHaveLength(2);
  await button(screen, editingPhrases.UA.save).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  await page.waitForURL((url) => url.pathname !== editorPaths.add("BLOG_POST"));
  await expect(text).toContainText("Казка.");
});

type Content = { html?: string; text?: string; files?: readonly ChosenFile[] };

/** Pastes into an editor as a browser does: with its own event, which carries data of all kinds. */
const pasteInto = (field: Locator, content: Content): Promise<void> =>
  transferTo(field, "paste", content);

/** Drops content onto the middle of an element of the editor. */
const dropInto = (field: Locator, content: Content): Promise<void> =>
  transferTo(field, "drop", content);

async function transferTo(field: Locator, type: "paste" | "drop", content: Content) {
  const { html = "", text = "", files = [] } = content;
  const encoded = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  await field.evaluate(
    (element, given) => {
      const transfer = new DataTransfer();
      if (given.html) transfer.setData("text/html", given.html);
      if (given.text) transfer.setData("text/plain", given.text);
      for (const { name, mimeType, base64 } of given.encoded) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.type === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: transfer })
          : new DragEvent("drop", {
              ...options,
              dataTransfer: transfer,
              clientX: left + width / 2,
              clientY: top + height / 2,
            }),
      );
    },
    { type, html, text, encoded },
  );
}
