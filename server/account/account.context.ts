import type { KeyObject } from "node:crypto";
import type { RequestContext } from "../platform/request-context.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";

/** What signing in needs beside the request. */
export interface AccountContext extends RequestContext {
  signIn: { secret: KeyObject; limiter: SignInLimiter };
}
