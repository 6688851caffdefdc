import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import { pictureRemovalPhrases } from "../../../client/phrases/application/picture-removal.ts";
import { receiptPhrases } from "../../../client/phrases/application/receipt.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { choose, tick, write } from "../../support/journeys/form-fields.ts";
import {
  anApplicant,
  errorSummary,
  expect,
  type FormOnPage,
  formOn,
  nextButton,
  receiptNumber,
  sendButton,
  test,
} from "../../support/journeys/open-form.ts";
import { waitForHydration } from "../../support/journeys/test.ts";

/** From the table of contents of the privacy policy to the form. */
async function findForm(page: Page, language: Language): Promise<FormOnPage> {
  const { title, button, term } = pictureRemovalPhrases[language].section;
  await page.goto(pathIn(paths.privacy(), language));
  await page.getByRole("navigation").getByRole("link", { name: title, exact: true }).click();
  const section = page.getByRole("region", { name: title });
  await expect(section).toBeInViewport();
  await expect(section.getByText(term(48))).toBeVisible();
  await section.getByRole("link", { name: button }).click();
  await page.waitForURL(/\/privacy\/remove-picture/);
  return formOn(page, "PICTURE_REMOVAL", anApplicant(language));
}

/** Everything but a phone number: an e-mail address is enough. */
async function fill({ form, language, name }: FormOnPage): Promise<void> {
  const { picture, asker } = pictureRemovalPhrases[language];
  const { fields } = applicationPhrases[language];
  await write(picture.label, "Дівчинка з повітряним змієм, /gallery")(form);
  await choose(asker.label, asker.choices.PARENT)(form);
  await write(fields.fullName.label, name)(form);
  await write(fields.email.label, "nataliia@doloni.example")(form);
  await tick({ UA: /^Даю згоду/, ENG: /^I agree that/ }[language])(form);
}

async function expectPromise(page: Page, language: Language): Promise<void> {
  const number = await receiptNumber(page);
  const phrases = receiptPhrases[language];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(phrases.heading(number));
  await expect(page.getByText(phrases.promised(48))).toBeVisible();
}

for (const language of languages) {
  test(`a parent on a phone asks in ${language} for the removal of a picture, and is promised a term`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: phoneWidth, height: 844 });
    const asking = await findForm(page, language);
    await waitForHydration(page);
    await expectNoAccessibilityErrors(page, { width: phoneWidth });
    await nextButton(asking).click();
    await errorSummary(asking, 5);
    const { wrong } = applicationErrorPhrases[language];
    await expect(asking.form.getByText(wrong.bothMissing.phone).first()).toBeVisible();
    await fill(asking);
    await nextButton(asking).click();
    await sendButton(asking).click();
    await expectPromise(page, language);
    await page.reload();
    await expectPromise(page, language);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`a parent without scripts asks in ${language} for the removal of a picture, and is promised a term`, async ({
      page,
    }) => {
      const asking = await findForm(page, language);
      await fill(asking);
      await sendButton(asking).click();
      await expectPromise(page, language);
    });
  }
});

test("a visitor of the contacts finds how to have a picture removed", async ({ page }) => {
  await page.goto(paths.contacts());
  await page.getByRole("link", { name: /^Приберіть світлину/ }).click();
  const { title } = pictureRemovalPhrases.UA.section;
  await expect(page.getByRole("heading", { name: title })).toBeInViewport();
});
