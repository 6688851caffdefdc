import { createTransport, type SendMailOptions } from "nodemailer";
import { type DeliveryResult, toDeliveryResult } from "./delivery-result.ts";
import type { EmailContent } from "./email-content.ts";

export interface FromAddress {
  /** As people read it, or blank. */
  name: string;
  address: string;
}

/** A mail as it leaves. */
export interface OutgoingEmail {
  id: string;
  writtenAt: Date;
  from: FromAddress;
  content: EmailContent;
}

/** Takes mails and passes them on. */
export interface MailServer {
  /** Never throws. Aborting ends the attempt, which then counts as postponed. */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<DeliveryResult>;
  /** Ends the connection; an attempt under way is cut off. */
  close(): void;
}

/** `url`: smtp:// or smtps://, with the mail library's settings as its query where needed. */
export function openMailServer(url: string): MailServer {
  const { username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // A password does not travel in the open; `?requireTLS=false` allows it in a network of one's own.
    requireTLS: username !== "",
    connectionTimeout: 15_000,
    greetingTimeout: 30_000,
    // Whoever hangs up while the server still files the mail away will send it twice (RFC 5321, 4.5.3.2).
    socketTimeout: 5 * 60_000,
  });
  return {
    async send(letter, signal) {
      try {
        await transport.sendMail({ ...toNodemailerMessage(letter), signal });
        return { kind: "sent" };
      } catch (failure) {
        return toDeliveryResult(failure);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function toNodemailerMessage({ id, writtenAt, from, content }: OutgoingEmail): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    // The same at every attempt: who got it already can tell.
    messageId: `<${id}@${domain}>`,
    date: writtenAt,
    from: from,
    // As an object: a comma in it makes no second recipient.
    to: { name: "", address: content.to },
    subject: content.subject,
    text: content.text,
    // So that no absence notice answers.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
