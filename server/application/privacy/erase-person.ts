import type { EntityManager } from "typeorm";
import type { Author } from "../../history/record-change.ts";
import { rewriteChanges } from "../../history/rewrite-changes.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { anonymise } from "./anonymise.ts";
import { contactBlindIndexVariants } from "./blind-index.ts";
import type { Erasure } from "./erasure.entity.ts";

/** What to erase: the applications with one of the ids or contacts, and the contacts elsewhere. */
export interface ErasureScope {
  applicationIds: readonly string[];
  contactBlindIndexes: readonly string[];
  /** Later applications stay: the person may have applied again. */
  until: Date;
}

/**
 * Anonymises the applications of one person with their e-mails and notes, and removes the phone
 * number or e-mail address from the history of the site. Returns the ids of the applications. Call
 * it in a transaction.
 */
export async function erasePerson(
  manager: EntityManager,
  author: Author,
  encryption: FieldEncryption,
  { applicationIds, contactBlindIndexes, until }: ErasureScope,
): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `select id from application
     where anonymised_at is null and created_at <= $3
       and (id = any($1) or contact_blind_indexes && $2::text[])
     order by id for update`,
    [applicationIds, contactBlindIndexes, until],
  );
  const ids = rows.map(({ id }) => id);
  await anonymise(manager, author, ids);
  await rewriteChanges(manager, (text) =>
    withoutContacts(text, (contact) =>
      contactBlindIndexVariants(encryption, contact).some((one) =>
        contactBlindIndexes.includes(one),
      ),
    ),
  );
  return ids;
}

/** Erases what an earlier erasure had erased, after a restore. */
export async function eraseAgain(
  manager: EntityManager,
  author: Author,
  encryption: FieldEncryption,
  { applicationIds, contactBlindIndex, at }: Erasure,
): Promise<string[]> {
  const contactBlindIndexes = [contactBlindIndex];
  const scope = { applicationIds, contactBlindIndexes, until: at };
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
