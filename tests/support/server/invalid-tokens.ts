import jwt from "jsonwebtoken";
import { secret } from "../accounts.ts";
import type { TestServer } from "./test-server.ts";

const payloadAndSignature = (token: string) => token.split(".").slice(1).join(".");
const encodeJson = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Invalid tokens that resemble an admin's, each under a description of its fault. */
export async function invalidTokens(site: TestServer): Promise<Record<string, string>> {
  const claims = jwt.verify(site.tokens.admin, secret);
  if (typeof claims === "string" || !claims.sub) throw new Error("a token without claims");
  const { sub: subject, version } = claims;
  const sign = (options: jwt.SignOptions, key = secret, body: object = { version }) =>
    jwt.sign(body, key, { subject, expiresIn: "7d", ...options });
  const unsigned = [encodeJson({ alg: "none", typ: "JWT" }), encodeJson({ ...claims }), ""].join(
    ".",
  );
  return {
    "that has expired": sign({ expiresIn: -1 }),
    "signed with another secret": sign({}, "another secret, and as long as ours is"),
    "signed in another way": sign({ algorithm: "HS512" }),
    "that nobody signed": unsigned,
    "whose header says that nobody signed it": `${unsigned.split(".")[0]}.${payloadAndSignature(site.tokens.admin)}`,
    "of somebody who is gone": sign({ subject: "00000000-0000-4000-8000-000000000000" }),
    "of an older password": sign({}, secret, { version: version - 1 }),
    "without a session": sign({}, secret, {}),
    "of nobody": jwt.sign({ version }, secret, { expiresIn: "7d" }),
    "of somebody with no id": sign({ subject: "admin" }),
    "of rubbish": "a.b.c",
  };
}
