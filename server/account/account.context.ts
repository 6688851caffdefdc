import type { KeyObject } from "node:crypto";
import type { EmailContext } from "../mail/email.context.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";

/** The request context together with the key that signs tokens and the sign-in rate limiter. */
export interface AccountContext extends EmailContext {
  signIn: { secret: KeyObject; limiter: SignInLimiter };
}
