import type { EmailContext } from "../mail/email.context.ts";
import type { SignInLimiter } from "./session/sign-in-limiter.ts";

/** The request context together with what signing in needs. */
export interface AccountContext extends EmailContext {
  /**
   * The id that the browser was given when it signed in before, from the X-Device-Id header; blank
   * when the request has none.
   */
  deviceId: string;
  signInLimiter: SignInLimiter;
}
