import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const keyIdLength = 4;
const ivLength = 12;
const tagLength = 16;

/**
 * Keeps what people tell in confidence unreadable in the database, its dumps and its logs:
 * AES-256-GCM with a key derived (HKDF-SHA-256) from a secret that is not kept beside it.
 * A sealed text is: 4 bytes that name the key, 12 bytes IV, 16 bytes tag, then the ciphertext.
 */
export class FieldEncryption {
  /** The bytes with which all begins that this key sealed. */
  readonly keyId: Buffer;
  private readonly key: Buffer;
  private readonly indexKey: Buffer;

  /** `secret`: at least 32 characters. Another secret cannot open what this one sealed. */
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

  /** Throws when the text was sealed with another secret, or changed since. */
  decrypt(encrypted: Buffer): string {
    const tag = keyIdLength + ivLength;
    const body = tag + tagLength;
    const decipher = createDecipheriv(algorithm, this.key, encrypted.subarray(keyIdLength, tag));
    decipher.setAuthTag(encrypted.subarray(tag, body));
    return decipher.update(encrypted.subarray(body), undefined, "utf8") + decipher.final("utf8");
  }

  /** Null when the text was sealed with another secret, which may come back, or changed since. */
  tryDecrypt(encrypted: Buffer): string | null {
    try {
      return this.decrypt(encrypted);
    } catch {
      return null;
    }
  }

  /** The same word always gives the same mark, from which nobody reads the word: for finding. */
  blindIndex(text: string): string {
    return createHmac("sha256", this.indexKey).update(text).digest("base64url");
  }
}

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `doloni ${purpose}`, 32));
