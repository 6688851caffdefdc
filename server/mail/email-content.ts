import type { FieldEncryption, Place } from "../platform/encryption/field-encryption.ts";
import type { Email } from "./email.entity.ts";

/** Recipient and plain-text content of an e-mail or of a message in Telegram. */
export interface EmailContent {
  /** One e-mail address without a display name, or a chat in Telegram. */
  to: string;
  subject: string;
  text: string;
}

const emailPlace = (row: string): Place => ({ table: "mail", column: "encrypted", row });

export const encryptEmail = (
  encryption: FieldEncryption,
  emailId: string,
  { to, subject, text }: EmailContent,
): Buffer => encryption.encrypt(JSON.stringify({ to, subject, text }), emailPlace(emailId));

/** Null when the content was erased, or encrypted with another secret. */
export function tryDecryptEmail(
  encryption: FieldEncryption,
  { id, encrypted }: Pick<Email, "id" | "encrypted">,
): EmailContent | null {
  const text = encrypted && encryption.tryDecrypt(encrypted, emailPlace(id));
  return text ? JSON.parse(text) : null;
}

/** Null when the content was erased. Throws when it was encrypted with another secret. */
export const decryptEmail = (
  encryption: FieldEncryption,
  { id, encrypted }: Pick<Email, "id" | "encrypted">,
): EmailContent | null =>
  encrypted ? JSON.parse(encryption.decrypt(encrypted, emailPlace(id))) : null;
