import jwt from "jsonwebtoken";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { randomSecret } from "../secret.ts";

const algorithm = "HS256";

/** A JSON Web Token with a random id. It says nothing about the session, whose row holds its hash. */
export function createToken(encryption: FieldEncryption): string {
  const [newest] = encryption.signingKeys;
  if (!newest) throw new Error("The key ring is empty");
  return jwt.sign({}, newest, { algorithm, jwtid: randomSecret(), noTimestamp: true });
}

/** Whether a key of the ring has signed the token: a forged one is refused without a statement. */
export const isSigned = (encryption: FieldEncryption, token: string): boolean =>
  encryption.signingKeys.some((key) => {
    try {
      jwt.verify(token, key, { algorithms: [algorithm] });
      return true;
    } catch {
      return false;
    }
  });
