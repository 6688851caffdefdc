import type { EmailContext } from "../mail/email.context.ts";
import type { SignInLimiter } from "./session/sign-in-limiter.ts";

export type SendEmail = (email: { to: string; subject: string; text: string }) => Promise<void>;

/** The request context together with what signing in needs. */
export interface AccountContext extends EmailContext {
  /**
   * The id that the browser was given when it signed in before, from the X-Device-Id header; blank
   * when the request has none.
   */
  deviceId: string;
  signInLimiter: SignInLimiter;
  /** Sends an e-mail at once, and logs a failure; null when no mail server is configured. */
  sendEmail: SendEmail | null;
  /** Logs an error that no response can report. */
  reportUnexpected: (error: unknown) => void;
}
