import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import type { RequestContext } from "../platform/request-context.ts";

/** The request context together with what encrypts queued e-mails. */
export interface EmailContext extends RequestContext {
  encryption: FieldEncryption;
}
