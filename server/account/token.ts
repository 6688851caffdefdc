import jwt from "jsonwebtoken";
import type { DataSource } from "typeorm";
import { isId } from "../content/content-queries.ts";
import { type SignedIn, type Viewer, visitor } from "../platform/viewer.ts";
import { User } from "./user.entity.ts";

const lifetime = "7d";
const algorithm = "HS256";

/** A token for `Authorization: Bearer`, good for seven days or until the session version is counted up. */
export const issueToken = (user: User, secret: string): string =>
  jwt.sign({ version: user.sessionVersion }, secret, {
    subject: user.id,
    expiresIn: lifetime,
    algorithm,
  });

/** Whoever the header speaks for. A token that no longer counts is a visitor whose session ended. */
export async function viewerOfToken(
  db: DataSource,
  secret: string,
  authorization: string | undefined,
): Promise<Viewer> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1];
  if (!token) return visitor;
  const claims = claimsOf(token, secret);
  const user = claims && (await db.getRepository(User).findOneBy({ id: claims.id }));
  if (!claims || !user?.canSignIn || user.sessionVersion !== claims.version) {
    return { kind: "visitor", sessionEnded: true };
  }
  return signedIn(user);
}

/** A user as the viewer of a request, or as the author of a change. */
export function signedIn({ id, email, name, userType }: User): SignedIn {
  return { kind: "user", id, email, name, userType };
}

function claimsOf(token: string, secret: string): { id: string; version: unknown } | null {
  try {
    const claims = jwt.verify(token, secret, { algorithms: [algorithm] });
    if (typeof claims === "string" || !claims.sub || !isId(claims.sub)) return null;
    return { id: claims.sub, version: claims.version };
  } catch {
    return null;
  }
}
