import { randomUUID } from "node:crypto";
import { Mail } from "../../server/mail/mail.entity.ts";
import { openMail } from "../../server/mail/mail-words.ts";
import { sealing, type TestApplication } from "./application.ts";
import { answersTo, type FormName, mutations } from "./valid-answers.ts";

export { answersTo, type FormName, formNames } from "./valid-answers.ts";

interface Wish {
  key?: string;
  language?: "UA" | "ENG";
  openedAt?: string | null;
  website?: string;
  consentVersion?: string;
  /** The network address; left out, one of its own. */
  from?: string;
}

interface Answer {
  sent: { number: number; keptMonths: number; replyDays: number } | null;
  /** Of the first error; null when all went well. */
  failure: Record<string, unknown> | null;
  /** All that was answered, as text. */
  text: string;
}

/** The text that a visitor is shown beside the tick. */
export async function consentOf(site: TestApplication, form: FormName, language = "UA") {
  const { consentText } = await site.must(
    `query ($form: ApplicationForm!, $language: Language!) {
      consentText(form: $form, language: $language) { version text healthText childText }
    }`,
    { form, language },
  );
  return consentText;
}

let last = 0;
const ownAddress = () => {
  last += 1;
  return `10.0.${last >> 8}.${last & 255}`;
};

/** Sends a form as a visitor does, from an address of their own. */
export async function apply(
  site: TestApplication,
  form: FormName,
  changes: object = {},
  { from = ownAddress(), ...wish }: Wish = {},
): Promise<Answer> {
  const [mutation, type] = mutations[form];
  const { language = "UA" } = wish;
  const consentVersion = wish.consentVersion ?? (await consentOf(site, form, language)).version;
  const query = `mutation ($sending: SendingInput!, $input: ${type}!) {
    sent: ${mutation}(sending: $sending, input: $input) { number keptMonths replyDays }
  }`;
  const sending = { key: randomUUID(), language, ...wish, consentVersion };
  const input = { ...answersTo[form], ...changes };
  const answer = await site.call({
    ...{ method: "POST", url: "/graphql", payload: { query, variables: { sending, input } } },
    remoteAddress: from,
  });
  const { data, errors } = answer.json();
  return { sent: data?.sent ?? null, failure: errors?.[0]?.extensions ?? null, text: answer.body };
}

/** The refused fields, as `path rule`. */
export const refused = ({ failure }: Pick<Answer, "failure">): string[] => {
  const fields = (failure?.fields ?? []) as { path: string; rule: string }[]; // as the failure says
  return fields.map(({ path, rule }) => `${path} ${rule}`).sort();
};

/** Every application's row as it is kept, oldest first, with its answers opened. */
export async function keptIn({ db }: TestApplication) {
  const rows = await db.query(`select * from application order by number`);
  return rows.map(({ sealed, ...row }: { sealed: Buffer }) => ({
    ...row,
    answers: JSON.parse(sealing.open(sealed)),
  }));
}

/** Every mail that was queued, opened, oldest first. */
export async function mailsIn({ db }: TestApplication) {
  const mails = await db.getRepository(Mail).find({ order: { createdAt: "ASC" } });
  return mails.map((mail) => ({ ...openMail(sealing, mail), applicationId: mail.applicationId }));
}

export async function forgetApplications({ db }: TestApplication): Promise<void> {
  await db.query("delete from application");
  await db.query("delete from mail");
  await db.query("delete from attempt");
  await db.query(
    "update application_form set state = 'open', places_left = null, staff_email = ''",
  );
}
