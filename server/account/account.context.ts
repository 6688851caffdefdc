import type { KeyObject } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Author } from "../history/record-change.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";
import type { User } from "./user.entity.ts";

/** The request context together with the key that signs tokens and the sign-in rate limiter. */
export interface AccountContext extends RequestContext {
  signIn: { secret: KeyObject; limiter: SignInLimiter };
  /** What the applications do before an account is deleted, in the same transaction. */
  beforeUserDeletion(manager: EntityManager, author: Author, user: User): Promise<void>;
}
