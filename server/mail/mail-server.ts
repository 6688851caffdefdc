import { createTransport, type SendMailOptions } from "nodemailer";
import { type DeliveryResult, toDeliveryResult } from "./delivery-result.ts";
import type { EmailContent } from "./email-content.ts";

export interface FromAddress {
  /** Display name, or blank. */
  name: string;
  address: string;
}

/** An e-mail ready for delivery. */
interface OutgoingEmail {
  id: string;
  writtenAt: Date;
  /** Null on a channel whose messages have no sender. */
  from: FromAddress | null;
  content: EmailContent;
}

/** What accepts the messages of a channel for delivery: an SMTP server, or a bot. */
export interface MailServer {
  /** Never throws. Aborting ends the attempt, which then counts as postponed. */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<DeliveryResult>;
  /** Closes the connection and aborts an attempt in progress. */
  close(): void;
}

/** `url`: smtp:// or smtps://; its query may hold nodemailer settings. */
export function openMailServer(url: string): MailServer {
  const { username } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // A password is never sent unencrypted; `?requireTLS=false` allows it in a private network.
    requireTLS: username !== "",
    connectionTimeout: 15_000,
    greetingTimeout: 30_000,
    // Closing the connection while the server still processes the e-mail would lead to sending it
    // twice (RFC 5321, 4.5.3.2).
    socketTimeout: 5 * 60_000,
  });
  return {
    async send(email, signal) {
      try {
        await transport.sendMail({ ...toNodemailerMessage(email), signal });
        return { kind: "sent" };
      } catch (error) {
        return toDeliveryResult(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function toNodemailerMessage({ id, writtenAt, from, content }: OutgoingEmail): SendMailOptions {
  if (!from) throw new Error("an e-mail needs a sender");
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    // Equal for every attempt, so that a mail system can recognise duplicates.
    messageId: `<${id}@${domain}>`,
    date: writtenAt,
    from: from,
    // An object, so that a comma in the address cannot add a second recipient.
    to: { name: "", address: content.to },
    subject: content.subject,
    text: content.text,
    // Suppresses automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
