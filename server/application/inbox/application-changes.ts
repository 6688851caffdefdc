import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { findCaseWorker } from "../../account/case-workers.ts";
import { isId } from "../../content/reading/content-queries.ts";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import { Conflict, Invalid, NotFound } from "../../platform/errors.ts";
import { dayInKyiv } from "../../platform/kyiv-time.ts";
import { requireCaseWorker } from "../../platform/viewer.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application, ApplicationNote, type ApplicationState } from "../application.entity.ts";
import { decryptAnswers, encryptNote } from "../privacy/answers.ts";
import { recordEvent } from "../record-event.ts";
import { queueApplicationEmails } from "../submission/application-emails.ts";

/** The application that a change applies to, and the version that its author had read. */
export interface ApplicationTarget {
  id: string;
  version: number;
}

/** For case workers and admins. Throws NotFound or Conflict `stale`. */
export function changeState(
  context: ApplicationContext,
  target: ApplicationTarget,
  state: ApplicationState,
): Promise<void> {
  return updateApplication(context, target, async (manager, application) => {
    if (application.state === state) return false;
    if (application.state === "spam" && !isClosing(state))
      await acceptSuspected(manager, context, application);
    setState(application, state, context.now);
    await recordEvent(manager, context, [application.id], "state", state);
    return true;
  });
}

/**
 * Null removes the assignee. For case workers and admins. Throws NotFound, Conflict `stale` or
 * Invalid.
 */
export function assign(
  context: ApplicationContext,
  target: ApplicationTarget,
  userId: string | null,
): Promise<void> {
  return updateApplication(context, target, async (manager, application) => {
    if (application.assigneeId === userId) return false;
    const user = userId === null ? null : await findCaseWorker(manager, userId);
    if (userId !== null && !user) throw Invalid([{ path: "userId", rule: "unknown" }]);
    application.assigneeId = userId;
    const name = user ? user.name || user.email : "";
    await recordEvent(manager, context, [application.id], "assigned", name);
    return true;
  });
}

/**
 * `day` is one in Kyiv, as `2026-11-26`, from today to a year from now; null removes the reminder.
 * For case workers and admins. Throws NotFound, Conflict `stale` or Invalid.
 */
export function setReminder(
  context: ApplicationContext,
  target: ApplicationTarget,
  day: string | null,
): Promise<void> {
  return updateApplication(context, target, async (manager, application) => {
    if (application.remindOn === day) return false;
    if (day !== null) assertReminderDay(day, context.now);
    application.remindOn = day;
    application.remindedAt = null;
    await recordEvent(manager, context, [application.id], "reminder", day ?? "");
    return true;
  });
}

const yearMs = 366 * 24 * 3_600_000;

function assertReminderDay(day: string, now: Date): void {
  const date = new Date(`${day}T00:00:00Z`);
  // An impossible day such as 2026-02-31 overflows into another.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  const isWithinYear = day >= dayInKyiv(now) && date.getTime() < now.getTime() + yearMs;
  if (!isDay || !isWithinYear) throw Invalid([{ path: "day", rule: "day" }]);
}

/** Marks spam as not spam. For case workers and admins. Throws NotFound or Conflict `stale`. */
export function markNotSpam(context: ApplicationContext, target: ApplicationTarget): Promise<void> {
  return updateApplication(context, target, async (manager, application) => {
    if (application.state !== "spam") throw Conflict("stale");
    await acceptSuspected(manager, context, application);
    setState(application, "new", context.now);
    await recordEvent(manager, context, [application.id], "rescued");
    return true;
  });
}

/** For case workers and admins. Throws NotFound or Conflict `stale`. */
export async function addNote(
  context: ApplicationContext,
  id: string,
  text: string,
): Promise<void> {
  const author = requireCaseWorker(context.viewer);
  await context.db.transaction(async (manager) => {
    await lockApplication(manager, id);
    const noteId = randomUUID();
    await manager.insert(ApplicationNote, {
      id: noteId,
      applicationId: id,
      at: context.now,
      authorId: author.id,
      authorName: author.name || author.email,
      encrypted: encryptNote(context.encryption, noteId, text),
    });
    await recordEvent(manager, context, [id], "noted");
  });
}

/** For case workers and admins. Throws NotFound. */
export async function recordPrint(context: ApplicationContext, id: string): Promise<void> {
  requireCaseWorker(context.viewer);
  const application = isId(id) ? await context.db.findOneBy(Application, { id }) : null;
  if (!application) throw NotFound();
  const { number } = application;
  await context.db.transaction(async (manager) => {
    await recordEvent(manager, context, [id], "printed");
    const event = { kind: "applicationPrinted", applicationId: id, number } as const;
    await recordSecurityEvent(manager, context, event);
  });
}

/** Increments the version if `apply` returns true, which means that it changed something. */
async function updateApplication(
  context: ApplicationContext,
  { id, version }: ApplicationTarget,
  apply: (manager: EntityManager, application: Application) => Promise<boolean>,
): Promise<void> {
  requireCaseWorker(context.viewer);
  await context.db.transaction(async (manager) => {
    const application = await lockApplication(manager, id);
    if (application.version !== version) throw Conflict("stale");
    if (!(await apply(manager, application))) return;
    application.version += 1;
    await manager.save(application);
  });
}

/** Throws NotFound, or Conflict `stale` if it has been anonymised meanwhile. */
async function lockApplication(manager: EntityManager, id: string): Promise<Application> {
  if (!isId(id)) throw NotFound();
  const lock = { mode: "pessimistic_write" } as const;
  const application = await manager.findOne(Application, { where: { id }, lock });
  if (!application) throw NotFound();
  if (application.anonymisedAt) throw Conflict("stale");
  return application;
}

/**
 * A submission suspected to be spam sent no e-mails and took no place: both happen now, even if
 * no places are left. An application marked as spam later has done both already.
 */
async function acceptSuspected(
  manager: EntityManager,
  context: ApplicationContext,
  application: Application,
): Promise<void> {
  if (application.spamReason === "") return;
  application.spamReason = "";
  await manager.query(
    `update application_form set places_left = places_left - 1, version = version + 1
     where form = $1 and places_left > 0`,
    [application.form],
  );
  await queueApplicationEmails(
    manager,
    context,
    application,
    decryptAnswers(application, context.encryption),
  );
}

const closedStates: readonly ApplicationState[] = ["done", "declined"];
const isClosing = (state: ApplicationState): boolean =>
  closedStates.includes(state) || state === "spam";

function setState(application: Application, state: ApplicationState, now: Date): void {
  // A change between done and declined keeps the closing time; spam has its own retention period.
  const keepsClosingTime = closedStates.includes(application.state) && closedStates.includes(state);
  if (!keepsClosingTime) application.closedAt = isClosing(state) ? now : null;
  if (isClosing(state)) application.remindOn = null;
  application.state = state;
}
