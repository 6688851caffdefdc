import type { Page } from "@playwright/test";
import { setupSteps } from "../../../client/admin/setup/setup-steps.ts";
import { paths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { settingsFieldPhrases } from "../../../client/phrases/admin/fields/settings.ts";
import { launchPhrases } from "../../../client/phrases/admin/site/launch.ts";
import { setupPhrases } from "../../../client/phrases/admin/site/setup.ts";
import { setupNoticesPhrases } from "../../../client/phrases/admin/site/setup-notices.ts";
import { siteContentPhrases } from "../../../client/phrases/admin/site/site-content.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { authPhrases } from "../../../client/phrases/site/auth/auth.ts";
import { button, pathIn, textField } from "../../support/journeys/editing.ts";
import { adminSession, signIn } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/fresh-site.ts";
import { journeyAdmin } from "../../support/journeys/sites/site.ts";
import { expect, waitForHydration } from "../../support/journeys/test.ts";

test.describe.configure({ mode: "serial" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const stepPath = (step: string, language: Language) =>
  pathIn(`${paths.setup()}?step=${step}`, language);

const language = "UA" as Language;

const phrases = setupPhrases[language];
const labels = settingsFieldPhrases[language].labels;
const of = (step: keyof typeof phrases.steps) => phrases.steps[step].title;

test(`an admin's first sign-in leads to the assistant, which saves each step (${language})`, async ({
  page,
}) => {
  const screen = { page, language };
  const auth = authPhrases[language];
  await page.goto(pathIn(paths.auth(), language));
  await waitForHydration(page);
  await page.getByLabel(auth.email).fill(journeyAdmin.email);
  await page.getByLabel(auth.password, { exact: true }).fill(journeyAdmin.password);
  await page.getByRole("button", { name: auth.signIn }).click();

  await expect(heading(page)).toHaveText(of("name"));
  await expect(page.getByText(phrases.step(1, setupSteps.length))).toBeVisible();
  const name = textField(screen, language, labels.foundationName);
  await name.fill(`Vohnyk ${language}`);
  await button(screen, phrases.save).click();
  await expect(heading(page)).toHaveText(of("logo"));

  // From here with the keyboard alone: the heading has the focus, and Enter continues.
  await expect(heading(page)).toBeFocused();
  await page.goto(stepPath("contacts", language));
  await button(screen, phrases.back).press("Enter");
  await expect(heading(page)).toBeFocused();
  await button(screen, phrases.next).press("Enter");
  await expect(heading(page)).toHaveText(of("contacts"));
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(language === "UA" ? "+380 44 123 45 67" : "+380 44 765 43 21");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(of("bank"));

  // Who comes back finds what they saved.
  await page.goto(pathIn(paths.setup(), language));
  await expect(name).toHaveValue(`Vohnyk ${language}`);
  await page.goto(stepPath("review", language));
  await expect(page.getByText(launchPhrases[language].points.PLAIN_HTTP.text)).toBeVisible();
});

test(`an IBAN with a mistake is refused as it is typed, and a right one gives a QR code (${language})`, async ({
  page,
  request,
}) => {
  const screen = { page, language };
  await signIn(page, await adminSession(request));
  await page.goto(stepPath("bank", language));
  const iban = page.getByLabel(labels.iban);
  const code = page.getByRole("img", { name: settingsFieldPhrases[language].qr.hryvnia });
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
  await expect(heading(page)).toHaveText(of("team"));

  // What was typed and not saved is still there after the tab was closed.
  await page.goto(stepPath("bank", language));
  await expect(iban).toHaveValue("UA213223130000026007233566001");
  await expect(page.getByText(editingPhrases[language].discardDraft)).toBeVisible();
});

test(`a test email tells what is wrong with the mail server, and arrives once it is right (${language})`, async ({
  page,
  request,
  mailServer,
}) => {
  const screen = { page, language };
  const to = `olena-${language.toLowerCase()}@foundation.example`;
  await signIn(page, await adminSession(request));
  await page.goto(stepPath("mail", language));
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
});

test("an admin names who is told about applications, once for all forms", async ({
  page,
  request,
}) => {
  const phrases = setupNoticesPhrases.ENG;
  await signIn(page, await adminSession(request));
  await page.goto(stepPath("notices", "ENG"));
  await expect(page.getByText("Nobody learns of applications")).toContainText("Humanitarian help");
  await page.getByLabel(phrases.email).fill("team");
  await page.getByRole("button", { name: phrases.save }).click();
  await expect(page.getByLabel(phrases.email)).toHaveAccessibleDescription(/name@example.com/);
  await page.getByLabel(phrases.email).fill("team@foundation.example, night@foundation.example");
  await page.getByRole("button", { name: phrases.save }).click();
  await expect(page.getByText(phrases.done)).toBeVisible();
  await page.goto(pathIn(paths.applicationSettings(), "ENG"));
  const addresses = page.getByLabel("Email for notices");
  for (let form = 0; form < 6; form += 1) {
    await expect(addresses.nth(form)).toHaveValue(
      "team@foundation.example, night@foundation.example",
    );
  }
});

test("the demo content is cleared on its step, and restored there", async ({ page, request }) => {
  const phrases = siteContentPhrases.ENG.demo;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await signIn(page, await adminSession(request));
  await page.goto(stepPath("demo", "ENG"));
  await press(phrases.clear);
  await press(phrases.confirm);
  await press(phrases.restore);
  await expect(page.getByRole("button", { name: phrases.clear, exact: true })).toBeVisible();
});

test("an admin who chooses English for a colleague sees it chosen on the next visit", async ({
  page,
  request,
}) => {
  await signIn(page, await adminSession(request));
  await page.goto(stepPath("team", "UA"));
  const language = page.getByRole("combobox", { name: setupPhrases.UA.languageOf("admin") });
  await language.click();
  await page.getByRole("option", { name: "English" }).click();
  await expect(language).toHaveValue("English");
  await page.reload();
  await expect(language).toHaveValue("English");
});

test("an admin puts the assistant off; the checklist waits in the overview, and can be folded", async ({
  page,
  request,
}) => {
  const phrases = launchPhrases.ENG;
  await signIn(page, await adminSession(request));
  await page.goto(pathIn(paths.admin(), "ENG"));
  await expect(heading(page)).toHaveText(setupPhrases.ENG.steps.name.title);
  await page.getByRole("button", { name: setupPhrases.ENG.later }).click();

  const point = page.getByText(phrases.points.PLAIN_HTTP.title());
  await expect(point).toBeVisible();
  await page.getByRole("heading", { name: phrases.title }).click();
  await expect(point).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: phrases.title })).toBeVisible();
  await expect(point).toBeHidden();
  await page.getByRole("heading", { name: phrases.title }).click();
  await page.getByRole("link", { name: phrases.goTo(phrases.points.BANK_DETAILS.title()) }).click();
  await expect(heading(page)).toHaveText(setupPhrases.ENG.steps.bank.title);
});
