import type { FieldEncryption } from "../platform/field-encryption.ts";
import type { Email } from "./email.entity.ts";

/** What a mail says, and to whom; plain text. */
export interface EmailContent {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
}

export const encryptEmail = (
  encryption: FieldEncryption,
  { to, subject, text }: EmailContent,
): Buffer => encryption.encrypt(JSON.stringify({ to, subject, text }));

/** Null once they were erased, or when they were sealed with another secret. */
export function tryDecryptEmail(
  encryption: FieldEncryption,
  { encrypted }: Pick<Email, "encrypted">,
): EmailContent | null {
  const text = encrypted && encryption.tryDecrypt(encrypted);
  return text ? JSON.parse(text) : null;
}

/** Null once they were erased. Throws when they were sealed with another secret. */
export const decryptEmail = (
  encryption: FieldEncryption,
  { encrypted }: Pick<Email, "encrypted">,
): EmailContent | null => (encrypted ? JSON.parse(encryption.decrypt(encrypted)) : null);
