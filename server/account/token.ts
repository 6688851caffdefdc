import type { KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import type { DataSource } from "typeorm";
import { isId } from "../content/content-queries.ts";
import { selectionOf } from "../platform/rows.ts";
import { type SignedIn, type Viewer, visitor } from "../platform/viewer.ts";
import { User } from "./user.entity.ts";

const lifetime = "7d";
const algorithm = "HS256";

/** A token for `Authorization: Bearer`, good for seven days or until the session version is counted up. */
export const issueToken = (user: User, secret: KeyObject): string =>
  jwt.sign({ version: user.sessionVersion }, secret, {
    subject: user.id,
    expiresIn: lifetime,
    algorithm,
  });

/** Whoever the header speaks for. A token that no longer counts is a visitor whose session ended. */
export async function viewerOfToken(
  db: DataSource,
  secret: KeyObject,
  authorization: string | undefined,
): Promise<Viewer> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return visitor;
  const claims = claimsOf(token, secret);
  const user = claims && (await userOf(db, claims.id));
  if (!claims || !user?.canSignIn || user.sessionVersion !== claims.version) {
    return { kind: "visitor", sessionEnded: true };
  }
  return signedIn(user);
}

/** Asked with every request of an editor. */
async function userOf(db: DataSource, id: string): Promise<User | null> {
  const { columns, read } = selectionOf(db, User, "account");
  const rows = await db.query(`select ${columns} from account where id = $1`, [id]);
  return rows.length > 0 ? read(rows[0]) : null;
}

/** A user as the viewer of a request, or as the author of a change. */
export function signedIn({ id, email, name, userType }: User): SignedIn {
  return { kind: "user", id, email, name, userType };
}

function claimsOf(token: string, secret: KeyObject): { id: string; version: unknown } | null {
  try {
    const claims = jwt.verify(token, secret, { algorithms: [algorithm] });
    if (typeof claims === "string" || !claims.sub || !isId(claims.sub)) return null;
    return { id: claims.sub, version: claims.version };
  } catch {
    return null;
  }
}
