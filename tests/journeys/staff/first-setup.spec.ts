import type { Page } from "@playwright/test";
import { setupSteps } from "../../../client/admin/setup/setup-steps.ts";
import { editorPaths, paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { foundationFieldPhrases } from "../../../client/phrases/admin/fields/foundation.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import { imageLibraryPhrases } from "../../../client/phrases/admin/images.ts";
import { launchPhrases } from "../../../client/phrases/admin/site/launch.ts";
import { setupPhrases } from "../../../client/phrases/admin/site/setup.ts";
import { setupNoticesPhrases } from "../../../client/phrases/admin/site/setup-notices.ts";
import { siteContentPhrases } from "../../../client/phrases/admin/site/site-content.ts";
import { trashPhrases } from "../../../client/phrases/admin/trash.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  chooseFiles,
  pathIn,
  saveButton,
  saveStatus,
  textField,
} from "../../support/journeys/editing.ts";
import {
  aDeletedPartner,
  aLogo,
  noticesOfForms,
  publishOurPeople,
  renameDemoGallery,
  signInWithPassword,
  stepPath,
} from "../../support/journeys/first-setup.ts";
import { addressField } from "../../support/journeys/page-blocks.ts";
import { adminSession, signIn } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/fresh-site.ts";
import { expect } from "../../support/journeys/test.ts";

