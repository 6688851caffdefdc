import type { Context } from "../content/context.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import type { SubmissionLimiter } from "./submission-limiter.ts";

/** The context of the application resolvers. */
export interface ApplicationContext extends Context {
  encryption: FieldEncryption;
  /** Folder of the file that lists the erasures. */
  dataDir: string;
  submissionLimiter: SubmissionLimiter;
}
