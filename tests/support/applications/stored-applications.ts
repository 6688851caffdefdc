import { randomUUID } from "node:crypto";
import {
  Application,
  type ApplicationForm,
  ApplicationNote,
} from "../../../server/application/application.entity.ts";
import { ApplicationEvent } from "../../../server/application/application-event.entity.ts";
import { encryptAnswers, encryptNote } from "../../../server/application/privacy/answers.ts";
import {
  contactBlindIndexesOf,
  wordBlindIndexesOf,
} from "../../../server/application/privacy/blind-index.ts";
import { Email } from "../../../server/mail/email.entity.ts";
import { encryptEmail } from "../../../server/mail/email-content.ts";
import { encryption, type TestServer } from "../server/test-server.ts";

type ApplicationColumns = Pick<
  Application,
  | "state"
  | "createdAt"
  | "closedAt"
  | "region"
  | "urgency"
  | "remindOn"
  | "assigneeId"
  | "networkBlindIndex"
  | "spamReason"
> & { statistics: object };

let last = 0;

/** Stores an application as submission does, without queueing e-mails. */
export async function aStoredApplication(
  { db }: TestServer,
  form: ApplicationForm = "general",
  answers: Record<string, unknown> = {},
  columns: Partial<ApplicationColumns> = {},
): Promise<Application> {
  last += 1;
  const allAnswers = {
    fullName: "Оксана Д’яченко-Мельник",
    phone: `+38067${String(last).padStart(7, "0")}`,
    message: "Потрібна допомога",
    ...answers,
  };
  const texts = allAnswers as Record<string, string | undefined>; // the fields that are read below are strings
  const id = randomUUID();
  const application = await db.getRepository(Application).save({
    id,
    form,
    language: "ua",
    region: "LVIV",
    idempotencyKey: `key-${last}`,
    consentVersion: "1",
    consentText: "Даю згоду",
    networkBlindIndex: "address",
    encrypted: encryptAnswers(encryption, id, allAnswers),
    contactBlindIndexes: contactBlindIndexesOf(encryption, [texts.phone, texts.email]),
    wordBlindIndexes: wordBlindIndexesOf(encryption, [texts.name ?? texts.fullName]),
    ...columns,
  });
  await db.getRepository(ApplicationEvent).insert({
    applicationId: application.id,
    action: "received",
    at: application.createdAt,
  });
  return application;
}

export async function aNote({ db }: TestServer, applicationId: string, text: string) {
  const id = randomUUID();
  const encrypted = encryptNote(encryption, id, text);
  const at = new Date();
  await db
    .getRepository(ApplicationNote)
    .insert({ id, applicationId, at, authorName: "Ірина", encrypted });
}

/** Stores an e-mail with the text of a receipt; it is due by default. */
export async function anEmail(
  { db }: TestServer,
  columns: Partial<Pick<Email, "applicationId" | "state" | "createdAt" | "attempts" | "lastError">>,
  content: { to?: string; subject?: string; text?: string } = {},
): Promise<Email> {
  const id = randomUUID();
  return db.getRepository(Email).save({
    id,
    nextAttemptAt: new Date(),
    encrypted: encryptEmail(encryption, id, {
      to: "oksana@example.org",
      subject: "Дякуємо",
      text: "Заявку отримано",
      ...content,
    }),
    ...columns,
  });
}
