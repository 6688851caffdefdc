import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../../client/paths.ts";
import { editingPhrases } from "../../../../../client/phrases/admin/editing.ts";
import { blogPostFieldPhrases } from "../../../../../client/phrases/admin/fields/blog-post.ts";
import { richTextPhrases } from "../../../../../client/phrases/admin/fields/rich-text.ts";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  editedId,
  saveStatus,
  textField,
} from "../../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../../support/journeys/graphql.ts";
import { test } from "../../../../support/journeys/people.ts";
import { editorSession } from "../../../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../../../support/journeys/test.ts";

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

/** Adds the picture with this description, and a caption below it. */
async function addPicture(screen: AdminPage, described: string) {
  const { page } = screen;
  await button(screen, richText.picture).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(described);
  await dialog.getByRole("listitem").getByRole("button", { name: described }).first().click();
  await dialog.waitFor({ state: "detached" });
  await pictureOf(screen).click();
  const description = page.getByRole("textbox", { name: richText.description });
  await expect(description).toHaveValue("");
  await expect(description).toHaveAttribute("placeholder", described);
  await textOf(screen).locator("figcaption").click();
  await page.keyboard.type("Осінь у парку");
  await page.keyboard.press("Enter");
}

const pictureOf = (screen: AdminPage) => textOf(screen).locator("img").first();

/** Links to a page found by its title, to an e-mail address and to a phone number. */
async function writeLinks({ page }: AdminPage) {
  await page.keyboard.type("Пишіть на help@doloni.example або телефонуйте 067 123 45 67 щодня. ");
  await page.keyboard.press("Control+k");
  const address = page.getByRole("combobox", { name: link.address });
  await address.fill("просто слово без сторінки");
  await page.keyboard.press("Enter");
  await expect(page.getByText(link.refused)).toBeVisible();
  await address.fill("іграшкотека");
  await page.getByRole("option", { name: /^Іграшкотека\s*Проєкт/ }).click();
  await page.keyboard.type(" поруч.");
  await page.keyboard.press("Enter");
}

async function addVideo(screen: AdminPage) {
  const { page } = screen;
  await button(screen, video.insert).first().click();
  await page.getByRole("textbox", { name: video.address }).fill("не адреса");
  await page.keyboard.press("Enter");
  await expect(page.getByText(video.refused)).toBeVisible();
  await page.getByRole("textbox", { name: video.address }).fill("https://youtu.be/dQw4w9WgXcQ?t=1");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Як ми пакуємо посилки");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Далі буде.");
  await page.keyboard.press("Enter");
}

/** Builds a table with the keyboard alone: three columns become four, and three rows four. */
async function buildTable(screen: AdminPage) {
  const { page } = screen;
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
}

/** Expects the editor to show links, video, picture and table of the saved post. */
async function expectAllIsStored(text: Locator) {
  const links = text.getByRole("link");
  await expect(links).toHaveText(["help@doloni.example", "067 123 45 67", "Іграшкотека"]);
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
    "mailto:help@doloni.example",
    "tel:+380671234567",
    "/projects/toyLibrary",
  ]);
  await expect(text).toContainText("Іграшкотека поруч.");
  await expect(text.locator("figcaption")).toHaveText(["Осінь у парку", "Як ми пакуємо посилки"]);
  await expect(text.getByRole("row")).toHaveCount(4);
  await expect(text.locator("th")).toHaveCount(4);
}

test("an editor writes links, a video, a picture with a caption and a table; a visitor reads them on a phone, and their browser asks YouTube only once it plays", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Марта");
  const described = await aDescribedPicture(request, session);
  const page = await newPage(session);
  const screen = await beginPost(page);
  await addPicture(screen, described);
  await writeLinks(screen);
  await addVideo(screen);
  await buildTable(screen);
  await saveAndReload(screen);
  await expectAllIsStored(textOf(screen));

  const id = editedId(screen);
  await publish(request, session, id);
  const visitor = await newPage();
  const asked: string[] = [];
  await visitor.route(/youtube/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<title>відео</title>" });
  });
  await visitor.setViewportSize({ width: phoneWidth, height: 800 });
  await visitor.goto(paths.blogPost(id));
  await waitForHydration(visitor);
  await expect(visitor.getByRole("columnheader", { name: "Година" })).toBeVisible();
  const figure = visitor.getByRole("figure").filter({ hasText: "Осінь у парку" });
  await expect(figure.getByRole("img", { name: described, exact: true })).toBeVisible();
  await expectNoAccessibilityErrors(visitor, { width: phoneWidth, widths: [phoneWidth] });
  const play = visitor.getByRole("link", { name: "Як ми пакуємо посилки Дивитися відео" });
  await expect(play).toHaveAttribute("href", "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  expect(asked).toEqual([]);
  await play.press("Enter");
  await expect(visitor.locator("iframe:focus")).toHaveAttribute("title", "Як ми пакуємо посилки");
  await expect.poll(() => asked).toEqual(["www.youtube-nocookie.com"]);

  // The library's description holds until another is written.
  await page.setViewportSize({ width: desktopWidth, height: 900 });
  await pictureOf(screen).click();
  await page.getByRole("textbox", { name: richText.description }).fill("Листя клена на долоні");
  await button(screen, phrases.save).click();
  await expect(saveStatus(screen)).toHaveText(phrases.saved);
  await visitor.reload();
  await expect(figure.getByRole("img", { name: "Листя клена на долоні" })).toBeVisible();
});
