import type { Context } from "../content/context.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";

/** The context of the resolvers of consents. */
export interface ConsentContext extends Context {
  encryption: FieldEncryption;
  /** Folder of the file that lists the withdrawals. */
  dataDir: string;
}
