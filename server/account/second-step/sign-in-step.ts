import { recordSecurityEvent, type SecurityContext } from "../../history/record-security-event.ts";
import { SecondStepRequired, Unauthenticated } from "../../platform/errors.ts";
import type { User } from "../user.entity.ts";
import { type VerifyingContext, verifyCode } from "./verify-code.ts";

/**
 * Asks an account with a second step for its code; every other account passes. Call it only after
 * the password or one-time link has been verified, because the refusal tells that there is a
 * second step. Throws SecondStepRequired, Unauthenticated (`code`) or TooMany.
 */
export async function passSecondStep(
  context: VerifyingContext & SecurityContext,
  user: User,
  code: string | null | undefined,
): Promise<void> {
  if (!user.secondStepSince) return;
  if (!code?.trim()) throw SecondStepRequired();
  if (await verifyCode(context, user.id, code)) return;
  await recordSecurityEvent(context.db, context, { kind: "secondStepRefused", userId: user.id });
  throw Unauthenticated("code");
}
