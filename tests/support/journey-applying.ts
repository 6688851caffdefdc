import { randomInt } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { applicationPhrases } from "../../client/phrases/application.ts";
import { applicationFailurePhrases } from "../../client/phrases/application-failures.ts";
import type { Language } from "../../client/phrases/language.tsx";
import { test as base, expect, takenOver } from "./journey.ts";
import { type FormName, forms, type Sender, type Walk } from "./journey-answers.ts";
import { addressIn } from "./journey-editing.ts";
import { ask } from "./journey-graphql.ts";
import { adminSession } from "./journey-session.ts";

/** A network address of nobody else: what one address may send is limited. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A journey whose browser comes from an address of its own, as through a proxy. */
export const test = base.extend<{ from: string }>({
  from: async ({ baseURL }, use) => use(`${baseURL && anAddress()}`),
  extraHTTPHeaders: async ({ from }, use) => use({ "x-forwarded-for": from }),
});

/** A form in somebody's hands. */
export type Applying = Sender & { page: Page; form: Locator; walk: Walk };

/** Somebody whose number is nobody else's. */
export const aSender = (language: Language): Sender => ({
  language,
  name: "Наталія Гринюк",
  phone: `+38067${randomInt(1_000_000, 10_000_000)}`,
});

/** Opens a form as somebody new. */
export async function open(page: Page, name: FormName, language: Language): Promise<Applying> {
  await page.goto(addressIn(forms[name].address, language));
  await takenOver(page);
  return inHands(page, name, aSender(language));
}

/** The form that the page shows, in the hands of `sender`. */
export function inHands(page: Page, name: FormName, sender: Sender): Applying {
  const form = page.locator("form").filter({ has: page.locator("[name='sending.website']") });
  return { ...sender, page, form, walk: forms[name].walk(sender) };
}

export const phrasesOf = ({ language }: Applying) => applicationPhrases[language];

/** Answers everything that one step asks. */
export async function answer(applying: Applying, step: number): Promise<void> {
  for (const answering of applying.walk[step] ?? []) await answering(applying.form);
}

/** The button that leads to the next step. */
export const onward = ({ form, language }: Applying): Locator =>
  form.getByRole("button", { name: { UA: /^Далі:/, ENG: /^Next:/ }[language] });

export const sendButton = (applying: Applying): Locator =>
  applying.form.getByRole("button", { name: phrasesOf(applying).send });

/** What is to be mended: it has the focus, and names so many fields. */
export async function summaryOf({ form, language }: Applying, count: number): Promise<Locator> {
  const summary = form.getByRole("region", {
    name: applicationFailurePhrases[language].summary(count),
  });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(count);
  return summary;
}

/** Answers everything and stands before the review. */
export async function answerAll(applying: Applying): Promise<void> {
  for (const step of applying.walk.keys()) {
    await answer(applying, step);
    await onward(applying).click();
  }
  await expect(applying.form.getByText(phrasesOf(applying).reviewText)).toBeVisible();
}

/** The number on the receipt. */
export async function numberOn(page: Page): Promise<number> {
  await page.waitForURL(/\/sent\?/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/(Заявку\s№|Application\sno\.)\s\d+/);
  return Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
}

/** How many applications with that phone number have arrived; staff find them by it. */
export async function arrivedFrom(request: APIRequestContext, phone: string): Promise<number> {
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
export const keptOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("application"));
    return names.map((name) => localStorage.getItem(name)).join("\n");
  });

export { expect };
