import type { KeyObject } from "node:crypto";
import type { FieldEncryption } from "../platform/field-encryption.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { CodeLimiter } from "./second-step/code-limiter.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";

/** The request context together with what signing in needs. */
export interface AccountContext extends RequestContext {
  signIn: { secret: KeyObject; limiter: SignInLimiter };
  codeLimiter: CodeLimiter;
  encryption: FieldEncryption;
}
