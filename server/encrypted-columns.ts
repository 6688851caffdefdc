import { reindexApplication } from "./application/submission/reindex-application.ts";
import type { EncryptedColumn } from "./platform/encryption/key-rotation.ts";

/** Every column whose values are encrypted; a rotation of the keys encrypts them again. */
export const encryptedColumns: EncryptedColumn[] = [
  { table: "application", column: "encrypted", reindex: reindexApplication },
  { table: "application_note", column: "encrypted" },
  { table: "mail", column: "encrypted" },
  { table: "second_step", column: "secret" },
  // Each is a picture of some megabytes.
  { table: "sealed_original", column: "encrypted", batchSize: 5 },
];
