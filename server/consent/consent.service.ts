import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { lastSavedBy } from "../history/last-saved-by.ts";
import { recordContentChange } from "../history/record-change.ts";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import { recordSensitiveAction } from "../mail/sensitive-actions.ts";
import { Conflict, type FieldError, Invalid, NotFound } from "../platform/errors.ts";
import { dayInKyiv, endOfDayInKyiv } from "../platform/kyiv-time.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { ConsentContext } from "./consent.context.ts";
import { Consent } from "./consent.entity.ts";
import type { ConsentInput } from "./consent.input.ts";
import { assignPerson, decryptPerson } from "./consent-person.ts";
import { countCoveredImages, coverImages, uncoverImages } from "./consent-pictures.ts";
import { isAgainst, recordWithdrawal } from "./withdrawals.ts";

// Triggers (migration add-consents) withhold the pictures in the transaction of each change.

/**
 * Creates or updates a consent. Throws NotFound, Conflict `stale`, and Invalid for wrong days and
 * states; after a refusal or a withdrawal another state throws as `announceRelease`.
 */
export async function saveConsent(
  context: ConsentContext,
  target: { id?: string | null; version?: number | null; imageIds: readonly string[] },
  input: ConsentInput,
): Promise<Consent> {
  const errors = errorsOf(input, context.now);
  if (errors.length > 0) throw Invalid(errors);
  return context.db.transaction(async (manager) => {
    const existing = target.id ? await lockConsent(manager, target.id) : null;
    if (existing && existing.version !== target.version) {
      throw Conflict("stale", await lastSavedBy(manager, "Consent", existing.id));
    }
    if (input.state === "withdrawn" && existing?.state !== "withdrawn") {
      throw Invalid([{ path: "state", rule: "unknown" }]);
    }
    const wasAgainst = isAgainst(existing?.state);
    const consent = existing ?? Object.assign(new Consent(), { id: randomUUID(), version: 0 });
    assignConsent(consent, input);
    if (input.person) {
      const { withdrawalReason } = decryptPerson(consent, context.encryption);
      assignPerson(consent, { ...input.person, withdrawalReason }, context.encryption);
    }
    return saveWith(manager, context, consent, existing ? "saved" : "created", async () => {
      await coverImages(manager, consent.id, target.imageIds);
      if (wasAgainst === isAgainst(consent.state)) return;
      if (!wasAgainst) return recordWithdrawal(manager, context, consent);
      const [number = 0] = await countCoveredImages(manager, [consent.id]);
      await announceRelease(manager, context, consent, { kind: "consentGivenAgain", number });
    });
  });
}

/** Withdraws a consent, again without effect. Its pictures are withheld at once. Throws NotFound. */
export async function withdrawConsent(
  context: ConsentContext,
  id: string,
  reason: string,
): Promise<Consent> {
  return context.db.transaction(async (manager) => {
    const consent = await lockConsent(manager, id);
    if (consent.state === "withdrawn") return consent;
    consent.state = "withdrawn";
    consent.withdrawnAt = context.now;
    if (reason) {
      const person = decryptPerson(consent, context.encryption);
      assignPerson(consent, { ...person, withdrawalReason: reason }, context.encryption);
    }
    return saveWith(manager, context, consent, "withdrawn", async () => {
      await recordSecurityEvent(manager, context, { kind: "consentWithdrawn", consentId: id });
      await recordWithdrawal(manager, context, consent);
    });
  });
}

/**
 * Lets a consent cover further pictures, or fewer. Throws NotFound, Invalid as `coverImages`, and as
 * `announceRelease` for fewer pictures of a refused or withdrawn one.
 */
export async function changePictures(
  context: ConsentContext,
  id: string,
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): Promise<Consent> {
  return context.db.transaction(async (manager) => {
    const consent = await lockConsent(manager, id);
    return saveWith(manager, context, consent, "saved", async () => {
      await coverImages(manager, id, add);
      await uncoverImages(manager, id, remove);
      if (remove.length === 0 || !isAgainst(consent.state)) return;
      const { length: number } = remove;
      await announceRelease(manager, context, consent, { kind: "pictureReleased", number });
    });
  });
}

/**
 * After a family's no, an admin alone may let its pictures be shown again, and every admin learns of
 * it. Throws Forbidden or ConfirmationRequired.
 */
async function announceRelease(
  manager: EntityManager,
  context: ConsentContext,
  { id, event }: Consent,
  { kind, number }: { kind: "consentGivenAgain" | "pictureReleased"; number: number },
): Promise<void> {
  requireAdmin(context.viewer);
  await recordSensitiveAction(manager, context, kind, {
    events: [{ consentId: id, number }],
    lines: [
      {
        ua: `${event || "Згода без назви події"}. Світлин: ${number}`,
        eng: `${event || "Consent without an event"}. Pictures: ${number}`,
      },
    ],
    path: `/editor/consents/${id}`,
  });
}

/** Returns null for an unknown or malformed id. */
export const consentById = async (db: EntityManager, id: string): Promise<Consent | null> =>
  isId(id) ? db.findOneBy(Consent, { id }) : null;

/** Throws NotFound. */
export async function lockConsent(manager: EntityManager, id: string): Promise<Consent> {
  const lock = { mode: "pessimistic_write" } as const;
  const consent = isId(id) ? await manager.findOne(Consent, { where: { id }, lock }) : null;
  if (!consent) throw NotFound();
  return consent;
}

/** Saves a consent and what belongs to it, with an entry in the history that names nobody. */
export async function saveWith(
  manager: EntityManager,
  context: ConsentContext,
  consent: Consent,
  action: "created" | "saved" | "withdrawn",
  saveOthers: () => Promise<unknown>,
): Promise<Consent> {
  consent.version += 1;
  await manager.save(Consent, consent);
  await saveOthers();
  await recordContentChange(manager, context, {
    kind: "Consent",
    action,
    itemId: consent.id,
    label: consent.event,
    version: consent.version,
  });
  return consent;
}

function errorsOf({ state, givenOn, validUntil }: ConsentInput, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  if (state === "given" && !givenOn) errors.push({ path: "givenOn", rule: "required" });
  if (givenOn && givenOn > dayInKyiv(now)) errors.push({ path: "givenOn", rule: "future" });
  if (givenOn && validUntil && validUntil < givenOn) {
    errors.push({ path: "validUntil", rule: "beforeStart" });
  }
  return errors;
}

function assignConsent(consent: Consent, input: ConsentInput): void {
  consent.state = input.state;
  consent.givenOn = input.givenOn ?? null;
  consent.validUntil = input.validUntil ?? null;
  consent.expiresAt = input.validUntil ? endOfDayInKyiv(input.validUntil) : null;
  consent.uses = input.uses;
  consent.event = input.event.trim();
  if (input.state !== "withdrawn") consent.withdrawnAt = null;
}
