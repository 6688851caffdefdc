import { createSecretKey } from "node:crypto";
import type { DataSource } from "typeorm";
import { createAdmin } from "../../server/account/first-admin.ts";
import { issueToken } from "../../server/account/token.ts";
import { User } from "../../server/account/user.entity.ts";

/** The user types with an account in every test server. */
export type Staff = "caseWorker" | "editor" | "admin";

export const adminEmail = "admin@doloni.example";
export const caseWorkerEmail = "case-worker@doloni.example";
export const password = "a long and calm password";
/** The JWT secret of every test server. */
export const secret = "a secret that is long enough for tests";

const emails = {
  admin: adminEmail,
  editor: "editor@doloni.example",
  caseWorker: caseWorkerEmail,
} as const;

/** Creates one account of each user type and returns their tokens. */
export async function addAccounts(db: DataSource): Promise<Record<Staff, string>> {
  const add = async (userType: Staff) => {
    const email = emails[userType];
    await createAdmin(db, { email, password });
    await db.getRepository(User).update({ email }, { userType });
    const user = await db.getRepository(User).findOneByOrFail({ email });
    return issueToken(user, createSecretKey(secret, "utf8"));
  };
  return {
    admin: await add("admin"),
    editor: await add("editor"),
    caseWorker: await add("caseWorker"),
  };
}
