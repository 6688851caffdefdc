import type { DataSource } from "typeorm";
import { startEmailChangeRetention } from "./account/email-change/email-change.service.ts";
import { startReminders } from "./application/alerts/reminders.ts";
import { erasureLines } from "./application/privacy/erasures.ts";
import { startRetention } from "./application/privacy/retention.ts";
import { startAccountList } from "./backup/account-list.ts";
import { startDailyBackup } from "./backup/daily-backup.ts";
import { withdrawalLines } from "./consent/withdrawals.ts";
import { purgeClearedDemo } from "./demo-clearing/purge-cleared-demo.ts";
import { startDocumentSweep } from "./document/document-sweep.ts";
import type { FileStore } from "./files/file-store.ts";
import { startSecurityEventRetention } from "./history/security-event-retention.ts";
import { startRemovingCards } from "./http/cards/card-removal.ts";
import { startHidingWithheldFiles } from "./image/hide-withheld-files.ts";
import type { ImageStore } from "./image/image-store.ts";
import { startImageSweep } from "./image/image-sweep.ts";
import { startTrashSweep } from "./overview/trash-sweep.ts";
import type { FieldEncryption } from "./platform/encryption/field-encryption.ts";
import type { Environment } from "./platform/environment.ts";
import type { Log } from "./platform/log.ts";
import type { ShutdownHooks } from "./platform/shutdown-hooks.ts";
import { startLinkCheck } from "./publication-check/links/check-links.ts";
import { startImportRetention } from "./transfer/import-retention.ts";
import { startDeliveryRetention } from "./webhook/deliveries.service.ts";

interface JobParts {
  db: DataSource;
  /** The same database, with longer timeouts. */
  jobsDb: DataSource;
  url: string;
  images: ImageStore;
  /** With longer timeouts, too. */
  files: FileStore;
  encryption: FieldEncryption;
  environment: Environment;
  log: Log;
}

/** Starts the jobs that run beside the requests, most of them once a day, until the shutdown. */
export function startJobs(parts: JobParts, shutdown: ShutdownHooks): void {
  const { db, jobsDb, url, images, files, encryption, environment, log } = parts;
  const { backups, dataDir, publicUrl } = environment;
  shutdown.add(startTrashSweep(jobsDb, log, (before) => purgeClearedDemo(jobsDb, before)));
  shutdown.add(startRetention(jobsDb, log));
  shutdown.add(startReminders(db, { encryption, publicUrl }, log));
  shutdown.add(startSecurityEventRetention(jobsDb, log));
  shutdown.add(startEmailChangeRetention(jobsDb, log));
  shutdown.add(startImageSweep(jobsDb, { images, files }, log));
  shutdown.add(startHidingWithheldFiles(jobsDb, images, log));
  shutdown.add(startRemovingCards(jobsDb, files, log).stop);
  shutdown.add(startDocumentSweep(jobsDb, files, log));
  shutdown.add(startImportRetention(jobsDb, files, log));
  shutdown.add(startDeliveryRetention(jobsDb, log));
  shutdown.add(startLinkCheck(jobsDb, publicUrl, log));
  shutdown.add(startAccountList(jobsDb, dataDir, log).stop);
  if (backups) {
    const recorded = async () => ({
      erasures: await erasureLines(jobsDb),
      withdrawals: await withdrawalLines(jobsDb),
    });
    shutdown.add(startDailyBackup(jobsDb, { url, recorded, environment, location: backups }, log));
  }
}
