import type { Sealing } from "../platform/sealing.ts";
import { internationalPhone, phonePattern } from "./phone.ts";

const plausibleEmail = /^[^\s@]+@[^\s@]+$/;

/** A phone number as `+380671234567`, however it was typed; null for what is none. */
export function phoneOf(text: string): string | null {
  const phone = internationalPhone(text);
  return phonePattern.test(phone) ? phone : null;
}

/** An e-mail in lower case; null for what is none. */
export function emailOf(text: string): string | null {
  const email = text.trim().toLowerCase();
  return plausibleEmail.test(email) ? email : null;
}

/** The mark by which a phone number or an e-mail is found; null for what is neither. */
export function contactMark(sealing: Sealing, text: string): string | null {
  const contact = phoneOf(text) ?? emailOf(text);
  return contact && sealing.mark(contact);
}

/** For `contactMarks`: blanks and what is neither phone nor e-mail are left out. */
export function contactMarksOf(
  sealing: Sealing,
  texts: readonly (string | null | undefined)[],
): string[] {
  const marks = texts.flatMap((text) => (text && contactMark(sealing, text)) || []);
  return [...new Set(marks)];
}

/** For `wordMarks`: every word once, without regard to capitals, apostrophes and hyphens. */
export function wordMarksOf(
  sealing: Sealing,
  texts: readonly (string | null | undefined)[],
): string[] {
  const words = texts.flatMap((text) => wordsIn(text ?? ""));
  return [...new Set(words)].map((word) => sealing.mark(word));
}

const wordsIn = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ`]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
