import type { DataSource, EntityManager } from "typeorm";
import { Delivery, type DeliveryParts } from "../../server/mail/delivery.ts";
import { Mail } from "../../server/mail/mail.entity.ts";
import { type MailServer, openMailServer } from "../../server/mail/mail-server.ts";
import type { MailWords } from "../../server/mail/mail-words.ts";
import { queueMail } from "../../server/mail/queue.service.ts";
import { Sealing } from "../../server/platform/sealing.ts";
import type { Viewer } from "../../server/platform/viewer.ts";
import { aLog } from "./log.ts";

export const sealing = new Sealing("a key for applications, long enough");

export const admin: Viewer = {
  kind: "user",
  id: "00000000-0000-4000-8000-000000000002",
  email: "admin@doloni.example",
  name: "Ірина",
  userType: "admin",
};

/** What the foundation writes to somebody who asked for help. */
export const receipt: MailWords = {
  to: "oksana.hnatiuk@example.com",
  subject: "Ми отримали ваше звернення № 1001 – «Долоні»",
  text: "Вітаємо!\n\nВаше ім’я та звернення вже в нас. Ми зв’яжемося з вами протягом 5 днів.\n",
};

/** Mails on a database, and whoever delivers them. Its clock stands until a test moves it. */
export class MailHouse {
  now = new Date("2026-11-20T08:00:00Z");
  sealing = sealing;
  sender = { name: "Долоні", address: "info@doloni.example" };
  readonly log = aLog();

  constructor(readonly db: DataSource) {}

  get manager(): EntityManager {
    return this.db.manager;
  }

  /** Queues the receipt, but for what is told; answers its row. */
  async queue(words: Partial<MailWords> = {}, applicationId: string | null = null): Promise<Mail> {
    const known = await this.rows();
    await this.db.transaction((manager) =>
      queueMail(manager, sealing, { ...receipt, ...words, applicationId }, this.now),
    );
    const queued = (await this.rows()).find((row) => known.every(({ id }) => id !== row.id));
    if (!queued) throw new Error("nothing was queued");
    return queued;
  }

  rows = (): Promise<Mail[]> => this.db.manager.find(Mail, { order: { createdAt: "ASC" } });

  row = (id: string): Promise<Mail> => this.db.manager.findOneByOrFail(Mail, { id });

  /** What somebody who delivers needs; `server` by its address, or none. */
  parts(server: string | MailServer | null): DeliveryParts {
    return {
      ...{ db: this.db, sealing: this.sealing, log: this.log.log },
      clock: () => this.now,
      server: typeof server === "string" ? openMailServer(server) : server,
      sender: async () => this.sender,
    };
  }

  /** One turn of a process of its own. */
  async deliver(server: string | null): Promise<void> {
    const parts = this.parts(server);
    await new Delivery(parts).deliverDue();
    parts.server?.close();
  }

  /** Moves the clock. */
  later(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }
}
