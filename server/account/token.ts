import type { KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import type { DataSource } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { hydratorOf } from "../platform/database/entity-hydrator.ts";
import { type SignedIn, type Viewer, visitor } from "../platform/viewer.ts";
import { lacksRequiredSecondStep } from "./second-step/requirement.ts";
import { User } from "./user.entity.ts";

const tokenLifetime = "7d";
const algorithm = "HS256";

/** A bearer token, valid for seven days or until the user's session version is incremented. */
export const issueToken = (user: User, secret: KeyObject): string =>
  jwt.sign({ version: user.sessionVersion }, secret, {
    subject: user.id,
    expiresIn: tokenLifetime,
    algorithm,
  });

/**
 * The viewer whom an Authorization header identifies. An expired or revoked token yields a visitor
 * with `sessionEnded`.
 */
export async function viewerFromToken(
  db: DataSource,
  secret: KeyObject,
  authorization: string | undefined,
): Promise<Viewer> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return visitor;
  const claims = verifiedClaims(token, secret);
  const found = claims && (await findUser(db, claims.id));
  if (!claims || !found?.user?.canSignIn || found.user.sessionVersion !== claims.version) {
    return { kind: "visitor", sessionEnded: true };
  }
  const account = signedInViewer(found.user);
  return found.mustSetUp ? { kind: "visitor", mustSetUpSecondStep: account } : account;
}

/** Runs with every request of a signed-in user, so it bypasses TypeORM's query builder. */
async function findUser(
  db: DataSource,
  id: string,
): Promise<{ user: User | null; mustSetUp: boolean } | null> {
  const { columns, hydrate } = hydratorOf(db, User, "account");
  const [row] = await db.query(
    `select ${columns}, ${lacksRequiredSecondStep} as must_set_up from account where id = $1`,
    [id],
  );
  return row ? { user: hydrate(row), mustSetUp: row.must_set_up } : null;
}

/** The user as the viewer of a request or the author of a change. */
export function signedInViewer({ id, email, name, userType }: User): SignedIn {
  return { kind: "user", id, email, name, userType };
}

function verifiedClaims(token: string, secret: KeyObject): { id: string; version: unknown } | null {
  try {
    const claims = jwt.verify(token, secret, { algorithms: [algorithm] });
    if (typeof claims === "string" || !claims.sub || !isId(claims.sub)) return null;
    return { id: claims.sub, version: claims.version };
  } catch {
    return null;
  }
}
