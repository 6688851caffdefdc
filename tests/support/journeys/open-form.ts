import { randomInt } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { pathIn } from "./editing.ts";
import { type Applicant, type FormName, type FormSteps, forms } from "./form-answers.ts";
import { ask } from "./graphql.ts";
import { adminSession } from "./session.ts";
import { test as base, expect, waitForHydration } from "./test.ts";

/** A network address of nobody else: what one address may send is limited. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A journey whose browser comes from an address of its own, as through a proxy. */
export const test = base.extend<{ from: string }>({
  from: async ({ baseURL }, use) => use(`${baseURL && anAddress()}`),
  extraHTTPHeaders: async ({ from }, use) => use({ "x-forwarded-for": from }),
});

/** A form in somebody's hands. */
export type FormOnPage = Applicant & { page: Page; form: Locator; steps: FormSteps };

/** Somebody whose number is nobody else's. */
export const anApplicant = (language: Language): Applicant => ({
  language,
  name: "Наталія Гринюк",
  phone: `+38067${randomInt(1_000_000, 10_000_000)}`,
});

/** Opens a form as somebody new. */
export async function openForm(
  page: Page,
  name: FormName,
  language: Language,
): Promise<FormOnPage> {
  await page.goto(pathIn(forms[name].address, language));
  await waitForHydration(page);
  return formOn(page, name, anApplicant(language));
}

/** The form that the page shows, in the hands of `sender`. */
export function formOn(page: Page, name: FormName, sender: Applicant): FormOnPage {
  const form = page.locator("form").filter({ has: page.locator("[name='sending.website']") });
  return { ...sender, page, form, steps: forms[name].walk(sender) };
}

export const phrasesOf = ({ language }: FormOnPage) => applicationPhrases[language];

/** Answers everything that one step asks. */
export async function fillStep(applying: FormOnPage, step: number): Promise<void> {
  for (const answering of applying.steps[step] ?? []) await answering(applying.form);
}

/** The button that leads to the next step. */
export const nextButton = ({ form, language }: FormOnPage): Locator =>
  form.getByRole("button", { name: { UA: /^Далі:/, ENG: /^Next:/ }[language] });

export const sendButton = (applying: FormOnPage): Locator =>
  applying.form.getByRole("button", { name: phrasesOf(applying).send });

/** What is to be mended: it has the focus, and names so many fields. */
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

/** Answers everything and stands before the review. */
export async function fillAll(applying: FormOnPage): Promise<void> {
  for (const step of applying.steps.keys()) {
    await fillStep(applying, step);
    await nextButton(applying).click();
  }
  await expect(applying.form.getByText(phrasesOf(applying).reviewText)).toBeVisible();
}

/** The number on the receipt. */
export async function receiptNumber(page: Page): Promise<number> {
  await page.waitForURL(/\/sent\?/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/(Заявку\s№|Application\sno\.)\s\d+/);
  return Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
}

/** How many applications with that phone number have arrived; staff find them by it. */
export async function countFrom(request: APIRequestContext, phone: string): Promise<number> {
  const session = await adminSession(request);
  const states = "NEW, IN_PROGRESS, WAITING, SPAM";
  const query = `query ($search: String!) {
    applications(search: $search, state: [${states}]) { total }
  }`;
  type Answer = { applications: { total: number } };
  const { applications } = await ask<Answer>(request, session, query, { search: phone });
  return applications.total;
}

/** What this device keeps of anything that was typed into forms. */
export const storedOnDevice = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("application"));
    return names.map((name) => localStorage.getItem(name)).join("\n");
  });

export { expect };
