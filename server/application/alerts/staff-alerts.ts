import type { EntityManager } from "typeorm";
import { languagesOfAccounts } from "../../account/case-workers.ts";
import type { Language } from "../../language/language.ts";
import { hoursIn } from "../../language/months.ts";
import { inBothLanguages, type Message } from "../../mail/bilingual.ts";
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
export type StaffMessage = Record<Language, Message>;

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
  const facts = {
    ...application,
    publicUrl: context.publicUrl,
    duplicate,
    promisedHours: promisedHoursOf(settings),
  };
  const message = { ua: noticeOf("ua", facts), eng: noticeOf("eng", facts) };
  const lists = (usual: string, urgent: string) =>
    splitList(isUrgent(application) ? `${usual},${urgent}` : usual);
  const to = {
    email: lists(settings.staffEmail, settings.urgentEmail),
    telegram: lists(settings.telegramChats, settings.urgentTelegramChats),
  };
  await queueForStaff(manager, context, application.id, to, message);
}

/**
 * Queues a message to every address of every channel: in the language that the account with this
 * address has chosen, and in both languages if there is none.
 */
export async function queueForStaff(
  manager: EntityManager,
  { encryption, now }: Pick<AlertContext, "encryption" | "now">,
  applicationId: string,
  recipients: Record<MessageChannel, readonly string[]>,
  message: StaffMessage,
): Promise<void> {
  const languages = await languagesOfAccounts(manager, recipients.email);
  for (const channel of ["email", "telegram"] as const) {
    for (const to of recipients[channel]) {
      const language = channel === "email" && languages.get(to.toLowerCase());
      const content = language ? message[language] : inBothLanguages(message);
      await queueEmail(manager, encryption, { to, ...content, applicationId, channel }, now);
    }
  }
}

/** Names of the forms within a sentence. */
export const formNames: Record<Language, Record<ApplicationForm, string>> = {
  ua: {
    general: "коротка заявка",
    humanitarian: "гуманітарна допомога",
    psychological: "психологічна допомога",
    volunteer: "волонтерство",
    psychologist: "робота психологом",
    partner: "партнерство",
    pictureRemoval: "прохання прибрати світлину",
  },
  eng: {
    general: "short application",
    humanitarian: "humanitarian help",
    psychological: "psychological help",
    volunteer: "volunteering",
    psychologist: "working as a psychologist",
    partner: "partnership",
    pictureRemoval: "removal of a picture",
  },
};

const urgencyTexts: Record<Language, Record<Urgency, string>> = {
  ua: { DAYS: "найближчими днями", WEEK: "упродовж тижня", MONTH: "упродовж місяця" },
  eng: { DAYS: "in the coming days", WEEK: "within a week", MONTH: "within a month" },
};

/** Last line of every message. */
export const privacyNotes: Record<Language, string> = {
  ua: "Персональних даних у цьому повідомленні немає: вони лише на сайті, після входу.",
  eng: "This message contains no personal data: it is on the site alone, after signing in.",
};

/** The address of an application for staff. */
export const applicationUrl = (publicUrl: string, id: string) =>
  `${publicUrl}/admin/applications/${id}`;

interface NoticeFacts extends Pick<Application, "id" | "number" | "form" | "urgency"> {
  publicUrl: string;
  duplicate: Pick<Application, "id" | "number"> | null;
  promisedHours: number | null;
}

function noticeOf(language: Language, facts: NoticeFacts): Message {
  const { id, number, form, urgency, publicUrl, duplicate, promisedHours } = facts;
  const texts = noticeTexts[language];
  const paragraphs = [
    texts.received(number, formNames[language][form]),
    promisedHours && texts.promised(hoursIn[language](promisedHours)),
    urgency && texts.urgency(urgencyTexts[language][urgency]),
    texts.open(applicationUrl(publicUrl, id)),
    duplicate &&
      `${texts.duplicate(duplicate.number)}\n${texts.open(applicationUrl(publicUrl, duplicate.id))}`,
    privacyNotes[language],
  ];
  const heading = isUrgent(facts) ? texts.urgentHeading(number) : texts.heading(number);
  return {
    subject: `${heading}: ${formNames[language][form]}`,
    text: `${paragraphs.filter(Boolean).join("\n\n")}\n`,
  };
}

const noticeTexts = {
  ua: {
    heading: (number: number) => `Нова заявка № ${number}`,
    urgentHeading: (number: number) => `Термінова заявка № ${number}`,
    received: (number: number, form: string) => `Надійшла заявка № ${number} (${form}).`,
    promised: (hours: string) => `Обіцяно прибрати світлину впродовж ${hours}.`,
    urgency: (when: string) => `Коли потрібна допомога: ${when}.`,
    open: (url: string) => `Відкрити: ${url}`,
    duplicate: (number: number) =>
      `Можливий дублікат заявки № ${number}: той самий телефон або та сама пошта. Обидві заявки збережено.`,
  },
  eng: {
    heading: (number: number) => `New application no. ${number}`,
    urgentHeading: (number: number) => `Urgent application no. ${number}`,
    received: (number: number, form: string) => `Application no. ${number} has come in (${form}).`,
    promised: (hours: string) => `We have promised to take the picture down within ${hours}.`,
    urgency: (when: string) => `When help is needed: ${when}.`,
    open: (url: string) => `Open: ${url}`,
    duplicate: (number: number) =>
      `It may be a duplicate of application no. ${number}: the same phone number or e-mail address. Both have been saved.`,
  },
};
