import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { Conflict } from "../../platform/errors.ts";
import { alertStaff } from "../alerts/staff-alerts.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application } from "../application.entity.ts";
import { isOpen } from "../forms/form-availability.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { isUrgent } from "../priority.ts";
import { type Answers, decryptAnswers, encryptAnswers, isUnreadable } from "../privacy/answers.ts";
import { recordEvent } from "../record-event.ts";
import { queueApplicationEmails } from "./application-emails.ts";

/** A validated submission, in the columns of its row. */
export type NewApplication = Pick<
  Application,
  | "form"
  | "language"
  | "region"
  | "urgency"
  | "statistics"
  | "idempotencyKey"
  | "contactBlindIndexes"
  | "wordBlindIndexes"
  | "networkBlindIndex"
  | "spamReason"
  | "consentVersion"
  | "consentText"
  | "agreedMonths"
  | "formVersion"
> & { answers: Answers };

const lock = { mode: "pessimistic_write" } as const;

/**
 * Stores a submission; call it in a transaction. Locks the settings of the form, so that
 * submissions of one form are serialised. Only a submission with the same idempotency key, which
 * never leaves the applicant's device, corrects an application. Throws Conflict `closed`.
 */
export async function storeApplication(
  manager: EntityManager,
  context: ApplicationContext,
  submitted: NewApplication,
): Promise<Application> {
  const { form, idempotencyKey, spamReason } = submitted;
  const settings = await manager.findOneOrFail(FormSettings, { where: { form }, lock });
  const existing = await manager.findOne(Application, { where: { idempotencyKey }, lock });
  if (existing) return correct(manager, context, existing, submitted);
  if (!isOpen(settings)) throw Conflict("closed");
  const application = await manager.save(toApplication(context, submitted));
  await recordEvent(manager, context, [application.id], "received");
  if (spamReason) return application;
  await queueApplicationEmails(manager, context, application, submitted.answers);
  if (settings.placesLeft !== null) {
    const { version, placesLeft } = settings;
    await manager.update(
      FormSettings,
      { form },
      { placesLeft: placesLeft - 1, version: version + 1 },
    );
    context.contentWritten();
  }
  return application;
}

function toApplication(
  { encryption, now }: ApplicationContext,
  { answers, ...submitted }: NewApplication,
) {
  const { spamReason } = submitted;
  // The answers are bound to their row.
  const id = randomUUID();
  return Object.assign(new Application(), {
    ...submitted,
    id,
    createdAt: now,
    encrypted: encryptAnswers(encryption, id, answers),
    state: spamReason ? "spam" : "new",
    closedAt: spamReason ? now : null,
  });
}

/** Whether the answers are those that are stored, or cannot be compared with them. */
export function isRepetition(
  existing: Application,
  answers: Answers,
  encryption: FieldEncryption,
): boolean {
  if (isUnreadable(existing, encryption)) return true;
  const { earlier, ...stored } = decryptAnswers(existing, encryption);
  return isDeepStrictEqual(stored, answers);
}

/**
 * Replaces the answers and keeps the previous ones under `earlier`. A repetition and spam change
 * nothing. The staff are told once more when only the correction says that it is urgent.
 */
async function correct(
  manager: EntityManager,
  context: ApplicationContext,
  existing: Application,
  { answers, spamReason, ...submitted }: NewApplication,
): Promise<Application> {
  if (spamReason || isRepetition(existing, answers, context.encryption)) return existing;
  const { earlier, ...previous } = decryptAnswers(existing, context.encryption);
  const merged = { ...answers, earlier: [...(Array.isArray(earlier) ? earlier : []), previous] };
  const { region, urgency, statistics, formVersion } = submitted;
  const { consentVersion, consentText, agreedMonths } = submitted;
  const becomesUrgent = isUrgent(submitted) && !isUrgent(existing) && existing.state !== "spam";
  Object.assign(existing, { region, urgency, statistics });
  Object.assign(existing, { consentVersion, consentText, agreedMonths, formVersion });
  existing.encrypted = encryptAnswers(context.encryption, existing.id, merged);
  existing.contactBlindIndexes = [
    ...new Set([...submitted.contactBlindIndexes, ...existing.contactBlindIndexes]),
  ];
  existing.wordBlindIndexes = [
    ...new Set([...submitted.wordBlindIndexes, ...existing.wordBlindIndexes]),
  ];
  existing.version += 1;
  await recordEvent(manager, context, [existing.id], "corrected");
  if (becomesUrgent) await alertStaff(manager, context, existing);
  return manager.save(existing);
}
