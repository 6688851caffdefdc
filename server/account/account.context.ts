import type { RequestContext } from "../platform/request-context.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";

/** The request context together with what signing in needs. */
export interface AccountContext extends RequestContext {
  /** Value of the User-Agent header; blank when the request has none. */
  userAgent: string;
  signInLimiter: SignInLimiter;
}
