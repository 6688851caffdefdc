import type { EmailContext } from "../mail/email.context.ts";

export interface WebhookContext extends EmailContext {
  /** Hosts that may be private, and reached without TLS; see `isPrivateHost`. */
  webhookPrivateHosts: readonly string[];
}
