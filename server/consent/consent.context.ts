import type { Context } from "../content/context.ts";
import type { FileStore } from "../files/file-store.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";

/** The context of the resolvers of consents. */
export interface ConsentContext extends Context {
  encryption: FieldEncryption;
  files: FileStore;
  /** Folder of the file that lists the withdrawals. */
  dataDir: string;
}
