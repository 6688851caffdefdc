import type { Sealing } from "../platform/sealing.ts";
import type { Mail } from "./mail.entity.ts";

/** What a mail says, and to whom; plain text. */
export interface MailWords {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
}

export const sealMail = (sealing: Sealing, { to, subject, text }: MailWords): Buffer =>
  sealing.seal(JSON.stringify({ to, subject, text }));

/** Null once they were erased, or when they were sealed with another secret. */
export function readMail(sealing: Sealing, { sealed }: Pick<Mail, "sealed">): MailWords | null {
  const text = sealed && sealing.read(sealed);
  return text ? JSON.parse(text) : null;
}

/** Null once they were erased. Throws when they were sealed with another secret. */
export const openMail = (sealing: Sealing, { sealed }: Pick<Mail, "sealed">): MailWords | null =>
  sealed ? JSON.parse(sealing.open(sealed)) : null;
