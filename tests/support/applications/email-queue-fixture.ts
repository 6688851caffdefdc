import type { DataSource, EntityManager } from "typeorm";
import { Email } from "../../../server/mail/email.entity.ts";
import type { EmailContent } from "../../../server/mail/email-content.ts";
import { EmailDelivery, type EmailDeliveryOptions } from "../../../server/mail/email-delivery.ts";
import { queueEmail } from "../../../server/mail/email-queue.service.ts";
import { type MailServer, openMailServer } from "../../../server/mail/mail-server.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import type { Viewer } from "../../../server/platform/viewer.ts";
import { aLog } from "../server/log.ts";

export const emailEncryption = new FieldEncryption("a key for applications, long enough");

export const admin: Viewer = {
  kind: "user",
  id: "00000000-0000-4000-8000-000000000002",
  email: "admin@doloni.example",
  name: "Ірина",
  roles: ["admin"],
  session: null,
};

/** The e-mail that confirms an application for help. */
export const receipt: EmailContent = {
  to: "oksana.hnatiuk@example.com",
  subject: "Ми отримали ваше звернення № 1001 – «Долоні»",
  text: "Вітаємо!\n\nВаше ім’я та звернення вже в нас. Ми зв’яжемося з вами протягом 5 днів.\n",
};

/** The e-mail queue of a database and its delivery, with a clock that only a test moves. */
export class EmailQueueFixture {
  now = new Date("2026-11-20T08:00:00Z");
  encryption = emailEncryption;
  from = { name: "Долоні", address: "info@doloni.example" };
  readonly log = aLog();

  constructor(readonly db: DataSource) {}

  get manager(): EntityManager {
    return this.db.manager;
  }

  /** Queues the receipt with these changes and returns its row. */
  async queue(
    content: Partial<EmailContent> = {},
    applicationId: string | null = null,
  ): Promise<Email> {
    const before = await this.rows();
    await this.db.transaction((manager) =>
      queueEmail(manager, emailEncryption, { ...receipt, ...content, applicationId }, this.now),
    );
    const queued = (await this.rows()).find((row) => before.every(({ id }) => id !== row.id));
    if (!queued) throw new Error("nothing was queued");
    return queued;
  }

  rows = (): Promise<Email[]> => this.db.manager.find(Email, { order: { createdAt: "ASC" } });

  row = (id: string): Promise<Email> => this.db.manager.findOneByOrFail(Email, { id });

  /** Options for `EmailDelivery`; `server` is a URL, a mail server or null for none. */
  deliveryOptions(server: string | MailServer | null): EmailDeliveryOptions {
    return {
      db: this.db,
      encryption: this.encryption,
      log: this.log.log,
      clock: () => this.now,
      channel: "email",
      server: typeof server === "string" ? openMailServer(server) : server,
      from: async () => this.from,
    };
  }

  /** Delivers all due e-mails once, as a new process. */
  async deliver(server: string | null): Promise<void> {
    const options = this.deliveryOptions(server);
    await new EmailDelivery(options).deliverDue();
    options.server?.close();
  }

  advanceClock(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }
}
