import sharp from "sharp";
import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { foundationFieldPhrases } from "../../../client/phrases/admin/fields/foundation.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import { navigationPhrases } from "../../../client/phrases/admin/site/navigation.ts";
import { setupPhrases } from "../../../client/phrases/admin/site/setup.ts";
import { siteContentPhrases } from "../../../client/phrases/admin/site/site-content.ts";
import {
  type AdminPage,
  button,
  saveButton,
  saveStatus,
  textField,
} from "../../support/journeys/editing.ts";
import {
  addBlock,
  addressField,
  beginPage,
  blockText,
} from "../../support/journeys/page-blocks.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/fresh-site.ts";
import { expect } from "../../support/journeys/test.ts";

const editing = editingPhrases.UA;
const demo = siteContentPhrases.UA.demo;
const { placement } = navigationPhrases.UA;

/** Writes the name and chooses the logo in the first two steps of the assistant. */
async function nameTheFoundation(screen: AdminPage) {
  const { page } = screen;
  const phrases = setupPhrases.UA;
  await page.goto(paths.setup());
  const { labels } = settingsFieldPhrases.UA;
  await textField(screen, "UA", labels.foundationName).fill("Світанок");
  await textField(screen, "ENG", settingsFieldPhrases.ENG.labels.foundationName).fill("Svitanok");
  await button(screen, phrases.save).click();
  const drawing = {
    create: { width: 320, height: 320, channels: 4, background: "#1f5d86" },
  } as const;
  const chooser = page.waitForEvent("filechooser");
  await button(screen, foundationFieldPhrases.UA.upload).first().click();
  await (await chooser).setFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: await sharp(drawing).png().toBuffer(),
  });
  await button(screen, phrases.save).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(phrases.steps.contacts.title);
}

test("an admin gives the site a name and a page of its own, moves the page and clears the demo; the old address leads on", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "UA" };
  await nameTheFoundation(screen);

  const titles = { UA: "Наші люди", ENG: "Our people" };
  await beginPage(screen, { titles, address: "our-people" });
  const text = await addBlock(screen, "richText", 1);
  await blockText(text, "UA", "html").fill("Щосуботи ми пакуємо посилки.");
  await blockText(text, "ENG", "html").fill("Every Saturday we pack parcels.");
  await saveButton(screen).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/new"));
  for (const name of [placement.header, placement.footer]) {
    await page.getByRole("switch", { name }).click();
    await expect(page.getByRole("switch", { name })).toBeChecked();
  }
  await button(screen, editing.publishBoth).click();
  await expect(button(screen, editing.unpublishBoth)).toBeVisible();
  await addressField(screen).fill("volunteers-of-svitanok");
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editing.saved);

  await page.goto(editorPaths.content());
  await button(screen, demo.clear).click();
  await button(screen, demo.confirm).click();
  await expect(button(screen, demo.restore)).toBeVisible();

  const moved = await request.get("/our-people?lang=en", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  const visitor = await newPage();
  await visitor.goto("/our-people?lang=en");
  await expect(visitor).toHaveURL(/\/volunteers-of-svitanok\?lang=en$/);
  await expect(visitor.getByText("Every Saturday we pack parcels.")).toBeVisible();
  await expect(visitor.getByText("Demo site")).toHaveCount(0);
  await expect(visitor.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  const header = visitor.getByRole("banner");
  await expect(header.getByText("Svitanok", { exact: true })).toBeVisible();
  await expect(header.locator("img").first()).toBeVisible();
  const footer = visitor.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: titles.ENG })).toBeVisible();
});
