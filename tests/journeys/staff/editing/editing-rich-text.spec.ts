import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { blogPostFieldPhrases } from "../../../../client/phrases/admin/fields/blog-post.ts";
import { richTextPhrases } from "../../../../client/phrases/admin/fields/rich-text.ts";
import { cleanRichText } from "../../../../server/content/rich-text.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  editedId,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { openRichTextPage } from "../../../support/journeys/rich-text/editor-page.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

const phrases = editingPhrases.UA;
const { labels } = blogPostFieldPhrases.UA;
const { table, video, link, ...richText } = richTextPhrases.UA;

const textOf = (screen: AdminPage) => textField(screen, "UA", labels.content);

async function beginPost(page: Page): Promise<AdminPage> {
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.add("BLOG_POST"));
  await textField(screen, "UA", labels.title).fill(`Тиждень ${randomUUID().slice(0, 8)}`);
  await textOf(screen).click();
  return screen;
}

/** The Ukrainian description of a picture of the library. */
async function aDescribedPicture(
  request: Parameters<typeof editorSession>[0],
  session: Parameters<typeof executeGraphql>[1],
): Promise<string> {
  const { images } = await executeGraphql<{ images: { items: { altUa: string }[] } }>(
    request,
    session,
    "{ images(first: 100) { items { altUa } } }",
  );
  return images.items.find(({ altUa }) => altUa !== "")?.altUa ?? "";
}

async function saveAndReload(screen: AdminPage): Promise<void> {
  await button(screen, phrases.save).click();
  await screen.page.waitForURL((url) => !url.pathname.endsWith("/new"));
  await expect(saveStatus(screen)).toHaveText(phrases.saved);
  await screen.page.reload();
}

test("whatever an editor can write is stored as it is, and read back as it was", async ({
  page,
  console,
}) => {
  // The pictures of the random documents do not exist.
  console.allow(/Failed to load resource/);
  await openRichTextPage(page);
  const seeds = Array.from({ length: 300 }, (_, index) => index + 1);
  const written = await page.evaluate(
    (all) => all.map((seed) => window.richText.htmlOf(seed)),
    seeds,
  );
  expect(written.map(cleanRichText)).toEqual(written);
  const changed = await page.evaluate(
    (all) => all.filter(([seed, html]) => !window.richText.showsDocument(html, seed)),
    seeds.map((seed, index) => [seed, written[index] ?? ""] as const),
  );
  expect(changed).toEqual([]);
  const [used, known] = await page.evaluate(
    (all) => [all.flatMap((seed) => window.richText.typesIn(seed)), window.richText.allTypes()],
    seeds,
  );
  expect(new Set(used)).toEqual(new Set(known));
});

test("the editor completes the same addresses as the server, and links to no others", async ({
  page,
}) => {
  await openRichTextPage(page);
  const addresses = [
    ...["www.who.int/a?b=1&c=2", "doloni.example", "help@doloni.example", "067 123-45-67"],
    ...["+380 (67) 123 45 67", "112", "/blog#how", "#how", "HTTPS://WHO.INT", "mailto:a@b.example"],
    ...["tel:112", "просто слово", "javascript:alert(1)", "//who.int", "/\\who.int", "ftp://a.b"],
  ];
  const texts = addresses.map((href) => `<p><a href="${href.replace("&", "&amp;")}">а</a></p>`);
  const shown = await page.evaluate(
    (all) => all.map((html) => window.richText.sentFor(html)),
    texts,
  );
  expect(shown).toEqual(texts.map(cleanRichText));
});

