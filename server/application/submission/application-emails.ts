import type { EntityManager } from "typeorm";
import { inLanguage, type Language } from "../../language/language.ts";
import { monthsIn } from "../../language/months.ts";
import { queueEmail } from "../../mail/email-queue.service.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { readSettings } from "../../settings/settings.service.ts";
import type { Application, ApplicationForm } from "../application.entity.ts";
import { findDuplicates } from "../duplicates.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { type Answers, textAnswer } from "../privacy/answers.ts";
import { replyDays } from "./submission.input.ts";

interface EmailQueueContext {
  encryption: FieldEncryption;
  /** Origin of links, without a trailing slash. */
  publicUrl: string;
  now: Date;
}

type ReceivedApplication = Pick<
  Application,
  "id" | "number" | "form" | "language" | "contactBlindIndexes"
>;

/**
 * Queues the notice to the staff address of the form and, if the applicant left an e-mail
 * address, the receipt, in the transaction that stores the application. Neither e-mail contains
 * personal data from the answers.
 */
export async function queueApplicationEmails(
  manager: EntityManager,
  { encryption, publicUrl, now }: EmailQueueContext,
  application: ReceivedApplication,
  answers: Answers,
): Promise<void> {
  const { id: applicationId, form, number } = application;
  const settings = await manager.findOneByOrFail(FormSettings, { form });
  const queue = (to: string, mail: { subject: string; text: string }) =>
    to ? queueEmail(manager, encryption, { to, ...mail, applicationId }, now) : null;
  const [duplicate = null] = await findDuplicates(manager, application);
  await queue(settings.staffEmail, staffNotice(application, publicUrl, duplicate));
  const language = preferredLanguage(answers) ?? application.language;
  const { email, translations } = await readSettings(manager);
  const { foundationName = "", schedule = "" } = inLanguage(translations, language) ?? {};
  const months = settings.retentionMonths;
  const receiptData = { number, months, email, schedule, foundation: foundationName };
  await queue(textAnswer(answers, "email"), receiptTemplates[language](receiptData));
}

const preferredLanguage = ({ language }: Answers): Language | null =>
  language === "ua" || language === "eng" ? language : null;

const formNames: Record<ApplicationForm, string> = {
  general: "звернення",
  humanitarian: "гуманітарна допомога",
  psychological: "психологічна допомога",
  volunteer: "волонтерство",
  psychologist: "робота психологом",
  partner: "партнерство",
};

/** In Ukrainian, the language of the staff. */
const staffNotice = (
  { id, number, form }: ReceivedApplication,
  publicUrl: string,
  duplicate: Pick<Application, "id" | "number"> | null,
) => ({
  subject: `Нова заявка № ${number}: ${formNames[form]}`,
  text: `Надійшла заявка № ${number} (${formNames[form]}).

Відкрити: ${publicUrl}/admin/applications/${id}
${
  duplicate
    ? `
Можливий дублікат заявки № ${duplicate.number}: ті самі телефон або пошта. Обидві заявки збережено.
Відкрити: ${publicUrl}/admin/applications/${duplicate.id}
`
    : ""
}
Особистих відомостей у цьому листі немає: вони лише на сайті, після входу.
`,
});

interface ReceiptData {
  number: number;
  months: number;
  /** E-mail address of the foundation; blank if unknown. */
  email: string;
  /** Working hours as the settings show them; blank if unknown. */
  schedule: string;
  foundation: string;
}

// The form is not named, because others may have access to the mailbox.
const receiptTemplates: Record<Language, (data: ReceiptData) => { subject: string; text: string }> =
  {
    ua: ({ number, months, email, schedule, foundation }) => ({
      subject: `Дякуємо! Заявку № ${number} отримано`,
      text: `Добрий день!

Ми отримали вашу заявку № ${number}. Її прочитає людина й відповість упродовж ${replyDays} робочих днів${schedule ? ` (${schedule})` : ""}.

Збережіть цей номер: за ним ми швидко знайдемо вашу заявку.

Якщо є загроза життю чи здоров’ю, не чекайте на відповідь: телефонуйте 112.

Дані зберігатимуться не довше ніж ${monthsIn.ua(months)} після завершення розгляду. Згоду можна відкликати будь-коли${email ? `, написавши на ${email}` : ""}.
${signature(foundation)}`,
    }),
    eng: ({ number, months, email, schedule, foundation }) => ({
      subject: `Thank you! Application no. ${number} has been received`,
      text: `Hello!

We have received your application no. ${number}. A person will read it and answer within ${replyDays} working days${schedule ? ` (${schedule} in Kyiv)` : ""}.

Please keep this number: we use it to find your application.

If somebody’s life or health is in danger, do not wait for our reply: call 112.

The data will be kept for no longer than ${monthsIn.eng(months)} after the request is closed. You may withdraw your consent at any time${email ? ` by writing to ${email}` : ""}.
${signature(foundation)}`,
    }),
  };

const signature = (foundation: string) => (foundation ? `\n${foundation}\n` : "");
