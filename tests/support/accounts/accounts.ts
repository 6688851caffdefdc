import type { DataSource } from "typeorm";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { openSession } from "../../../server/account/session/sessions.ts";
import { User } from "../../../server/account/user.entity.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";

/** The user types with an account in every test server. */
export type Staff = "caseWorker" | "editor" | "admin";

export const adminEmail = "admin@doloni.example";
export const caseWorkerEmail = "case-worker@doloni.example";
export const password = "a long and calm password";
/** Encrypts personal data and signs tokens in every test server. */
export const applicationKey = "an application key that is long enough";
/** The secret from which every test server derives its page nonces. */
export const secret = "a secret that is long enough for tests";

const emails = {
  admin: adminEmail,
  editor: "editor@doloni.example",
  caseWorker: caseWorkerEmail,
} as const;

/** A test that sets its server's clock keeps these sessions, because they begin later. */
const neverExpiring = new Date("2100-01-01T00:00:00.000Z");

/** Creates one account of each user type and returns their tokens. */
export async function addAccounts(db: DataSource): Promise<Record<Staff, string>> {
  const add = async (role: Staff) => {
    const email = emails[role];
    await createAdmin(db, { email, password });
    await db.getRepository(User).update({ email }, { roles: [role] });
    const user = await db.getRepository(User).findOneByOrFail({ email });
    const context = {
      db: db.manager,
      now: neverExpiring,
      address: "127.0.0.1",
      userAgent: "",
      deviceId: "",
      encryption: new FieldEncryption(applicationKey),
    };
    return (await openSession(context, user)).token;
  };
  return {
    admin: await add("admin"),
    editor: await add("editor"),
    caseWorker: await add("caseWorker"),
  };
}
