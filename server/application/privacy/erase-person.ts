import type { EntityManager } from "typeorm";
import { consentsOfPerson, eraseConsents } from "../../consent/consents-of-person.ts";
import type { Author } from "../../history/record-change.ts";
import { rewriteChanges } from "../../history/rewrite-changes.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { anonymise } from "./anonymise.ts";
import { contactBlindIndexVariants } from "./blind-index.ts";
import type { Erasure } from "./erasure.entity.ts";

/** What to erase: the applications with one of the ids or contacts, and the contacts elsewhere. */
export interface ErasureScope {
  applicationIds: readonly string[];
  /** Of the contact, or of the reference of consents. */
  blindIndexes: readonly string[];
  /** Later applications and consents stay: the person may have applied again. */
  until: Date;
}

/** Ids of what was erased. */
export interface Erased {
  applicationIds: string[];
  consentIds: string[];
}

/**
 * Anonymises the applications of one person with their e-mails and notes, erases who gave their
 * consents to pictures, and removes the phone number or e-mail address from the history of the site.
 * Call it in a transaction.
 */
export async function erasePerson(
  manager: EntityManager,
  author: Author & { dataDir: string },
  encryption: FieldEncryption,
  { applicationIds, blindIndexes, until }: ErasureScope,
): Promise<Erased> {
  const rows: { id: string }[] = await manager.query(
    `select id from application
     where anonymised_at is null and created_at <= $3
       and (id = any($1) or contact_blind_indexes && $2::text[])
     order by id for update`,
    [applicationIds, blindIndexes, until],
  );
  const ids = rows.map(({ id }) => id);
  await anonymise(manager, author, ids);
  const isErased = isContactOf(encryption, blindIndexes);
  const mentionsPerson = mentions(encryption, blindIndexes);
  const consents = await consentsOfPerson(manager, encryption, blindIndexes, mentionsPerson);
  const erasedConsents = consents.filter(({ createdAt }) => createdAt <= until);
  await eraseConsents(manager, author, erasedConsents);
  await rewriteChanges(manager, (text) => withoutContacts(text, isErased));
  return { applicationIds: ids, consentIds: erasedConsents.map(({ id }) => id) };
}

const isContactOf =
  (encryption: FieldEncryption, blindIndexes: readonly string[]) =>
  (contact: string): boolean =>
    contactBlindIndexVariants(encryption, contact).some((one) => blindIndexes.includes(one));

/** Returns a function that tells whether a text contains one of the contacts. */
export const mentions = (encryption: FieldEncryption, blindIndexes: readonly string[]) => {
  const isOfPerson = isContactOf(encryption, blindIndexes);
  return (text: string): boolean => (text.match(contactPattern) ?? []).some(isOfPerson);
};

/** Erases what an earlier erasure had erased, after a restore. */
export async function eraseAgain(
  manager: EntityManager,
  author: Author & { dataDir: string },
  encryption: FieldEncryption,
  { applicationIds, contactBlindIndex, at }: Erasure,
): Promise<Erased> {
  const scope = { applicationIds, blindIndexes: [contactBlindIndex], until: at };
  return erasePerson(manager, author, encryption, scope);
}

/**
 * Texts that may be a contact: an e-mail address, or at least nine digits with separators. An address
 * begins where its word begins: tried at every letter, a long word would take a quadratic time.
 */
const contactPattern =
  /(?<![^\s"'<>()[\]:;,@])[^\s"'<>()[\]:;,@]+@[^\s"'<>()[\]:;,@]+\.[^\s"'<>()[\]:;,@.]+|(?<![\p{L}\d])\+?\d(?:[ ()-]{0,3}\d){8,14}(?![\p{L}\d])/gu;

const withoutContacts = (text: string, isErased: (contact: string) => boolean): string =>
  text.replace(contactPattern, (contact) => (isErased(contact) ? "" : contact));
