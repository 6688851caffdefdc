import type { EntityManager } from "typeorm";
import { inLanguage, type Language } from "../../language/language.ts";
import { hoursIn, monthsIn, workingDaysIn } from "../../language/months.ts";
import { queueEmail } from "../../mail/email-queue.service.ts";
import { scheduleIn } from "../../settings/facts/working-days.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { type AlertContext, alertStaff } from "../alerts/staff-alerts.ts";
import type { Application } from "../application.entity.ts";
import { promisedHoursOf } from "../forms/form-availability.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { type Answers, textAnswer } from "../privacy/answers.ts";

type ReceivedApplication = Pick<
  Application,
  "id" | "number" | "form" | "language" | "urgency" | "contactBlindIndexes"
>;

/**
 * Queues the notices to the staff and, if the applicant left an e-mail address and did not say that
 * contact is unsafe, the receipt, in the transaction that stores the application. Neither contains personal data from the answers.
 */
export async function queueApplicationEmails(
  manager: EntityManager,
  context: AlertContext,
  application: ReceivedApplication,
  answers: Answers,
): Promise<void> {
  const { id: applicationId, form, number } = application;
  await alertStaff(manager, context, application);
  const to = textAnswer(answers, "email");
  // Whoever must not be called may not be alone with their mailbox either: the receipt names us.
  if (!to || answers.safeContact === false) return;
  const language = preferredLanguage(answers) ?? application.language;
  const { email, translations, workingHours } = await readSettings(manager);
  const { foundationName = "" } = inLanguage(translations, language) ?? {};
  const settings = await manager.findOneByOrFail(FormSettings, { form });
  const { retentionMonths: months, replyDays } = settings;
  const promisedHours = promisedHoursOf(settings);
  const receiptData = {
    number,
    months,
    promisedHours,
    replyDays,
    email,
    schedule: scheduleIn(workingHours, language),
    foundation: foundationName,
  };
  const receipt = { to, ...receiptTemplates[language](receiptData), applicationId };
  await queueEmail(manager, context.encryption, receipt, context.now);
}

const preferredLanguage = ({ language }: Answers): Language | null =>
  language === "ua" || language === "eng" ? language : null;

interface ReceiptData {
  number: number;
  months: number;
  /** Hours within which the request is promised to be met; null without such a promise. */
  promisedHours: number | null;
  /** Working days within which a reply is promised; null without such a promise. */
  replyDays: number | null;
  /** E-mail address of the foundation; blank if unknown. */
  email: string;
  /** Working days and hours; blank without such days. */
  schedule: string;
  foundation: string;
}

// The form is not named, because others may have access to the mailbox.
const receiptTemplates: Record<Language, (data: ReceiptData) => { subject: string; text: string }> =
  {
    ua: ({ number, months, email, foundation, ...terms }) => ({
      subject: `Дякуємо! Заявку № ${number} отримано`,
      text: `Добрий день!

Ми отримали вашу заявку № ${number}. Її прочитає людина й відповість${replyTerm.ua(terms)}.

Збережіть цей номер: за ним ми швидко знайдемо вашу заявку.

Якщо є загроза життю чи здоров’ю, не чекайте на відповідь: телефонуйте 112.

Дані зберігатимуться не довше ніж ${monthsIn.ua(months)} після завершення розгляду. Згоду можна відкликати будь-коли${email ? `, написавши на ${email}` : ""}.
${signature(foundation)}`,
    }),
    eng: ({ number, months, email, foundation, ...terms }) => ({
      subject: `Thank you! Application no. ${number} has been received`,
      text: `Hello!

We have received your application no. ${number}. A person will read it and answer${replyTerm.eng(terms)}.

Please keep this number: we use it to find your application.

If somebody’s life or health is in danger, do not wait for our reply: call 112.

The data will be kept for no longer than ${monthsIn.eng(months)} after the request is closed. You may withdraw your consent at any time${email ? ` by writing to ${email}` : ""}.
${signature(foundation)}`,
    }),
  };

type ReplyTerms = Pick<ReceiptData, "promisedHours" | "replyDays" | "schedule">;

/** Ends the sentence; blank without a promise. Working hours do not matter to what is promised in hours. */
const replyTerm: Record<Language, (terms: ReplyTerms) => string> = {
  ua: ({ promisedHours, replyDays, schedule }) => {
    if (promisedHours) return ` упродовж ${hoursIn.ua(promisedHours)}`;
    const when = schedule && ` (${schedule}, за київським часом)`;
    return replyDays ? ` упродовж ${workingDaysIn.ua(replyDays)}${when}` : when;
  },
  eng: ({ promisedHours, replyDays, schedule }) => {
    if (promisedHours) return ` within ${hoursIn.eng(promisedHours)}`;
    const when = schedule && ` (${schedule}, Kyiv time)`;
    return replyDays ? ` within ${workingDaysIn.eng(replyDays)}${when}` : when;
  },
};

const signature = (foundation: string) => (foundation ? `\n${foundation}\n` : "");
