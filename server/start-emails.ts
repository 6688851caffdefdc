import type { DataSource } from "typeorm";
import { type FromAddress, openMailServer } from "./mail/mail-server.ts";
import { startEmailDelivery } from "./mail/start-email-delivery.ts";
import { systemClock } from "./platform/clock.ts";
import type { Environment } from "./platform/environment.ts";
import type { FieldEncryption } from "./platform/field-encryption.ts";
import type { Log } from "./platform/log.ts";
import { readSettings } from "./settings/settings.service.ts";

type EmailSettings = Pick<Environment, "smtpUrl" | "mailFrom">;

/** Sends the site's mails, or keeps them where no mail server is set; answers how to stop. */
export function startEmails(parts: {
  db: DataSource;
  sealing: FieldEncryption;
  environment: EmailSettings;
  log: Log;
}): () => Promise<void> {
  const { db, sealing: encryption, environment, log } = parts;
  return startEmailDelivery({
    db,
    encryption,
    log,
    clock: systemClock,
    server: environment.smtpUrl ? openMailServer(environment.smtpUrl) : null,
    from: () => fromAddressOf(db, environment),
  });
}

/** Named as the site is in Ukrainian: a sender that changed its name would look like another. */
async function fromAddressOf(db: DataSource, { mailFrom }: EmailSettings): Promise<FromAddress> {
  const { email, translations } = await readSettings(db.manager);
  const name = translations.find(({ language }) => language === "ua")?.foundationName ?? "";
  return { name, address: mailFrom ?? email };
}
