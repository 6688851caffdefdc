import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { applicationsPhrases } from "../../../client/phrases/admin/applications.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { answersTo, type FormName, mutations } from "../applications/valid-answers.ts";
import { type AdminPage, pathIn } from "./editing.ts";
import { executeGraphql } from "./graphql.ts";
import { adminSession, type Session } from "./session.ts";

/** An application that was sent. */
export type SentApplication = { id: string; number: number; phone: string };

/** A random phone number, in the format in which the site stores it. */
const aPhone = (): string => `+38067${randomInt(1_000_000, 10_000_000)}`;

const randomNetworkAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

type SendOptions = { changes?: object; language?: Language; website?: string };

/** Sends a form as a visitor's browser does, with random contacts and network address. */
export async function sendForm(
  request: APIRequestContext,
  form: FormName,
  { changes, language = "UA", website = "" }: SendOptions = {},
): Promise<SentApplication> {
  const [mutation, type] = mutations[form];
  const email = "email" in answersTo[form] ? { email: `${randomUUID()}@doloni.example` } : {};
  const input = { ...answersTo[form], phone: aPhone(), ...email, ...changes };
  const consentVersion = await consentVersionOf(request, form, language);
  const submission = { key: randomUUID(), language, website, consentVersion };
  const query = `mutation ($sending: SendingInput!, $input: ${type}!) {
    sent: ${mutation}(sending: $sending, input: $input) { number }
  }`;
  const answer = await request.post("/graphql", {
    data: { query, variables: { sending: submission, input } },
    headers: { "x-forwarded-for": randomNetworkAddress() },
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  const { number } = data.sent;
  return { number, phone: String(input.phone), id: await idOf(request, number) };
}

/** The version of the consent text that the form shows. */
async function consentVersionOf(
  request: APIRequestContext,
  form: FormName,
  language: Language,
): Promise<string> {
  const query = `{ consentText(form: ${form}, language: ${language}) { version } }`;
  const answer = await request.post("/graphql", { data: { query } });
  return (await answer.json()).data.consentText.version;
}

const sessions = new WeakMap<APIRequestContext, Promise<Session>>();

/** An admin's session, the same during a test: checking a password takes a server long. */
function sessionOf(request: APIRequestContext): Promise<Session> {
  const session = sessions.get(request) ?? adminSession(request);
  sessions.set(request, session);
  return session;
}

async function idOf(request: APIRequestContext, number: number): Promise<string> {
  const { applications } = await executeGraphql<{ applications: { items: { id: string }[] } }>(
    request,
    await sessionOf(request),
    `query ($search: String!) {
      applications(search: $search, state: [NEW, SPAM]) { items { id } }
    }`,
    { search: String(number) },
  );
  const [found] = applications.items;
  if (!found) throw new Error(`application ${number} did not arrive`);
  return found.id;
}

/** Opens the inbox; `query` is the query string with its filters. */
export const openInbox = ({ page, language }: AdminPage, query = "") =>
  page.goto(pathIn(`${paths.applications()}${query}`, language));

export const openApplication = ({ page, language }: AdminPage, { id }: SentApplication) =>
  page.goto(pathIn(paths.application(id), language));

/** An application's row in the inbox. */
export const rowOf = (page: Page, { number }: SentApplication): Locator =>
  page.getByRole("row").filter({ hasText: new RegExp(`№\\s${number}(?!\\d)`) });

/** A filter of the inbox, by its label. */
export function filter(
  { page, language }: AdminPage,
  name: "form" | "state" | "region" | "assignee" | "age",
): Locator {
  const label = applicationsPhrases[language][name];
  return page.getByRole("search").getByRole("combobox", { name: label, exact: true });
}
