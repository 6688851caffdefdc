import type { Context } from "../content/context.ts";
import type { FieldEncryption } from "../platform/field-encryption.ts";
import type { SubmissionLimiter } from "./submission-limiter.ts";

/** The context of the application resolvers. */
export interface ApplicationContext extends Context {
  encryption: FieldEncryption;
  submissionLimiter: SubmissionLimiter;
}
