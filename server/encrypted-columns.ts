import { reindexApplication } from "./application/submission/reindex-application.ts";
import { reindexConsent } from "./consent/consent-person.ts";
import type { EncryptedColumn } from "./platform/encryption/key-rotation.ts";

/** Every column whose values are encrypted; a rotation of the keys encrypts them again. */
export const encryptedColumns: EncryptedColumn[] = [
  { table: "application", column: "encrypted", reindex: reindexApplication },
  { table: "application_note", column: "encrypted" },
  { table: "consent", column: "encrypted", reindex: reindexConsent },
  { table: "consent_paper", column: "encrypted", batchSize: 1 },
  { table: "consent_paper", column: "file_key" },
  { table: "mail", column: "encrypted" },
  { table: "second_step", column: "secret" },
  { table: "sealed_original", column: "encrypted", batchSize: 1 },
  { table: "sealed_original", column: "file_key" },
  { table: "webhook", column: "secret" },
  { table: "webhook", column: "previous_secret" },
];
