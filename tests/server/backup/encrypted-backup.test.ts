import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { erasureLines } from "../../../server/application/privacy/erasures.ts";
import { backUp } from "../../../server/backup/daily-backup.ts";
import { manifestOf } from "../../../server/backup/retention.ts";
import { withdrawalLines } from "../../../server/consent/withdrawals.ts";
import { encryptedStore } from "../../../server/files/encrypted-store.ts";
import { type FileStore, readFile } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { applicationKey } from "../../support/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aConsent, withdraw } from "../../support/consent/consents.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { anEmptyDatabase, run } from "../../support/server/database.ts";
import { freePort } from "../../support/server/free-port.ts";
import { aDataFolder, startServer } from "../../support/server/server-process.ts";
import { runSiteCommand } from "../../support/server/site-command.ts";
import { aServer } from "../../support/server/test-server.ts";

// These tests start processes; a busy machine needs longer than the default timeout.
vi.setConfig({ testTimeout: 180_000 });

const site = await aServer();
const { rows } = await site.db
  .query("select current_database() as name")
  .then((found) => ({ rows: found }));
const url = Object.assign(new URL(String((site.db.options as { url?: string }).url)), {}).href;
void rows;
