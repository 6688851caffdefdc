import type { DataSource } from "typeorm";
import { hashSecret } from "../secret.ts";
import type { ApiToken } from "./api-token.entity.ts";
import { apiTokenIn } from "./api-token-secret.ts";

export type FoundApiToken = Pick<
  ApiToken,
  "id" | "name" | "readsDrafts" | "writes" | "expiresAt" | "revokedAt"
>;

/**
 * The token of an Authorization header, even an ended one; null for one that nobody issued. Takes
 * one statement with every request of a program, so that all instances see at once that it was
 * revoked.
 */
export async function findApiToken(
  db: DataSource,
  authorization: string | undefined,
): Promise<FoundApiToken | null> {
  const secret = apiTokenIn(authorization);
  if (!secret) return null;
  const [found]: FoundApiToken[] = await db.query(
    `select id, name, reads_drafts as "readsDrafts", writes, expires_at as "expiresAt",
       revoked_at as "revokedAt"
     from api_token where token_hash = $1`,
    [hashSecret(secret)],
  );
  return found ?? null;
}
