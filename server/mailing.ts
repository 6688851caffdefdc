import type { DataSource } from "typeorm";
import { openMailServer, type Sender } from "./mail/mail-server.ts";
import { startDelivery } from "./mail/start-delivery.ts";
import { systemClock } from "./platform/clock.ts";
import type { Environment } from "./platform/environment.ts";
import type { Log } from "./platform/log.ts";
import type { Sealing } from "./platform/sealing.ts";
import { readSettings } from "./settings/settings.service.ts";

type MailSettings = Pick<Environment, "smtpUrl" | "mailFrom">;

/** Sends the site's mails, or keeps them where no mail server is set; answers how to stop. */
export function startMailing(parts: {
  db: DataSource;
  sealing: Sealing;
  environment: MailSettings;
  log: Log;
}): () => Promise<void> {
  const { db, sealing, environment, log } = parts;
  return startDelivery({
    ...{ db, sealing, log },
    clock: systemClock,
    server: environment.smtpUrl ? openMailServer(environment.smtpUrl) : null,
    sender: () => senderOf(db, environment),
  });
}

/** Named as the site is in Ukrainian: a sender that changed its name would look like another. */
async function senderOf(db: DataSource, { mailFrom }: MailSettings): Promise<Sender> {
  const { email, translations } = await readSettings(db.manager);
  const name = translations.find(({ language }) => language === "ua")?.foundationName ?? "";
  return { name, address: mailFrom ?? email };
}