test.describe.configure({ mode: "serial" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const titles = (language: Language) => setupPhrases[language].steps;
test("an admin's first sign-in opens the overview, whose first card leads to the assistant, which saves each step and refuses an IBAN with a mistake as it is typed", async ({
  page,
}) => {
  const screen = { page, language: "UA" } as const;
  const phrases = setupPhrases.UA;
  const { labels, qr } = settingsFieldPhrases.UA;
  await signInWithPassword(page);
  await page.waitForURL((url) => url.pathname === paths.admin());
  const card = page.getByRole("region", { name: phrases.title });
  await expect(card.getByText(phrases.nextStep(titles("UA").name.title))).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await card.getByRole("link").click();
  await expect(heading(page)).toHaveText(titles("UA").name.title);
  await expect(page.getByText(phrases.step(1, setupSteps.length))).toBeVisible();
  await textField(screen, "UA", labels.foundationName).fill("Світанок");
  const english = settingsFieldPhrases.ENG.labels.foundationName;
  await textField(screen, "ENG", english).fill("Svitanok");
  await button(screen, phrases.save).click();
  await expect(heading(page)).toHaveText(titles("UA").demo.title);
  await button(screen, phrases.next).click();
  await expect(heading(page)).toHaveText(titles("UA").logo.title);
  await chooseFiles(page.getByRole("main"), foundationFieldPhrases.UA.upload, [await aLogo()]);

  // A grey on which neither text can be read, and then a colour for white text.
  const { own, tooLow, contrast } = foundationFieldPhrases.UA;
  await page.getByRole("combobox", { name: labels.buttonColour, exact: true }).click();
  await page.getByRole("option", { name: own }).click();
  const colour = page.getByRole("textbox", { name: labels.buttonColourValue, exact: true });
  await colour.fill("#777777");
  await expect(page.getByText(tooLow(4.48))).toBeVisible();
  await button(screen, phrases.save).click();
  await expect(colour).toHaveAttribute("aria-invalid", "true");
  await expect(heading(page)).toHaveText(titles("UA").logo.title);
  await colour.fill("#6a1b9a");
  await expect(page.getByText(contrast(9.39))).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await button(screen, phrases.save).click();
  await expect(heading(page)).toHaveText(titles("UA").contacts.title);

  // From here with the keyboard alone: the heading has the focus, and Enter continues.
  await expect(heading(page)).toBeFocused();
  await button(screen, phrases.back).press("Enter");
  await expect(heading(page)).toHaveText(titles("UA").logo.title);
  await expect(heading(page)).toBeFocused();
  await button(screen, phrases.next).press("Enter");
  await expect(heading(page)).toHaveText(titles("UA").contacts.title);
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("+380 44 123 45 67");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(titles("UA").bank.title);

  const iban = page.getByLabel(labels.iban);
  const code = page.getByRole("img", { name: qr.hryvnia });
  await expect(code).toBeVisible();
  await iban.fill("UA2232");
  await expect(code).toBeHidden();
  await expect(iban).not.toHaveAttribute("aria-invalid", "true");
  await iban.pressSequentially("23130000026007233566001");
  await expect(iban).toHaveAttribute("aria-invalid", "true");
  await iban.fill("UA213223130000026007233566001");
  await expect(iban).not.toHaveAttribute("aria-invalid", "true");
  await expect(code).toBeVisible();
  await button(screen, phrases.skip).click();
  await expect(heading(page)).toHaveText(titles("UA").team.title);

  // What was typed and not saved is still there after the tab was closed.
  await page.goto(stepPath("bank", "UA"));
  await expect(iban).toHaveValue("UA213223130000026007233566001");
  await expect(page.getByText(editingPhrases.UA.discardDraft)).toBeVisible();
});

test("an admin gives the site a page of its own, moves the page and clears the demo but for what was edited; the old address leads on", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "UA" };
  await publishOurPeople(screen);
  await addressField(screen).fill("volunteers-of-svitanok");
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);

  await renameDemoGallery(request, { UA: "Наш справжній табір", ENG: "Our real camp" });
  const demo = siteContentPhrases.UA.demo;
  await page.goto(editorPaths.content());
  await button(screen, demo.clear).click();
  const dialog = page.getByRole("dialog", { name: demo.confirmTitle });
  await expect(dialog.getByText("Наш справжній табір")).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await dialog.getByRole("button", { name: demo.confirm, exact: true }).click();
  await expect(button(screen, demo.restore)).toBeVisible();

  const moved = await request.get("/our-people?lang=en", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  const visitor = await newPage();
  await visitor.goto("/our-people?lang=en");
  await expect(visitor).toHaveURL(/\/volunteers-of-svitanok\?lang=en$/);
  await expect(visitor.getByText("Every Saturday we pack parcels.")).toBeVisible();
  await expect(visitor.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  const header = visitor.getByRole("banner");
  await expect(header.getByText("Svitanok", { exact: true })).toBeVisible();
  await expect(header.locator("img").first()).toBeVisible();
  const footer = visitor.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Our people" })).toBeVisible();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByText("Демонстраційний сайт")).toHaveCount(0);
  // The numbers of the year are no demo; who is said to have counted them was.
  await expect(visitor.getByText("партнерів допомогли ресурсами")).toBeVisible();
  await expect(visitor.getByText(/^Пораховано/)).toHaveCount(0);
  await expectNoAccessibilityErrors(visitor);
  for (const [path, text] of [
    ["/gallery?lang=en", "Our real camp"],
    ["/projects?lang=en", "Family house"],
    ["/projects", "Сімейний дім"],
    ["/gallery/togetherPoints", "Івано-Франківськ"],
  ] as const) {
    const read = await (await request.get(path)).text();
    expect.soft(read.replaceAll("\u00a0", " "), path).toContain(text);
  }
});

test("an admin goes on another day: restores the demo, chooses a colleague's language, tries the mail server, names who is told of applications", async ({
  page,
  request,
  mailServer,
}) => {
  const screen = { page, language: "ENG" } as const;
  const phrases = setupPhrases.ENG;
  await signIn(page, await adminSession(request));
  await page.goto(stepPath("demo", "ENG"));
  const demo = siteContentPhrases.ENG.demo;
  await button(screen, demo.restore).click();
  await expect(button(screen, demo.clear)).toBeVisible();
  await page.goto(stepPath("team", "ENG"));
  const language = page.getByRole("combobox", { name: phrases.languageOf("admin") });
  await language.click();
  await page.getByRole("option", { name: "English" }).click();
  await expect(language).toHaveValue("English");
  await page.reload();
  await expect(language).toHaveValue("English");

  await button(screen, phrases.next).click();
  const to = "olena@foundation.example";
  await page.getByLabel(phrases.recipient).fill(to);
  const status = page.getByRole("main").getByRole("status");
  await mailServer.stop();
  await button(screen, phrases.send).click();
  const server = new URL(mailServer.url).host;
  await expect(status).toContainText(phrases.outcomes.CONNECTION_REFUSED(server));
  await mailServer.start();
  await button(screen, phrases.send).click();
  await expect(status).toContainText(phrases.outcomes.SENT(to));
  expect(mailServer.received.flatMap((email) => email.to)).toContain(to);

  await button(screen, phrases.next).click();
  const notices = setupNoticesPhrases.ENG;
  const addresses = "team@foundation.example, night@foundation.example";
  await expect(page.getByText("Nobody will know of applications")).toContainText(
    "Humanitarian help",
  );
  const email = page.getByLabel(notices.email);
  await email.fill("team");
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription(/name@example.com/);
  // What was typed is there again after a look at the step before, and is not left behind by a link.
  await email.fill(addresses);
  await button(screen, phrases.back).click();
  await expect(page.getByLabel(phrases.recipient)).toHaveValue(to);
  await button(screen, phrases.next).click();
  await expect(email).toHaveValue(addresses);
  const sidebar = page.getByRole("navigation", { name: "Admin area" });
  await sidebar.getByRole("link", { name: "Overview", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: editingPhrases.ENG.stay }).click();
  await expect(email).toHaveValue(addresses);
  await button(screen, phrases.save).click();
  await expect(heading(page)).toHaveText(titles("ENG").review.title);
  expect((await noticesOfForms(request)).slice(0, 6)).toEqual(Array(6).fill(addresses));
  await button(screen, phrases.back).click();
  await expect(page.getByText(notices.done)).toBeVisible();
  await button(screen, phrases.next).click();
  await expect(page.getByText(launchPhrases.ENG.points.PLAIN_HTTP.text)).toBeVisible();
});

test("an admin looks at the overview, then puts the assistant off; its card is gone, and the checklist waits in the overview, and can be folded", async ({
  page,
  request,
}) => {
  const phrases = launchPhrases.ENG;
  await signIn(page, await adminSession(request));
  await page.goto(pathIn(paths.admin(), "ENG"));
  const card = page.getByRole("region", { name: setupPhrases.ENG.title });
  await card.getByRole("link", { name: setupPhrases.ENG.goOn }).click();
  await page.getByRole("button", { name: setupPhrases.ENG.later }).click();

  const point = page.getByText(phrases.points.PLAIN_HTTP.title());
  await expect(point).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole("heading", { name: phrases.title }).click();
  await expect(point).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: phrases.title })).toBeVisible();
  await expect(point).toBeHidden();
  await page.getByRole("heading", { name: phrases.title }).click();
  await page.getByRole("link", { name: phrases.goTo(phrases.points.BANK_DETAILS.title()) }).click();
  await expect(heading(page)).toHaveText(titles("ENG").bank.title);
});

test("an admin sees which pictures came with the demo, and empties the trash after reading what will be gone", async ({
  newPage,
  request,
}) => {
  const session = await adminSession(request);
  const page = await newPage(session);
  const trash = trashPhrases.ENG;
  const library = imageLibraryPhrases.ENG;
  await page.goto(pathIn(editorPaths.images(), "ENG"));
  await page.getByRole("combobox", { name: library.filter }).selectOption(library.fromDemo);
  await expect(page).toHaveURL(/filter=fromDemo/);
  await expect(page.getByRole("button", { name: /^“Nine palms”/ })).toBeVisible();
  await expectNoAccessibilityErrors(page);

  await aDeletedPartner(request);
  await page.goto(pathIn(editorPaths.trash(), "ENG"));
  await page.getByRole("button", { name: trash.emptyTrash }).click();
  const dialog = page.getByRole("dialog", { name: trash.emptyTitle });
  await expect(dialog.getByRole("term").filter({ hasText: "Partners" })).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await dialog.getByRole("button", { name: trash.erase }).click();
  await expect(page.getByRole("heading", { name: trash.empty })).toBeVisible();
  await expect(page.getByRole("button", { name: trash.emptyTrash })).toBeHidden();
});
