import { ArrayOverlap, type EntityManager, In, IsNull, Raw } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import type { Language } from "../language/language.ts";
import type { UserRole } from "../platform/viewer.ts";
import { User } from "./user.entity.ts";
import { compareByName } from "./user.service.ts";

/** Condition on accounts that may read applications. */
const mayReadApplications = {
  roles: ArrayOverlap<UserRole>(["admin", "caseWorker"]),
  deactivatedAt: IsNull(),
};

/** All active users who may handle applications, sorted by name. */
export async function listCaseWorkers(db: EntityManager): Promise<User[]> {
  return (await db.findBy(User, mayReadApplications)).sort(compareByName);
}

/** Returns null for an unknown id, an editor or a deactivated user. */
export async function findCaseWorker(db: EntityManager, id: string): Promise<User | null> {
  if (!isId(id)) return null;
  return db.findOneBy(User, { id, ...mayReadApplications });
}

/** The languages that the accounts with these addresses have chosen, by address in lower case. */
export async function languagesOfAccounts(
  db: EntityManager,
  emails: readonly string[],
): Promise<Map<string, Language | null>> {
  const addresses = emails.map((email) => email.toLowerCase());
  const users = await db.findBy(User, {
    email: Raw((column) => `lower(${column}) = any(:addresses)`, { addresses }),
    deactivatedAt: IsNull(),
  });
  return new Map(users.map(({ email, language }) => [email.toLowerCase(), language]));
}

/** Users in the order of `ids`, whatever their current type and state; null for an unknown id. */
export async function usersById(
  db: EntityManager,
  ids: readonly string[],
): Promise<(User | null)[]> {
  const users = new Map(
    (await db.findBy(User, { id: In([...ids]) })).map((user) => [user.id, user]),
  );
  return ids.map((id) => users.get(id) ?? null);
}
