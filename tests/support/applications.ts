import {
  Application,
  type ApplicationForm,
  ApplicationNote,
} from "../../server/application/application.entity.ts";
import { ApplicationEvent } from "../../server/application/application-event.entity.ts";
import { contactMarksOf, wordMarksOf } from "../../server/application/marks.ts";
import { Mail } from "../../server/mail/mail.entity.ts";
import { sealMail } from "../../server/mail/mail-words.ts";
import { sealing, type TestApplication } from "./application.ts";

type Columns = Pick<
  Application,
  "state" | "createdAt" | "closedAt" | "region" | "assigneeId" | "addressMark" | "suspicion"
> & { statistics: object };

let last = 0;

/** An application as the intake keeps it, without mails. */
export async function anApplicationOf(
  { db }: TestApplication,
  form: ApplicationForm = "general",
  answers: Record<string, unknown> = {},
  columns: Partial<Columns> = {},
): Promise<Application> {
  last += 1;
  const given = {
    ...{ fullName: "Оксана Д’яченко-Мельник", phone: `+38067${String(last).padStart(7, "0")}` },
    ...{ message: "Потрібна допомога" },
    ...answers,
  };
  const words = given as Record<string, string | undefined>; // those that are read here are texts
  const application = await db.getRepository(Application).save({
    ...{ form, language: "ua", region: "LVIV", idempotencyKey: `key-${last}` },
    ...{ consentVersion: "1", consentText: "Даю згоду", addressMark: "address" },
    sealed: sealing.seal(JSON.stringify(given)),
    contactMarks: contactMarksOf(sealing, [words.phone, words.email]),
    wordMarks: wordMarksOf(sealing, [words.name ?? words.fullName]),
    ...columns,
  });
  await db.getRepository(ApplicationEvent).insert({
    ...{ applicationId: application.id, action: "received", at: application.createdAt },
  });
  return application;
}

export async function aNoteOn({ db }: TestApplication, applicationId: string, text: string) {
  const sealed = sealing.seal(text);
  const at = new Date();
  await db
    .getRepository(ApplicationNote)
    .insert({ applicationId, at, authorName: "Ірина", sealed });
}

/** A mail with a receipt's words, waiting unless told. */
export async function aMail(
  { db }: TestApplication,
  columns: Partial<Pick<Mail, "applicationId" | "state" | "createdAt" | "attempts" | "lastError">>,
  words: { to?: string; subject?: string; text?: string } = {},
): Promise<Mail> {
  return db.getRepository(Mail).save({
    nextAttemptAt: new Date(),
    sealed: sealMail(sealing, {
      ...{ to: "oksana@example.org", subject: "Дякуємо", text: "Заявку отримано" },
      ...words,
    }),
    ...columns,
  });
}
