import { MaxLength } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { FieldEncryption, Place } from "../platform/encryption/field-encryption.ts";
import { Consent } from "./consent.entity.ts";

const reference = {
  description:
    "The foundation's own code of the person or family, at most 100 characters. It can be searched.",
};
const givenBy = { description: "Who gave the consent, at most 200 characters." };
const note = { description: "Further notes, at most 2,000 characters." };

@InputType({ description: "The personal data of a consent. It is encrypted in the database." })
export class ConsentPersonInput {
  @Field(() => String, reference)
  @MaxLength(100)
  reference: string = "";

  @Field(() => String, givenBy)
  @MaxLength(200)
  givenBy: string = "";

  @Field(() => String, note)
  @MaxLength(2000)
  note: string = "";
}

@ObjectType({
  description: "The personal data of a consent. It is encrypted in the database.",
})
export class ConsentPerson {
  @Field(() => String, reference)
  reference: string = "";

  @Field(() => String, givenBy)
  givenBy: string = "";

  @Field(() => String, note)
  note: string = "";

  @Field(() => String, { description: "Why it was withdrawn; blank if unknown." })
  withdrawalReason: string = "";
}

const placeOf = (row: string): Place => ({ table: "consent", column: "encrypted", row });

/** Blank texts if there is no personal data, or if it was encrypted with another key. */
export function decryptPerson(
  { id, encrypted }: Pick<Consent, "id" | "encrypted">,
  encryption: FieldEncryption,
): ConsentPerson {
  const json = encrypted && encryption.tryDecrypt(encrypted, placeOf(id));
  return Object.assign(new ConsentPerson(), json ? JSON.parse(json) : {});
}

/** Sets the encrypted columns of a consent. */
export function assignPerson(
  consent: Pick<Consent, "id" | "encrypted" | "referenceIndex">,
  person: ConsentPerson,
  encryption: FieldEncryption,
): void {
  const isBlank = Object.values(person).every((text) => text === "");
  consent.encrypted = isBlank
    ? null
    : encryption.encrypt(JSON.stringify(person), placeOf(consent.id));
  const code = normaliseReference(person.reference);
  consent.referenceIndex = code ? encryption.blindIndex(code) : null;
}

/** The values that `referenceIndex` can have for a code, one per key; none for blank text. */
export function referenceIndexes(encryption: FieldEncryption, text: string): string[] {
  const code = normaliseReference(text);
  return code ? encryption.blindIndexes(code) : [];
}

/** Letters and digits alone: codes are found however they are spaced and punctuated. */
const normaliseReference = (text: string): string =>
  (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join("");

/** Computes the blind index again, with the newest key. */
export async function reindexConsent(
  manager: EntityManager,
  { id, text }: { id: string; text: string },
  encryption: FieldEncryption,
): Promise<void> {
  const code = normaliseReference(JSON.parse(text).reference);
  const referenceIndex = code ? encryption.blindIndex(code) : null;
  await manager.update(Consent, { id }, { referenceIndex });
}
