import type { EntityManager } from "typeorm";
import { hoursIn } from "../../language/months.ts";
import type { MessageChannel } from "../../mail/email.entity.ts";
import { queueEmail } from "../../mail/email-queue.service.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import type { Application, ApplicationForm } from "../application.entity.ts";
import { findDuplicates } from "../duplicates.ts";
import { splitList } from "../forms/address-lists.ts";
import { promisedHoursOf } from "../forms/form-availability.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { isUrgent } from "../priority.ts";
import type { Urgency } from "../urgency.ts";

export interface AlertContext {
  encryption: FieldEncryption;
  /** Origin of links, without a trailing slash. */
  publicUrl: string;
  now: Date;
}

type AlertedApplication = Pick<
  Application,
  "id" | "number" | "form" | "urgency" | "contactBlindIndexes"
>;

/** Messages contain the number, the form, the urgency and a link: nothing about the person. */
export interface StaffMessage {
  subject: string;
  text: string;
}

/**
 * Queues the notice of a new application to the addresses and chats of its form, and if it is
 * urgent to those for urgent ones too, in the transaction that stores the application.
 */
export async function alertStaff(
  manager: EntityManager,
  context: AlertContext,
  application: AlertedApplication,
): Promise<void> {
  const settings = await manager.findOneByOrFail(FormSettings, { form: application.form });
  const [duplicate = null] = await findDuplicates(manager, application);
  const message = noticeOf(application, context.publicUrl, duplicate, promisedHoursOf(settings));
  const lists = (usual: string, urgent: string) =>
    splitList(isUrgent(application) ? `${usual},${urgent}` : usual);
  const to = {
    email: lists(settings.staffEmail, settings.urgentEmail),
    telegram: lists(settings.telegramChats, settings.urgentTelegramChats),
  };
  await queueForStaff(manager, context, application.id, to, message);
}

/** Queues a message to every address of every channel. */
export async function queueForStaff(
  manager: EntityManager,
  { encryption, now }: Pick<AlertContext, "encryption" | "now">,
  applicationId: string,
  recipients: Record<MessageChannel, readonly string[]>,
  message: StaffMessage,
): Promise<void> {
  for (const channel of ["email", "telegram"] as const) {
    for (const to of recipients[channel]) {
      await queueEmail(manager, encryption, { to, ...message, applicationId, channel }, now);
    }
  }
}

/** Names of the forms within a sentence, in Ukrainian, the language of the staff. */
export const formNames: Record<ApplicationForm, string> = {
  general: "звернення",
  humanitarian: "гуманітарна допомога",
  psychological: "психологічна допомога",
  volunteer: "волонтерство",
  psychologist: "робота психологом",
  partner: "партнерство",
  pictureRemoval: "прохання прибрати світлину",
};

const urgencyTexts: Record<Urgency, string> = {
  DAYS: "найближчими днями",
  WEEK: "упродовж тижня",
  MONTH: "упродовж місяця",
};

/** Last line of every message. */
export const privacyNote =
  "Особистих відомостей у цьому повідомленні немає: вони лише на сайті, після входу.";

function noticeOf(
  application: AlertedApplication,
  publicUrl: string,
  duplicate: Pick<Application, "id" | "number"> | null,
  promisedHours: number | null,
): StaffMessage {
  const { id, number, form, urgency } = application;
  const paragraphs = [
    `Надійшла заявка № ${number} (${formNames[form]}).`,
    promisedHours && `Обіцяно сховати світлину впродовж ${hoursIn.ua(promisedHours)}.`,
    urgency && `Коли потрібна допомога: ${urgencyTexts[urgency]}.`,
    `Відкрити: ${publicUrl}/admin/applications/${id}`,
    duplicate &&
      `Можливий дублікат заявки № ${duplicate.number}: ті самі телефон або пошта. Обидві заявки збережено.
Відкрити: ${publicUrl}/admin/applications/${duplicate.id}`,
    privacyNote,
  ];
  const subject = isUrgent(application)
    ? `Термінова заявка № ${number}: ${formNames[form]}`
    : `Нова заявка № ${number}: ${formNames[form]}`;
  return { subject, text: `${paragraphs.filter(Boolean).join("\n\n")}\n` };
}
