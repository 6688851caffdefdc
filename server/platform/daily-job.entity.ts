import { Column, Entity, PrimaryColumn } from "typeorm";

/** Maintenance jobs that run once a day. */
export const DailyJobEnum = {
  ANONYMISE_APPLICATIONS: "anonymiseApplications",
  REMOVE_SPAM: "removeSpam",
  FORGET_ADDRESSES: "forgetAddresses",
  REMOVE_APPLICATION_EVENTS: "removeApplicationEvents",
  REMOVE_SECURITY_EVENTS: "removeSecurityEvents",
  REMOVE_EMAIL_CHANGES: "removeEmailChanges",
  REMOVE_CHANGES: "removeChanges",
  EMPTY_TRASH: "emptyTrash",
  REMOVE_UNUSED_IMAGES: "removeUnusedImages",
  REMOVE_UNUSED_DOCUMENTS: "removeUnusedDocuments",
  REMOVE_OLD_IMPORTS: "removeOldImports",
  REMOVE_WEBHOOK_DELIVERIES: "removeWebhookDeliveries",
  CHECK_LINKS: "checkLinks",
  BACK_UP: "backUp",
} as const;
export type DailyJob = (typeof DailyJobEnum)[keyof typeof DailyJobEnum];

/** When a daily job last succeeded, for all instances on one database. */
@Entity("daily_job")
export class DailyJobRun {
  @PrimaryColumn("text")
  name: DailyJob;

  /** When an instance first attempted it. */
  @Column({ type: "timestamptz", precision: 3 })
  attemptedFirstAt: Date;

  /** Null until its first success. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  succeededAt: Date | null;

  /** When it failed last; null when it has succeeded since. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  failedAt: Date | null;
}
