import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { tidyText } from "../../platform/tidy-text.ts";
import { phonePattern } from "../forms/phone.ts";

const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Returns a phone number in international notation (`+380671234567`), or null if it is none. */
function parsePhone(text: string): string | null {
  const phone = tidyText(text, "phone");
  return phonePattern.test(phone) ? phone : null;
}

/** Returns an e-mail address in lower case, or null if it is none. */
function parseEmail(text: string): string | null {
  const email = tidyText(text, "email").toLowerCase();
  return emailPattern.test(email) ? email : null;
}

/** Returns the blind index of a phone number or an e-mail address; null if it is neither. */
export function contactBlindIndex(encryption: FieldEncryption, text: string): string | null {
  const contact = parsePhone(text) ?? parseEmail(text);
  return contact && encryption.blindIndex(contact);
}

/**
 * Returns the blind indexes of a contact under every key, as rows may still have an older one; none
 * if it is no contact.
 */
export function contactBlindIndexVariants(encryption: FieldEncryption, text: string): string[] {
  const contact = parsePhone(text) ?? parseEmail(text);
  return contact ? encryption.blindIndexes(contact) : [];
}

/** Returns the blind indexes under every key, for each word of the text. */
export const wordBlindIndexVariants = (encryption: FieldEncryption, text: string): string[][] =>
  normalisedWords(text).map((word) => encryption.blindIndexes(word));

/**
 * Returns the values of `contactBlindIndexes`; texts that are neither phone nor e-mail are
 * skipped.
 */
export function contactBlindIndexesOf(
  encryption: FieldEncryption,
  texts: readonly (string | null | undefined)[],
): string[] {
  const indexes = texts.flatMap((text) => (text && contactBlindIndex(encryption, text)) || []);
  return [...new Set(indexes)];
}

/**
 * Returns the values of `wordBlindIndexes`: distinct words, regardless of case, apostrophes and
 * hyphens.
 */
export function wordBlindIndexesOf(
  encryption: FieldEncryption,
  texts: readonly (string | null | undefined)[],
): string[] {
  const words = texts.flatMap((text) => normalisedWords(text ?? ""));
  return [...new Set(words)].map((word) => encryption.blindIndex(word));
}

const normalisedWords = (text: string): string[] =>
  tidyText(text, "name")
    .toLowerCase()
    .replace(/['’ʼ]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
