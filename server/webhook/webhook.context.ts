import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import type { RequestContext } from "../platform/request-context.ts";

export interface WebhookContext extends RequestContext {
  encryption: FieldEncryption;
  /** Hosts that may be private, and reached without TLS; see `isPrivateHost`. */
  webhookPrivateHosts: readonly string[];
}
