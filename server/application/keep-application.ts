import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { Conflict } from "../platform/failures.ts";
import { type Answers, answersOf, isUnreadable } from "./answers.ts";
import type { ApplicationContext } from "./application.context.ts";
import { Application } from "./application.entity.ts";
import { writeMails } from "./application-mails.ts";
import { FormSettings } from "./form-settings.entity.ts";
import { isOpen } from "./open-forms.ts";
import { recordEvent } from "./record-event.ts";

/** A sending that was checked, as its row is going to hold it. */
export type Arrival = Pick<
  Application,
  | "form"
  | "language"
  | "region"
  | "statistics"
  | "idempotencyKey"
  | "contactMarks"
  | "wordMarks"
  | "addressMark"
  | "suspicion"
  | "consentVersion"
  | "consentText"
  | "formVersion"
> & { answers: Answers };

const lock = { mode: "pessimistic_write" } as const;

/** A second sending within this time is the same one, in milliseconds. */
const tenMinutes = 600_000;

/**
 * Keeps it, to be called in a transaction: the form's row is locked, so that sendings of one form
 * come one after another. What was sent already is not kept twice. Throws Conflict `closed`.
 */
export async function keepApplication(
  manager: EntityManager,
  context: ApplicationContext,
  arrival: Arrival,
): Promise<Application> {
  const { form, idempotencyKey, suspicion } = arrival;
  const settings = await manager.findOneOrFail(FormSettings, { where: { form }, lock });
  const known = await manager.findOneBy(Application, { idempotencyKey });
  if (known) return known;
  // Spam is kept as it comes, and never takes a person's sending with it.
  const twin = suspicion ? null : await findTwin(manager, context, arrival);
  if (twin && !isUnreadable(twin, context.sealing)) return correct(manager, context, twin, arrival);
  if (!isOpen(settings)) throw Conflict("closed");
  const application = await manager.save(begun(context, arrival));
  await recordEvent(manager, context, [application.id], "received");
  if (suspicion) return application;
  await writeMails(manager, context, application, arrival.answers);
  if (settings.placesLeft !== null) {
    const { version, placesLeft } = settings;
    await manager.update(
      FormSettings,
      { form },
      { placesLeft: placesLeft - 1, version: version + 1 },
    );
  }
  return application;
}

function begun({ sealing, now }: ApplicationContext, { answers, ...arrival }: Arrival) {
  const { suspicion } = arrival;
  return Object.assign(new Application(), {
    ...arrival,
    ...{ createdAt: now, sealed: sealing.seal(JSON.stringify(answers)) },
    ...{ state: suspicion ? "spam" : "new", closedAt: suspicion ? now : null },
  });
}

/** What the same phone sent with the same form a moment ago. */
function findTwin(
  manager: EntityManager,
  { now }: ApplicationContext,
  { form, contactMarks: [phone] }: Arrival,
): Promise<Application | null> {
  const since = new Date(now.getTime() - tenMinutes);
  return manager
    .createQueryBuilder(Application, "twin")
    .where("twin.form = :form and twin.createdAt > :since", { form, since })
    .andWhere("twin.contact_marks[1] = :phone and twin.state <> 'spam'", { phone })
    .orderBy("twin.createdAt", "DESC")
    .setLock("pessimistic_write")
    .getOne();
}

/** Somebody who sends again may have mended an answer: the newest count, the others stay. */
async function correct(
  manager: EntityManager,
  context: ApplicationContext,
  twin: Application,
  { answers, ...arrival }: Arrival,
): Promise<Application> {
  const { earlier, ...before } = answersOf(twin, context.sealing);
  if (isDeepStrictEqual(before, answers)) return twin;
  const all = { ...answers, earlier: [...(Array.isArray(earlier) ? earlier : []), before] };
  const { region, statistics, consentVersion, consentText, formVersion } = arrival;
  Object.assign(twin, { region, statistics, consentVersion, consentText, formVersion });
  twin.sealed = context.sealing.seal(JSON.stringify(all));
  twin.contactMarks = [...new Set([...arrival.contactMarks, ...twin.contactMarks])];
  twin.wordMarks = [...new Set([...arrival.wordMarks, ...twin.wordMarks])];
  twin.version += 1;
  await recordEvent(manager, context, [twin.id], "corrected");
  return manager.save(twin);
}
