import type { Context } from "../content/context.ts";
import type { FileStore } from "../files/file-store.ts";
import type { EmailContext } from "../mail/email.context.ts";

/** The context of the resolvers of consents. */
export interface ConsentContext extends Context, EmailContext {
  files: FileStore;
  /** Folder of the file that lists the withdrawals. */
  dataDir: string;
}
