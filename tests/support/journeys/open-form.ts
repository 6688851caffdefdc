import { randomInt } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { pathIn } from "./editing.ts";
import { type Applicant, type FormName, type FormSteps, forms } from "./form-answers.ts";
import { executeGraphql } from "./graphql.ts";
import { adminSession } from "./session.ts";
import { test as base, expect, waitForHydration } from "./test.ts";

/** A random network address: the server limits how much one address may send. */
const randomNetworkAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A test whose browser has a network address of its own, as if behind a proxy. */
export const test = base.extend<{ networkAddress: string }>({
  networkAddress: async ({ baseURL }, use) => use(`${baseURL && randomNetworkAddress()}`),
  extraHTTPHeaders: async ({ networkAddress }, use) => use({ "x-forwarded-for": networkAddress }),
});

/** A form on a page, and the applicant who fills it in. */
export type FormOnPage = Applicant & { page: Page; form: Locator; steps: FormSteps };

/** An applicant with a random phone number. */
export const anApplicant = (language: Language): Applicant => ({
  language,
  name: "Наталія Гринюк",
  phone: `+38067${randomInt(1_000_000, 10_000_000)}`,
});

/** Opens the page of a form as a new applicant. */
export async function openForm(
  page: Page,
  name: FormName,
  language: Language,
): Promise<FormOnPage> {
  await page.goto(pathIn(forms[name].address, language));
  await waitForHydration(page);
  return formOn(page, name, anApplicant(language));
}

/** The form on the current page, to be filled in by `sender`. */
export function formOn(page: Page, name: FormName, sender: Applicant): FormOnPage {
  const form = page.locator("form").filter({ has: page.locator("[name='sending.website']") });
  return { ...sender, page, form, steps: forms[name].stepsFor(sender) };
}

export const phrasesOf = ({ language }: FormOnPage) => applicationPhrases[language];

/** Fills in every field of one step. */
export async function fillStep(applying: FormOnPage, step: number): Promise<void> {
  for (const fillField of applying.steps[step] ?? []) await fillField(applying.form);
}

export const nextButton = ({ form, language }: FormOnPage): Locator =>
  form.getByRole("button", { name: { UA: /^Далі:/, ENG: /^Next:/ }[language] });

export const sendButton = (applying: FormOnPage): Locator =>
  applying.form.getByRole("button", { name: phrasesOf(applying).send });

/** Expects the error summary to have the focus and to list `count` fields. */
export async function errorSummary(
  { form, language }: FormOnPage,
  count: number,
): Promise<Locator> {
  const summary = form.getByRole("region", {
    name: applicationErrorPhrases[language].summary(count),
  });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(count);
  return summary;
}

/** Fills in every step and goes on to the review. */
export async function fillAll(applying: FormOnPage): Promise<void> {
  for (const step of applying.steps.keys()) {
    await fillStep(applying, step);
    await nextButton(applying).click();
  }
  await expect(applying.form.getByText(phrasesOf(applying).reviewText)).toBeVisible();
}

/** Waits for the receipt and returns the application number on it. */
export async function receiptNumber(page: Page): Promise<number> {
  await page.waitForURL(/\/sent\?/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/(Заявку\s№|Application\sno\.)\s\d+/);
  return Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
}

/** The number of stored applications with that phone number, spam included. */
export async function countFrom(request: APIRequestContext, phone: string): Promise<number> {
  const session = await adminSession(request);
  const states = "NEW, IN_PROGRESS, WAITING, SPAM";
  const query = `query ($search: String!) {
    applications(search: $search, state: [${states}]) { total }
  }`;
  type Answer = { applications: { total: number } };
  const { applications } = await executeGraphql<Answer>(request, session, query, { search: phone });
  return applications.total;
}

/** Everything that the forms have stored in `localStorage`; empty when nothing. */
export const storedOnDevice = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("application"));
    return names.map((name) => localStorage.getItem(name)).join("\n");
  });

export { expect };
