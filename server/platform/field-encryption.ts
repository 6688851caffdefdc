import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const keyIdLength = 4;
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts confidential fields, so that the database, its dumps and its logs do not reveal them:
 * AES-256-GCM with a key derived (HKDF-SHA-256) from a secret that is stored elsewhere.
 * Format of an encrypted value: 4 bytes key id, 12 bytes IV, 16 bytes tag, then the ciphertext.
 */
export class FieldEncryption {
  /** The first bytes of everything that this key encrypted. */
  readonly keyId: Buffer;
  private readonly key: Buffer;
  private readonly indexKey: Buffer;

  /** `secret` has at least 32 characters. What it encrypts, no other secret can decrypt. */
  constructor(secret: string) {
    this.keyId = deriveKey(secret, "name").subarray(0, keyIdLength);
    this.key = deriveKey(secret, "seal");
    this.indexKey = deriveKey(secret, "index");
  }

  encrypt(text: string): Buffer {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.key, iv);
    const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([this.keyId, iv, cipher.getAuthTag(), ciphertext]);
  }

  /** Throws when the value was encrypted with another secret, or has been modified. */
  decrypt(encrypted: Buffer): string {
    const tag = keyIdLength + ivLength;
    const body = tag + tagLength;
    const decipher = createDecipheriv(algorithm, this.key, encrypted.subarray(keyIdLength, tag));
    decipher.setAuthTag(encrypted.subarray(tag, body));
    return decipher.update(encrypted.subarray(body), undefined, "utf8") + decipher.final("utf8");
  }

  /** Returns null where `decrypt` throws; an operator may still restore a missing secret. */
  tryDecrypt(encrypted: Buffer): string | null {
    try {
      return this.decrypt(encrypted);
    } catch {
      return null;
    }
  }

  /** A keyed hash (HMAC-SHA-256) for finding equal encrypted texts without decrypting them. */
  blindIndex(text: string): string {
    return createHmac("sha256", this.indexKey).update(text).digest("base64url");
  }
}

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `doloni ${purpose}`, 32));
