import { randomUUID } from "node:crypto";
import { decryptAnswers } from "../../../server/application/privacy/answers.ts";
import { Email } from "../../../server/mail/email.entity.ts";
import { decryptEmail } from "../../../server/mail/email-content.ts";
import { encryption, type TestServer } from "../server/test-server.ts";
import { answersTo, type FormName, mutations } from "./valid-answers.ts";

export { answersTo, type FormName, formNames } from "./valid-answers.ts";

interface SubmitOptions {
  key?: string;
  language?: "UA" | "ENG";
  openedAt?: string | null;
  website?: string;
  consentVersion?: string;
  /** The network address; omit it for a new one. */
  from?: string;
}

interface SubmitResult {
  receipt: {
    number: number;
    keptMonths: number;
    replyDays: number;
    promisedHours: number | null;
  } | null;
  /** The extensions of the first error; null when there was none. */
  error: Record<string, unknown> | null;
  /** The body of the response. */
  text: string;
}

/** The consent texts that a visitor sees in the form. */
export async function consentOf(site: TestServer, form: FormName, language = "UA") {
  const { consentText } = await site.executeOrThrow(
    `query ($form: ApplicationForm!, $language: Language!) {
      consentText(form: $form, language: $language) { version text healthText childText }
    }`,
    { form, language },
  );
  return consentText;
}

let last = 0;
const nextNetworkAddress = () => {
  last += 1;
  return `10.0.${last >> 8}.${last & 255}`;
};

/** Sends a form as a visitor, from a new network address by default. */
export async function submitForm(
  site: TestServer,
  form: FormName,
  changes: object = {},
  { from = nextNetworkAddress(), ...options }: SubmitOptions = {},
): Promise<SubmitResult> {
  const [mutation, type] = mutations[form];
  const { language = "UA" } = options;
  const consentVersion = options.consentVersion ?? (await consentOf(site, form, language)).version;
  const query = `mutation ($sending: SendingInput!, $input: ${type}!) {
    sent: ${mutation}(sending: $sending, input: $input) { number keptMonths replyDays promisedHours }
  }`;
  const submission = { key: randomUUID(), language, ...options, consentVersion };
  const input = { ...answersTo[form], ...changes };
  const answer = await site.request({
    method: "POST",
    url: "/graphql",
    payload: { query, variables: { sending: submission, input } },
    remoteAddress: from,
  });
  const { data, errors } = answer.json();
  return { receipt: data?.sent ?? null, error: errors?.[0]?.extensions ?? null, text: answer.body };
}

/** The refused fields, as `path rule`. */
export const refusedFields = ({ error }: Pick<SubmitResult, "error">): string[] => {
  const fields = (error?.fields ?? []) as { path: string; rule: string }[]; // the error's extensions are untyped
  return fields.map(({ path, rule }) => `${path} ${rule}`).sort();
};

/** The rows of all applications, oldest first, with decrypted answers. */
export async function storedApplications({ db }: TestServer) {
  const rows = await db.query(`select * from application order by number`);
  return rows.map(({ encrypted, ...row }: { id: string; encrypted: Buffer }) => ({
    ...row,
    answers: decryptAnswers({ id: row.id, encrypted }, encryption),
  }));
}

/** All queued e-mails, decrypted, oldest first. */
export async function queuedEmails({ db }: TestServer) {
  const emails = await db.getRepository(Email).find({ order: { createdAt: "ASC" } });
  return emails.map((email) => ({
    ...decryptEmail(encryption, email),
    channel: email.channel,
    applicationId: email.applicationId,
  }));
}

export async function deleteApplications({ db }: TestServer): Promise<void> {
  await db.query("delete from application");
  await db.query("delete from mail");
  await db.query("delete from attempt");
  await db.query(
    `update application_form set state = 'open', places_left = null, staff_email = '',
       urgent_email = '', telegram_chats = '', urgent_telegram_chats = ''`,
  );
}
