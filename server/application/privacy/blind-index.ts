import type { FieldEncryption } from "../../platform/field-encryption.ts";
import { phonePattern, toInternationalPhone } from "../forms/phone.ts";

const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** A phone number as `+380671234567`, however it was typed; null for what is none. */
export function parsePhone(text: string): string | null {
  const phone = toInternationalPhone(text);
  return phonePattern.test(phone) ? phone : null;
}

/** An e-mail in lower case; null for what is none. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return emailPattern.test(email) ? email : null;
}

/** The mark by which a phone number or an e-mail is found; null for what is neither. */
export function contactBlindIndex(encryption: FieldEncryption, text: string): string | null {
  const contact = parsePhone(text) ?? parseEmail(text);
  return contact && encryption.blindIndex(contact);
}

/** For `contactBlindIndexes`: blanks and what is neither phone nor e-mail are left out. */
export function contactBlindIndexesOf(
  encryption: FieldEncryption,
  texts: readonly (string | null | undefined)[],
): string[] {
  const indexes = texts.flatMap((text) => (text && contactBlindIndex(encryption, text)) || []);
  return [...new Set(indexes)];
}

/** For `wordBlindIndexes`: every word once, without regard to capitals, apostrophes and hyphens. */
export function wordBlindIndexesOf(
  encryption: FieldEncryption,
  texts: readonly (string | null | undefined)[],
): string[] {
  const words = texts.flatMap((text) => normalisedWords(text ?? ""));
  return [...new Set(words)].map((word) => encryption.blindIndex(word));
}

const normalisedWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ`]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
