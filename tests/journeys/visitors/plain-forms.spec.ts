import type { Page } from "@playwright/test";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import { applicationHumanitarianPhrases } from "../../../client/phrases/application/humanitarian.ts";
import { receiptPhrases } from "../../../client/phrases/application/receipt.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { pathIn } from "../../support/journeys/editing.ts";
import { type FormName, forms } from "../../support/journeys/form-answers.ts";
import { write } from "../../support/journeys/form-fields.ts";
import {
  anApplicant,
  countFrom,
  errorSummary,
  expect,
  type FormOnPage,
  fillStep,
  formOn,
  phrasesOf,
  receiptNumber,
  sendButton,
  test,
} from "../../support/journeys/open-form.ts";
import { waitForHydration } from "../../support/journeys/test.ts";

/** Browsers log responses with an error status in the console. */
const unprocessable = /status of 422/;

/** Opens a form as a new applicant, without waiting for scripts. */
async function openWithoutScripts(
  page: Page,
  name: FormName,
  language: Language,
): Promise<FormOnPage> {
  await page.goto(pathIn(forms[name].address, language));
  return formOn(page, name, anApplicant(language));
}

async function fillInWithoutScripts(
  page: Page,
  name: FormName,
  language: Language,
): Promise<FormOnPage> {
  const applying = await openWithoutScripts(page, name, language);
  for (const step of applying.steps.keys()) await fillStep(applying, step);
  return applying;
}

/** Long enough ago for the spam check, which suspects a form that is sent within three seconds. */
const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();

/** Sends a form as if its page had been opened at that time. */
async function sendOpenedAt(applying: FormOnPage, openedAt: string): Promise<void> {
  const opened = applying.form.locator("[name='sending.openedAt']");
  await opened.evaluate((field: HTMLInputElement, moment) => {
    field.value = moment;
  }, openedAt);
  await sendButton(applying).click();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // The short form, and those with fields that scripts hide until they apply.
  for (const [name, language] of [
    ["GENERAL", "UA"],
    ["HUMANITARIAN", "ENG"],
    ["PSYCHOLOGICAL", "UA"],
    ["VOLUNTEER", "ENG"],
  ] as const) {
    test(`an applicant without scripts who posts ${name} in ${language} is told what to correct, then gets a number`, async ({
      page,
      request,
      console,
    }) => {
      console.allow(unprocessable);
      const applying = await fillInWithoutScripts(page, name, language);
      const { wrong } = applicationErrorPhrases[language];
      const { fields } = phrasesOf(applying);
      await write(fields.phone.label, "+380 67 000 00")(applying.form);
      await sendButton(applying).click();
      const summary = await errorSummary(applying, 1);
      await expect(summary).toContainText(fields.phone.label);
      await summary.getByRole("link").click();
      const phone = applying.form.getByRole("textbox", { name: fields.phone.label, exact: true });
      await expect(phone).toBeFocused();
      await expect(phone).toHaveValue("+380 67 000 00");
      await expect(phone).toHaveAccessibleDescription(new RegExp(wrong.phoneShort(2, 12)));

      // Only the phone number is typed again; all other answers are still there.
      await phone.fill(applying.phone);
      await sendOpenedAt(applying, aMinuteAgo());
      const number = await receiptNumber(page);
      const sent = receiptPhrases[language];
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading(number));
      await expect(page.getByText(sent.nextInGeneral)).toBeVisible();
      expect(await countFrom(request, applying.phone)).toBe(1);
    });
  }

  test("an applicant under 18 who goes back finds all answers, their guardian among them, and gets the same number when they send again", async ({
    page,
    request,
  }) => {
    const applying = await fillInWithoutScripts(page, "VOLUNTEER", "ENG");
    const openedAt = aMinuteAgo();
    await sendOpenedAt(applying, openedAt);
    const number = await receiptNumber(page);
    await page.goBack();
    await sendOpenedAt(applying, openedAt);
    expect(await receiptNumber(page)).toBe(number);
    expect(await countFrom(request, applying.phone)).toBe(1);
  });
});

test("an applicant refused before the scripts have loaded goes on with what they typed", async ({
  page,
  console,
}) => {
  console.allow(unprocessable);
  const applying = await openWithoutScripts(page, "HUMANITARIAN", "UA");
  const { fields, back } = phrasesOf(applying);
  await fillStep(applying, 0);
  // As Enter does before the scripts have loaded.
  await Promise.all([
    page.waitForEvent("domcontentloaded"),
    applying.form.evaluate((form: HTMLFormElement) => form.submit()),
  ]);
  await waitForHydration(page);
  // The missing answers are in the second step.
  await errorSummary(applying, 7);
  await expect(
    applying.form.getByRole("textbox", { name: fields.phone.label, exact: true }),
  ).toBeVisible();
  await applying.form.getByRole("button", { name: back, exact: true }).click();
  const { message } = applicationHumanitarianPhrases.UA;
  await expect(
    applying.form.getByRole("textbox", { name: message.label, exact: true }),
  ).toHaveValue(/.{10}/);
});
