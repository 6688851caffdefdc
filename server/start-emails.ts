import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { SendEmail } from "./account/account.context.ts";
import type { SendTelegram } from "./launch/launch.context.ts";
import { type FromAddress, openMailServer } from "./mail/mail-server.ts";
import { startEmailDelivery } from "./mail/start-email-delivery.ts";
import { openTelegramBot } from "./mail/telegram-bot.ts";
import { systemClock } from "./platform/clock.ts";
import type { FieldEncryption } from "./platform/encryption/field-encryption.ts";
import type { Environment } from "./platform/environment.ts";
import type { Log } from "./platform/log.ts";
import { foundationName } from "./settings/foundation-name.ts";
import { readSettings } from "./settings/settings.service.ts";

type EmailSettings = Pick<Environment, "smtpUrl" | "mailFrom">;

/**
 * Delivers e-mails and messages in Telegram, or stores them when no mail server or bot is
 * configured; returns a function that stops it.
 */
export function startEmails(parts: {
  db: DataSource;
  encryption: FieldEncryption;
  environment: EmailSettings & Pick<Environment, "telegram">;
  log: Log;
}): () => Promise<void> {
  const { db, encryption, environment, log } = parts;
  const { smtpUrl, telegram } = environment;
  const shared = { db, encryption, log, clock: systemClock };
  const deliveries = [
    startEmailDelivery({
      ...shared,
      channel: "email",
      server: smtpUrl ? openMailServer(smtpUrl) : null,
      from: () => fromAddressOf(db, environment),
    }),
    startEmailDelivery({
      ...shared,
      channel: "telegram",
      server: telegram && openTelegramBot(telegram),
      from: null,
    }),
  ];
  return async () => {
    await Promise.all(deliveries.map((stop) => stop()));
  };
}

/** Sends a message to a chat at once, past the queue; null when no bot is configured. */
export function openTelegramSender({
  telegram,
}: Pick<Environment, "telegram">): SendTelegram | null {
  if (!telegram) return null;
  const bot = openTelegramBot(telegram);
  return (content) => {
    const message = { id: randomUUID(), writtenAt: systemClock(), from: null, content };
    return bot.send(message, AbortSignal.timeout(sendTimeoutMs));
  };
}

/**
 * Sends an e-mail that is useless later, past the queue and so stored nowhere; `close` ends the
 * connection. Null when no mail server is configured.
 */
export function openEmailSender(parts: {
  db: DataSource;
  environment: EmailSettings;
  log: Log;
}): { send: SendEmail; close: () => void } | null {
  const { db, environment, log } = parts;
  if (!environment.smtpUrl) return null;
  const server = openMailServer(environment.smtpUrl);
  return {
    async send(content) {
      const from = await fromAddressOf(db, environment);
      if (!from.address) return { kind: "postponed", code: "NO_SENDER", isAway: true };
      const email = { id: randomUUID(), writtenAt: systemClock(), from, content };
      const result = await server.send(email, AbortSignal.timeout(sendTimeoutMs));
      if (result.kind !== "sent") log.error({ result }, "an e-mail could not be sent");
      return result;
    },
    close: () => server.close(),
  };
}

const sendTimeoutMs = 60_000;

/**
 * The sender has the Ukrainian name in every language, because a changing name would confuse
 * recipients.
 */
async function fromAddressOf(db: DataSource, { mailFrom }: EmailSettings): Promise<FromAddress> {
  const settings = await readSettings(db.manager);
  return { name: foundationName(settings, "ua"), address: mailFrom ?? settings.email };
}
