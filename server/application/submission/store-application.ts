import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { Conflict } from "../../platform/errors.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application } from "../application.entity.ts";
import { isOpen } from "../forms/form-availability.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { type Answers, decryptAnswers, isUnreadable } from "../privacy/answers.ts";
import { recordEvent } from "../record-event.ts";
import { queueApplicationEmails } from "./application-emails.ts";

/** A validated submission, in the columns of its row. */
export type NewApplication = Pick<
  Application,
  | "form"
  | "language"
  | "region"
  | "statistics"
  | "idempotencyKey"
  | "contactBlindIndexes"
  | "wordBlindIndexes"
  | "networkBlindIndex"
  | "spamReason"
  | "consentVersion"
  | "consentText"
  | "formVersion"
> & { answers: Answers };

const lock = { mode: "pessimistic_write" } as const;

/** A second submission of the same form and phone number within this time is a duplicate. */
const duplicateWindowMs = 600_000;

/**
 * Stores a submission; call it in a transaction. Locks the settings of the form, so that
 * submissions of one form are serialised. A repeated submission returns the existing
 * application, a recent duplicate corrects it. Throws Conflict `closed`.
 */
export async function storeApplication(
  manager: EntityManager,
  context: ApplicationContext,
  submitted: NewApplication,
): Promise<Application> {
  const { form, idempotencyKey, spamReason } = submitted;
  const settings = await manager.findOneOrFail(FormSettings, { where: { form }, lock });
  const existing = await manager.findOneBy(Application, { idempotencyKey });
  if (existing) return existing;
  // Spam is always stored separately and never changes an existing application.
  const duplicate = spamReason ? null : await findRecentDuplicate(manager, context, submitted);
  if (duplicate && !isUnreadable(duplicate, context.encryption))
    return correctDuplicate(manager, context, duplicate, submitted);
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
  return Object.assign(new Application(), {
    ...submitted,
    createdAt: now,
    encrypted: encryption.encrypt(JSON.stringify(answers)),
    state: spamReason ? "spam" : "new",
    closedAt: spamReason ? now : null,
  });
}

/**
 * Finds the latest application of the same form and phone number within the window, spam
 * excluded.
 */
function findRecentDuplicate(
  manager: EntityManager,
  { now }: ApplicationContext,
  { form, contactBlindIndexes: [phone] }: NewApplication,
): Promise<Application | null> {
  const since = new Date(now.getTime() - duplicateWindowMs);
  return manager
    .createQueryBuilder(Application, "duplicate")
    .where("duplicate.form = :form and duplicate.createdAt > :since", { form, since })
    .andWhere("duplicate.contact_blind_indexes[1] = :phone and duplicate.state <> 'spam'", {
      phone,
    })
    .orderBy("duplicate.createdAt", "DESC")
    .setLock("pessimistic_write")
    .getOne();
}

/** Replaces the answers with those of the duplicate and keeps the previous ones under `earlier`. */
async function correctDuplicate(
  manager: EntityManager,
  context: ApplicationContext,
  duplicate: Application,
  { answers, ...submitted }: NewApplication,
): Promise<Application> {
  const { earlier, ...previous } = decryptAnswers(duplicate, context.encryption);
  if (isDeepStrictEqual(previous, answers)) return duplicate;
  const merged = { ...answers, earlier: [...(Array.isArray(earlier) ? earlier : []), previous] };
  const { region, statistics, consentVersion, consentText, formVersion } = submitted;
  Object.assign(duplicate, { region, statistics, consentVersion, consentText, formVersion });
  duplicate.encrypted = context.encryption.encrypt(JSON.stringify(merged));
  duplicate.contactBlindIndexes = [
    ...new Set([...submitted.contactBlindIndexes, ...duplicate.contactBlindIndexes]),
  ];
  duplicate.wordBlindIndexes = [
    ...new Set([...submitted.wordBlindIndexes, ...duplicate.wordBlindIndexes]),
  ];
  duplicate.version += 1;
  await recordEvent(manager, context, [duplicate.id], "corrected");
  return manager.save(duplicate);
}
