import type { Page } from "@playwright/test";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import { applicationHumanitarianPhrases } from "../../../client/phrases/application/humanitarian.ts";
import { receiptPhrases } from "../../../client/phrases/application/receipt.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { type FormName, formNames, forms } from "../../support/journeys/form-answers.ts";
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

/** A browser tells of every refusal in its console. */
const refusal = /status of 422/;

/** Opens a form as somebody new whose browser runs no scripts. */
async function openPlainly(page: Page, name: FormName, language: Language): Promise<FormOnPage> {
  await page.goto(pathIn(forms[name].address, language));
  return formOn(page, name, anApplicant(language));
}

async function answerEverything(applying: FormOnPage): Promise<void> {
  for (const step of applying.steps.keys()) await fillStep(applying, step);
}

/** Sends it as if it had taken a person's time to fill in: nobody does it within three seconds. */
async function sendAtLeisure(applying: FormOnPage): Promise<void> {
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
  const opened = applying.form.locator("[name='sending.openedAt']");
  await opened.evaluate((field: HTMLInputElement, moment) => {
    field.value = moment;
  }, aMinuteAgo);
  await sendButton(applying).click();
}

/** How many answers a blank form misses: nobody agrees to tell of their health before they do. */
const missingIn = (name: FormName): number =>
  forms[name].missing.reduce((sum: number, each) => sum + each, name === "HUMANITARIAN" ? -1 : 0);

/** Where the links of the summary lead, as places among all fields of the page. */
const placesOfLinks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("[id^='answer-']")].map(({ id }) => `#${id}`);
    const links = document.querySelectorAll("section[aria-labelledby='summary'] a");
    return [...links].map((link) => fields.indexOf(link.getAttribute("href") ?? ""));
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of formNames) {
    for (const language of languages) {
      test(`whoever posts ${name} in ${language} is told what to mend, and then a number`, async ({
        page,
        request,
        console,
      }) => {
        console.allow(refusal);
        const applying = await openPlainly(page, name, language);
        const { wrong } = applicationErrorPhrases[language];
        const { fields } = phrasesOf(applying);
        await sendButton(applying).click();
        await errorSummary(applying, missingIn(name));
        const places = await placesOfLinks(page);
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(places).not.toContain(-1);

        await answerEverything(applying);
        await write(fields.phone.label, "+380 67 000 00")(applying.form);
        await sendButton(applying).click();
        const summary = await errorSummary(applying, 1);
        await expect(summary).toContainText(fields.phone.label);
        await summary.getByRole("link").click();
        const phone = applying.form.getByRole("textbox", { name: fields.phone.label, exact: true });
        await expect(phone).toBeFocused();
        await expect(phone).toHaveValue("+380 67 000 00");
        await expect(phone).toHaveAccessibleDescription(new RegExp(wrong.phoneShort(2, 12)));

        // Only this is typed anew: everything else is still there.
        await phone.fill(applying.phone);
        await sendAtLeisure(applying);
        const number = await receiptNumber(page);
        const sent = receiptPhrases[language];
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading(number));
        await expect(page.getByText(sent.next[name])).toBeVisible();
        expect(await countFrom(request, applying.phone)).toBe(1);
      });
    }
  }

  test("a machine that fills in everything sees what people see", async ({ page, request }) => {
    const applying = await openPlainly(page, "GENERAL", "UA");
    await answerEverything(applying);
    await applying.form.locator("[name='sending.website']").fill("https://spam.example");
    await sendButton(applying).click();
    expect(await receiptNumber(page)).toBeGreaterThan(0);
    expect(await countFrom(request, applying.phone)).toBe(1);
  });

  test("whoever goes back and sends again keeps the number", async ({ page, request }) => {
    const applying = await openPlainly(page, "PARTNER", "ENG");
    await answerEverything(applying);
    await sendAtLeisure(applying);
    const number = await receiptNumber(page);
    await page.goBack();
    await sendAtLeisure(applying);
    expect(await receiptNumber(page)).toBe(number);
    expect(await countFrom(request, applying.phone)).toBe(1);
  });
});

for (const language of languages) {
  test(`scripts that come after a refusal in ${language} go on with what was typed`, async ({
    page,
    console,
  }) => {
    console.allow(refusal);
    const applying = await openPlainly(page, "HUMANITARIAN", language);
    const { fields, back } = phrasesOf(applying);
    await fillStep(applying, 0);
    // As Enter does before the scripts have come.
    await Promise.all([
      page.waitForEvent("domcontentloaded"),
      applying.form.evaluate((form: HTMLFormElement) => form.submit()),
    ]);
    await waitForHydration(page);
    // What is missing stands in the second step.
    await errorSummary(applying, 7);
    await expect(
      applying.form.getByRole("textbox", { name: fields.phone.label, exact: true }),
    ).toBeVisible();
    await applying.form.getByRole("button", { name: back, exact: true }).click();
    const { message } = applicationHumanitarianPhrases[language];
    await expect(
      applying.form.getByRole("textbox", { name: message.label, exact: true }),
    ).toHaveValue(/.{10}/);
  });
}