test("an editor builds a table with the keyboard, and a visitor is told what heads each column", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Марта");
  const page = await newPage(session);
  const screen = await beginPost(page);
  await button(screen, table.insert).first().press("Enter");
  for (const cell of ["День", "Година", "Місто", "Понеділок", "10:00", "Львів"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await button(screen, table.change).press("Enter");
  await page.getByRole("menuitem", { name: table.rowBelow }).press("Enter");
  await page.keyboard.type("Вівторок");
  await expectNoAccessibilityErrors(page);
  await button(screen, table.change).press("Enter");
  await page.getByRole("menuitem", { name: table.columnAfter }).press("Enter");
  await saveAndReload(screen);
  await expect(textOf(screen).getByRole("row")).toHaveCount(4);
  await expect(textOf(screen).locator("th")).toHaveCount(4);

  const id = editedId(screen);
  await publish(request, session, id);
  const visitor = await newPage();
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.goto(paths.blogPost(id));
  await expect(visitor.getByRole("columnheader", { name: "Година" })).toBeVisible();
  const isWithin = "document.documentElement.scrollWidth <= innerWidth";
  expect(await visitor.evaluate(isWithin)).toBe(true);
  await expectNoAccessibilityErrors(visitor);
});

test("an editor adds a video by its address, and a visitor's browser asks YouTube only once it is played", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Ніна");
  const page = await newPage(session);
  const screen = await beginPost(page);
  await button(screen, video.insert).first().click();
  await page.getByRole("textbox", { name: video.address }).fill("не адреса");
  await page.keyboard.press("Enter");
  await expect(page.getByText(video.refused)).toBeVisible();
  await page.getByRole("textbox", { name: video.address }).fill("https://youtu.be/dQw4w9WgXcQ?t=1");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Як ми пакуємо посилки");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Далі буде.");
  await saveAndReload(screen);
  await expect(textOf(screen).locator("figcaption")).toHaveText("Як ми пакуємо посилки");

  const id = editedId(screen);
  await publish(request, session, id);
  const visitor = await newPage();
  const asked: string[] = [];
  await visitor.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<title>відео</title>" });
  });
  await visitor.goto(paths.blogPost(id));
  await waitForHydration(visitor);
  const play = visitor.getByRole("link", { name: "Як ми пакуємо посилки Дивитися відео" });
  await expect(play).toHaveAttribute("href", "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  expect(asked).toEqual([]);
  await play.press("Enter");
  await expect(visitor.locator("iframe:focus")).toHaveAttribute("title", "Як ми пакуємо посилки");
  await expect.poll(() => asked).toEqual(["www.youtube-nocookie.com"]);
});

test("an editor links to a page found by its title, to an e-mail address and to a phone number", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Оксана"));
  const screen = await beginPost(page);
  await page.keyboard.type("Пишіть на help@doloni.example або телефонуйте 067 123 45 67 щодня. ");
  await page.keyboard.press("Control+k");
  const address = page.getByRole("combobox", { name: link.address });
  await address.fill("просто слово без сторінки");
  await page.keyboard.press("Enter");
  await expect(page.getByText(link.refused)).toBeVisible();
  await address.fill("іграшкотека");
  await page.getByRole("option", { name: /^Іграшкотека\s*Проєкт/ }).click();
  await page.keyboard.type(" поруч.");
  await saveAndReload(screen);
  const links = textOf(screen).getByRole("link");
  await expect(links).toHaveText(["help@doloni.example", "067 123 45 67", "Іграшкотека"]);
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
    "mailto:help@doloni.example",
    "tel:+380671234567",
    "/projects/toyLibrary",
  ]);
  await expect(textOf(screen)).toContainText("Іграшкотека поруч.");
});

test("a picture in a text has a caption, and the library's description until another is written", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Леся");
  const page = await newPage(session);
  const screen = await beginPost(page);
  await button(screen, richText.picture).first().click();
  const described = await aDescribedPicture(request, session);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(described);
  await dialog.getByRole("listitem").getByRole("button", { name: described }).first().click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const picture = textOf(screen).locator("img");
  await picture.click();
  const description = page.getByRole("textbox", { name: richText.description });
  await expect(description).toHaveValue("");
  await expect(description).toHaveAttribute("placeholder", described);
  await textOf(screen).locator("figcaption").click();
  await page.keyboard.type("Осінь у парку");
  await saveAndReload(screen);
  await expect(textOf(screen).locator("figcaption")).toHaveText("Осінь у парку");

  const id = editedId(screen);
  await publish(request, session, id);
  const visitor = await newPage();
  await visitor.goto(paths.blogPost(id));
  const figure = visitor.getByRole("figure").filter({ hasText: "Осінь у парку" });
  await expect(figure.getByRole("img", { name: described, exact: true })).toBeVisible();

  await picture.click();
  await description.fill("Листя клена на долоні");
  await button(screen, phrases.save).click();
  await expect(saveStatus(screen)).toHaveText(phrases.saved);
  await visitor.reload();
  await expect(figure.getByRole("img", { name: "Листя клена на долоні" })).toBeVisible();
});

/** Publishes the Ukrainian translation of a post. */
async function publish(
  request: Parameters<typeof executeGraphql>[0],
  session: Parameters<typeof executeGraphql>[1],
  id: string,
): Promise<void> {
  const { blogPost } = await executeGraphql<{ blogPost: { version: number } }>(
    request,
    session,
    "query ($id: ID!) { blogPost(id: $id, drafts: true) { version } }",
    { id },
  );
  await executeGraphql(
    request,
    session,
    `mutation ($id: ID!, $version: Int!) {
      publish(kind: BLOG_POST, id: $id, version: $version) { id }
    }`,
    { id, ...blogPost },
  );
}
