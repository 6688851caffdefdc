import type { KeyObject } from "node:crypto";
import type { RequestContext } from "../platform/request-context.ts";
import type { SignInLimit } from "./sign-in-limit.ts";

/** What signing in needs beside the request. */
export interface AccountContext extends RequestContext {
  signIn: { secret: KeyObject; limit: SignInLimit };
}
