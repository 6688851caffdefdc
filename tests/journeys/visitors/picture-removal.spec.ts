import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import { pictureRemovalPhrases } from "../../../client/phrases/application/picture-removal.ts";
import { receiptPhrases } from "../../../client/phrases/application/receipt.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { phoneWidth } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
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

/** From the section of the privacy policy to the form. */
async function openFromSection(page: Page, language: Language): Promise<FormOnPage> {
  const { title, button, term } = pictureRemovalPhrases[language].section;
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

test("a parent on a phone finds on the contacts how to have a picture removed, asks for it, and is promised a term", async ({
  page,
}) => {
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await page.goto(paths.contacts());
  await page.getByRole("link", { name: /^Приберіть світлину/ }).click();
  const asking = await openFromSection(page, "UA");
  await waitForHydration(page);
  await nextButton(asking).click();
  await errorSummary(asking, 5);
  const { wrong } = applicationErrorPhrases.UA;
  await expect(asking.form.getByText(wrong.bothMissing.phone).first()).toBeVisible();
  await fill(asking);
  await nextButton(asking).click();
  await sendButton(asking).click();
  await expectPromise(page, "UA");
  await page.reload();
  await expectPromise(page, "UA");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a parent finds the form in the privacy policy, asks for the removal of a picture, and is promised a term", async ({
    page,
  }) => {
    const { title } = pictureRemovalPhrases.ENG.section;
    await page.goto(pathIn(paths.privacy(), "ENG"));
    await page.getByRole("navigation").getByRole("link", { name: title, exact: true }).click();
    const asking = await openFromSection(page, "ENG");
    await fill(asking);
    await sendButton(asking).click();
    await expectPromise(page, "ENG");
  });
});
