import type { EntityManager } from "typeorm";
import { type Author, recordChange } from "../history/record-change.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import { Consent, ConsentPaper } from "./consent.entity.ts";
import { decryptPerson } from "./consent-person.ts";
import { isAgainst, recordWithdrawal } from "./withdrawals.ts";

/**
 * The consents whose reference has one of the blind indexes, and those in which a text mentions the
 * person, oldest first. Decrypts every consent, as contacts have no column of their own.
 */
export async function consentsOfPerson(
  db: EntityManager,
  encryption: FieldEncryption,
  blindIndexes: readonly string[],
  mentionsPerson: (text: string) => boolean,
): Promise<Consent[]> {
  const consents = await db.find(Consent, { order: { createdAt: "ASC", id: "ASC" } });
  return consents.filter(
    (consent) =>
      blindIndexes.includes(consent.referenceIndex ?? "") ||
      Object.values(decryptPerson(consent, encryption)).some(mentionsPerson),
  );
}

/** All that is stored of a consent, in a form that can be given to the person. */
export async function exportConsent(
  db: EntityManager,
  encryption: FieldEncryption,
  consent: Consent,
): Promise<object> {
  const { state, givenOn, validUntil, uses, event, withdrawnAt, createdAt } = consent;
  const hasDocument = await db.existsBy(ConsentPaper, { consentId: consent.id });
  const person = decryptPerson(consent, encryption);
  return {
    state,
    givenOn,
    validUntil,
    uses,
    event,
    withdrawnAt,
    createdAt,
    ...person,
    hasDocument,
  };
}

/**
 * Erases who gave these consents, the notes and the signed documents. They count as withdrawn unless
 * they were refused, as nobody can prove them any more: visitors no longer get the pictures. Call it
 * in a transaction.
 */
export async function eraseConsents(
  manager: EntityManager,
  author: Author & { dataDir: string },
  consents: readonly Consent[],
): Promise<void> {
  for (const consent of consents) {
    const wasAgainst = isAgainst(consent.state);
    consent.encrypted = null;
    consent.referenceIndex = null;
    consent.version += 1;
    if (!wasAgainst) Object.assign(consent, { state: "withdrawn", withdrawnAt: author.now });
    await manager.save(Consent, consent);
    await manager.delete(ConsentPaper, { consentId: consent.id });
    if (!wasAgainst) await recordWithdrawal(manager, author, consent);
    const { id: itemId, event: label, version } = consent;
    const action = wasAgainst ? "saved" : "withdrawn";
    await recordChange(manager, author, { kind: "Consent", action, itemId, label, version });
  }
}
