import { type DataSource, type EntityManager, IsNull, LessThanOrEqual, Not } from "typeorm";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import { entityJson } from "../../platform/database/entity-json.ts";
import { deviceName } from "../../platform/device-name.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { Unauthenticated } from "../../platform/errors.ts";
import { networkPrefix } from "../../platform/network-prefix.ts";
import { type SignedIn, type Viewer, visitor } from "../../platform/viewer.ts";
import type { AccountContext } from "../account.context.ts";
import { lacksRequiredSecondStep } from "../second-step/requirement.ts";
import { hashSecret } from "../secret.ts";
import { User } from "../user.entity.ts";
import { recordDevice } from "./known-devices.ts";
import { Session, type SignedInUser } from "./session.entity.ts";
import { createToken, isSigned } from "./session-token.ts";

const hourMs = 60 * 60 * 1000;
/** A session ends when it is unused for this long … */
const idleLimitMs = 12 * hourMs;
/** … and this long after the sign-in, however much it is used. */
const absoluteLimitMs = 7 * 24 * hourMs;
/** The last use is stored at most this often, so that reading causes no writes. */
const lastUseGranularityMs = 5 * 60 * 1000;

/** What a session records about the browser or program that signs in. */
type SignInContext = Pick<
  AccountContext,
  "db" | "now" | "address" | "userAgent" | "deviceId" | "encryption"
>;

/**
 * Signs in a user whose password, or one-time link, has just been verified. Throws Unauthenticated
 * when the password was changed or the account deactivated meanwhile.
 */
export async function openSession(
  context: SignInContext,
  { id: accountId, email, name, userType, roles, language, passwordHash }: User,
): Promise<SignedInUser> {
  const { db, now, address, userAgent, deviceId: sentDeviceId } = context;
  const token = createToken(context.encryption);
  const deviceId = await db.transaction(async (manager) => {
    await removeExpired(manager, now);
    // The lock waits for a concurrent change of the account, which would otherwise end every
    // session but this one.
    const lock = { mode: "pessimistic_write" } as const;
    const where = { id: accountId, passwordHash: passwordHash ?? "", deactivatedAt: IsNull() };
    if (!(await manager.findOne(User, { where, lock }))) throw Unauthenticated("credentials");
    await manager.insert(Session, {
      accountId,
      tokenHash: hashSecret(token),
      device: deviceName(userAgent),
      network: networkPrefix(address),
      createdAt: now,
      lastUsedAt: now,
      confirmedAt: now,
    });
    await manager.update(User, accountId, { lastSignedInAt: now });
    await recordSecurityEvent(manager, context, { kind: "signedIn", userId: accountId });
    return recordDevice(manager, accountId, sentDeviceId, now);
  });
  return { id: accountId, email, name, userType, roles, language, token, deviceId };
}

/**
 * Ends all sessions of the account, except `exceptId`. Call it after the account was
 * saved in the same transaction: see `openSession`.
 */
export async function endSessions(
  db: EntityManager,
  accountId: string,
  exceptId?: string,
): Promise<void> {
  await db.delete(Session, { accountId, ...(exceptId && { id: Not(exceptId) }) });
}

async function removeExpired(db: EntityManager, now: Date): Promise<void> {
  await db.delete(Session, [
    { lastUsedAt: LessThanOrEqual(before(now, idleLimitMs)) },
    { createdAt: LessThanOrEqual(before(now, absoluteLimitMs)) },
  ]);
}

/** The user's sessions that have not ended, the most recently used first. */
export async function listSessions(
  db: EntityManager,
  accountId: string,
  now: Date,
): Promise<Session[]> {
  const sessions = await db.find(Session, { where: { accountId }, order: { lastUsedAt: "DESC" } });
  return sessions.filter((session) => isOpen(session, now));
}

/**
 * The viewer whom an Authorization header identifies. A token of no session, or of an ended one,
 * yields a visitor with `sessionEnded`.
 */
export async function viewerFromToken(
  { db, encryption }: { db: DataSource; encryption: FieldEncryption },
  authorization: string | undefined,
  now: Date,
): Promise<Viewer> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return visitor;
  if (!isSigned(encryption, token)) return { kind: "visitor", sessionEnded: true };
  const found = await findSession(db, "token_hash", hashSecret(token));
  const { session, viewer } = viewerOf(found, now);
  if (!session) return viewer;
  const unrecorded = now.getTime() - session.lastUsedAt.getTime();
  if (unrecorded >= lastUseGranularityMs) await recordUse(db, session.id, now);
  return viewer;
}

/**
 * The viewer of the session with this id, for URLs that were signed for it; a visitor if it has
 * ended. It does not count as a use of the session.
 */
export async function viewerOfSession(db: DataSource, id: string, now: Date): Promise<Viewer> {
  return viewerOf(await findSession(db, "id", id), now).viewer;
}

interface FoundSession {
  session: Session | null;
  user: User | null;
  mustSetUpSecondStep: boolean;
}

/** The session is null if it has ended. */
function viewerOf(
  { session, user, mustSetUpSecondStep }: FoundSession,
  now: Date,
): { session: Session | null; viewer: Viewer } {
  if (!session || !user?.canSignIn || !isOpen(session, now)) {
    return { session: null, viewer: { kind: "visitor", sessionEnded: true } };
  }
  const account = signedInViewer(user, session);
  if (mustSetUpSecondStep) {
    return { session, viewer: { kind: "visitor", mustSetUpSecondStep: account } };
  }
  return { session, viewer: account };
}

/** Runs with every request of a signed-in user, so it bypasses TypeORM's query builder. */
async function findSession(
  db: DataSource,
  column: "token_hash" | "id",
  value: string,
): Promise<FoundSession> {
  const [sessions, users] = [entityJson(db, Session, "session"), entityJson(db, User, "account")];
  const [row] = await db.query(
    `select ${sessions.sql} as session, ${users.sql} as account,
       ${lacksRequiredSecondStep} as must_set_up_second_step
     from session join account on account.id = session.account_id where session.${column} = $1`,
    [value],
  );
  if (!row) return { session: null, user: null, mustSetUpSecondStep: false };
  return {
    session: sessions.fromJson(row.session),
    user: users.fromJson(row.account),
    mustSetUpSecondStep: row.must_set_up_second_step,
  };
}

/** A failure is ignored: a database that is full or read-only still answers reads. */
const recordUse = (db: DataSource, id: string, now: Date): Promise<unknown> =>
  db
    .query("update session set last_used_at = $2 where id = $1 and last_used_at < $2", [id, now])
    .catch(() => undefined);

const isOpen = ({ createdAt, lastUsedAt }: Session, now: Date): boolean =>
  lastUsedAt > before(now, idleLimitMs) && createdAt > before(now, absoluteLimitMs);

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** The user as the viewer of a request, or without a session as the author of a change. */
export function signedInViewer(
  { id, email, name, roles }: User,
  session: Session | null = null,
): SignedIn {
  const current = session && { id: session.id, confirmedAt: session.confirmedAt };
  return { kind: "user", id, email, name, roles, session: current };
}
