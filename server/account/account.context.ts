import type { EntityManager } from "typeorm";
import type { Author } from "../history/record-change.ts";
import type { DeliveryResult } from "../mail/delivery-result.ts";
import type { EmailContext } from "../mail/email.context.ts";
import type { EmailContent } from "../mail/email-content.ts";
import type { CodeLimiter } from "./second-step/code-limiter.ts";
import type { SignInLimiter } from "./session/sign-in-limiter.ts";
import type { User } from "./user.entity.ts";

export type SendEmail = (email: EmailContent) => Promise<DeliveryResult>;

/** The request context together with what signing in needs. */
export interface AccountContext extends EmailContext {
  /**
   * The id that the browser was given when it signed in before, from the X-Device-Id header; blank
   * when the request has none.
   */
  deviceId: string;
  signInLimiter: SignInLimiter;
  codeLimiter: CodeLimiter;
  /** Sends an e-mail at once, and logs a failure; null when no mail server is configured. */
  sendEmail: SendEmail | null;
  /** Logs an error that no response can report. */
  reportUnexpected: (error: unknown) => void;
  /** What the applications do before an account is deleted, in the same transaction. */
  beforeUserDeletion(manager: EntityManager, author: Author, user: User): Promise<void>;
}
