import type { AccountContext } from "../account/account.context.ts";
import type { DeliveryResult } from "../mail/delivery-result.ts";
import type { EmailContent } from "../mail/email-content.ts";
import type { Environment } from "../platform/environment.ts";
import type { FileLocation } from "../platform/file-location.ts";

/** What the environment variables say about running the site, as far as the checklist reads it. */
export interface Hosting {
  dataDir: string;
  /** Where daily backups are stored; null for none. */
  backups: FileLocation | null;
  /** Host and port of the mail server, without the password; null for none. */
  mailServer: string | null;
  /** Sender of e-mails; null for the e-mail address in the settings. */
  mailFrom: string | null;
  /** Whether a bot sends messages in Telegram. */
  hasTelegramBot: boolean;
}

/** Sends a message to the chat `to` at once. */
export type SendTelegram = (message: EmailContent) => Promise<DeliveryResult>;

/** The request context together with what the checklist and the test messages need. */
export interface LaunchContext extends AccountContext {
  hosting: Hosting;
  /** Null when no bot is configured. */
  sendTelegram: SendTelegram | null;
}

export function hostingOf(environment: Environment): Hosting {
  const { dataDir, smtpUrl, mailFrom, telegram } = environment;
  const backups = environment.backups?.location ?? null;
  const mailServer = smtpUrl && new URL(smtpUrl).host;
  return { dataDir, backups, mailFrom, mailServer, hasTelegramBot: telegram !== null };
}
