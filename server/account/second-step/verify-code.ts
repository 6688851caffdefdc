import type { EntityManager } from "typeorm";
import type { AccountContext } from "../account.context.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";
import { SecondStep } from "./second-step.entity.ts";
import { decryptTotpSecret, stepOfCode } from "./totp.ts";

export type VerifyingContext = Pick<
  AccountContext,
  "db" | "now" | "address" | "codeLimiter" | "encryption"
>;

/**
 * Whether the code is one of the authenticator app or a recovery code. A right code is used up.
 * Throws TooMany.
 */
export async function verifyCode(
  context: VerifyingContext,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { db, address, codeLimiter } = context;
  await codeLimiter.consume(address, accountId);
  const digits = code.replace(/\s/g, "");
  const isCorrect = /^\d{6}$/.test(digits)
    ? await takeAppCode(context, accountId, digits)
    : await takeRecoveryCode(db, accountId, code);
  if (isCorrect) await codeLimiter.refund(address, accountId);
  return isCorrect;
}

async function takeAppCode(
  { db, encryption, now }: VerifyingContext,
  accountId: string,
  code: string,
): Promise<boolean> {
  const stored = await db.findOneBy(SecondStep, { id: accountId });
  const secret = stored && decryptTotpSecret(encryption, stored);
  const step = secret ? stepOfCode(secret, code, now) : null;
  return step !== null && (await markStepUsed(db, accountId, step));
}

/** False when this code or a later one has been used; of two simultaneous requests one succeeds. */
async function markStepUsed(db: EntityManager, accountId: string, step: number): Promise<boolean> {
  const { affected } = await db
    .createQueryBuilder()
    .update(SecondStep)
    .set({ lastUsedStep: step })
    .where("id = :accountId", { accountId })
    .andWhere("(lastUsedStep is null or lastUsedStep < :step)", { step })
    .execute();
  return affected === 1;
}
