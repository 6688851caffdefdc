import { createHash, randomBytes } from "node:crypto";
import { Session } from "../../../server/account/session/session.entity.ts";
import { User } from "../../../server/account/user.entity.ts";
import type { TestServer } from "../server/test-server.ts";
import { adminEmail, password } from "./accounts.ts";
import { signIn } from "./sign-in.ts";

const hourMs = 60 * 60 * 1000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Tokens that give no access, each under a description of its fault. */
export async function invalidTokens(site: TestServer): Promise<Record<string, string>> {
  const { id: accountId } = await site.db.getRepository(User).findOneByOrFail({
    email: adminEmail,
  });
  /** Signs in as the admin, and changes the stored session. */
  const sessionWith = async (changes: Partial<Session>) => {
    const { token } = (await signIn(site, { email: adminEmail, password })).body;
    const tokenHash = createHash("sha256").update(token).digest("hex");
    await site.db.manager.update(Session, { tokenHash }, changes);
    return token;
  };
  const tokens = {
    "that has expired": await sessionWith({ createdAt: ago(7 * 24 * hourMs) }),
    "that was unused for twelve hours": await sessionWith({ lastUsedAt: ago(12 * hourMs) }),
    "that nobody issued": randomBytes(32).toString("base64url"),
    "that is the stored hash of one": (
      await site.db.manager.findOneByOrFail(Session, { accountId })
    ).tokenHash,
    "with something appended": `${site.tokens.admin}x`,
    "of rubbish": "a.b.c",
  };
  return tokens;
}
