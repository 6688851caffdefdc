import type { EntityManager } from "typeorm";
import { inLanguage, type Language } from "../language/language.ts";
import { queueMail } from "../mail/queue.service.ts";
import type { Sealing } from "../platform/sealing.ts";
import { readSettings } from "../settings/settings.service.ts";
import { type Answers, wordIn } from "./answers.ts";
import type { Application, ApplicationForm } from "./application.entity.ts";
import { FormSettings } from "./form-settings.entity.ts";
import { replyDays } from "./sending.input.ts";

interface Parts {
  sealing: Sealing;
  /** Origin of the links, without a slash at the end. */
  publicUrl: string;
  now: Date;
}

type Received = Pick<Application, "id" | "number" | "form" | "language">;

/**
 * Queues, in the transaction that received it, the notice to the form's staff address and the
 * receipt to whoever left an e-mail. Neither says what the application is about in person.
 */
export async function writeMails(
  manager: EntityManager,
  { sealing, publicUrl, now }: Parts,
  application: Received,
  answers: Answers,
): Promise<void> {
  const { id: applicationId, form, number } = application;
  const settings = await manager.findOneByOrFail(FormSettings, { form });
  const queue = (to: string, mail: { subject: string; text: string }) =>
    to ? queueMail(manager, sealing, { to, ...mail, applicationId }, now) : null;
  await queue(settings.staffEmail, notice(application, publicUrl));
  const language = languageOf(answers) ?? application.language;
  const { email, translations } = await readSettings(manager);
  const foundation = inLanguage(translations, language)?.foundationName ?? "";
  const told = { number, months: settings.keptMonths, email, foundation };
  await queue(wordIn(answers, "email"), receipts[language](told));
}

const languageOf = ({ language }: Answers): Language | null =>
  language === "ua" || language === "eng" ? language : null;

const formNames: Record<ApplicationForm, string> = {
  general: "потрібна допомога",
  humanitarian: "гуманітарна допомога",
  psychological: "психологічна допомога",
  volunteer: "волонтерство",
  psychologist: "робота психологом",
  partner: "партнерство",
};

/** For the staff, who speak Ukrainian. */
const notice = ({ id, number, form }: Received, publicUrl: string) => ({
  subject: `Нова заявка № ${number}: ${formNames[form]}`,
  text: `Надійшла заявка № ${number} (${formNames[form]}).

Відкрити: ${publicUrl}/admin/applications/${id}

Особистих відомостей у цьому листі немає: вони лише на сайті, після входу.
`,
});

interface Told {
  number: number;
  months: number;
  /** Of the foundation; blank: not known. */
  email: string;
  foundation: string;
}

// The form is not named: others may read this mailbox.
const receipts: Record<Language, (told: Told) => { subject: string; text: string }> = {
  ua: ({ number, months, email, foundation }) => ({
    subject: `Дякуємо! Заявку № ${number} отримано`,
    text: `Вітаємо!

Ми отримали вашу заявку № ${number}. Її прочитає людина й відповість упродовж ${replyDays} робочих днів (понеділок–п’ятниця, 10:00–18:00).

Збережіть цей номер: за ним ми швидко знайдемо вашу заявку.

Дані зберігатимуться не довше ніж ${months} міс. після завершення розгляду. Згоду можна відкликати будь-коли${email ? `, написавши на ${email}` : ""}.
${signature(foundation)}`,
  }),
  eng: ({ number, months, email, foundation }) => ({
    subject: `Thank you! Application no. ${number} has been received`,
    text: `Hello!

We have received your application no. ${number}. A person will read it and answer within ${replyDays} working days (Monday to Friday, 10:00–18:00 in Kyiv).

Please keep this number: we find your application by it.

The data will be kept for no longer than ${months} ${months === 1 ? "month" : "months"} after the request is closed. You may withdraw your consent at any time${email ? ` by writing to ${email}` : ""}.
${signature(foundation)}`,
  }),
};

const signature = (foundation: string) => (foundation ? `\n${foundation}\n` : "");
