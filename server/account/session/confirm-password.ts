import { recordSecurityEvent } from "../../history/record-security-event.ts";
import { Invalid, Unauthenticated } from "../../platform/errors.ts";
import { requireUser, type SignedIn } from "../../platform/viewer.ts";
import type { AccountContext } from "../account.context.ts";
import { verifyPassword } from "../password.ts";
import { User } from "../user.entity.ts";
import { Session } from "./session.entity.ts";

/**
 * Records that the viewer has just typed their password, which `requireConfirmed` demands, and returns
 * the viewer with it. Throws Invalid (`password`, rule `wrong`) or TooMany.
 */
export async function confirmPassword(
  context: AccountContext,
  password: string,
): Promise<SignedIn> {
  const { db, viewer, now, signInLimiter } = context;
  const account = requireUser(viewer);
  const { id, session } = account;
  await signInLimiter.consumeForUser(id);
  const user = await db.findOneByOrFail(User, { id });
  if (!session || !user.canSignIn) throw Unauthenticated("ended");
  if (!(await verifyPassword(user.passwordHash, password))) {
    await recordSecurityEvent(db, context, { kind: "confirmationRefused" });
    throw Invalid([{ path: "password", rule: "wrong" }]);
  }
  await signInLimiter.refundForUser(id);
  await db.update(Session, { id: session.id }, { confirmedAt: now });
  return { ...account, session: { ...session, confirmedAt: now } };
}
