import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nameLength = 4;
const ivLength = 12;
const tagLength = 16;

/**
 * Keeps what people tell in confidence unreadable in the database, its dumps and its logs:
 * AES-256-GCM with a key derived (HKDF-SHA-256) from a secret that is not kept beside it.
 * A sealed text is: 4 bytes that name the key, 12 bytes IV, 16 bytes tag, then the ciphertext.
 */
export class Sealing {
  /** The bytes with which all begins that this key sealed. */
  readonly name: Buffer;
  private readonly key: Buffer;
  private readonly indexKey: Buffer;

  /** `secret`: at least 32 characters. Another secret cannot open what this one sealed. */
  constructor(secret: string) {
    this.name = derived(secret, "name").subarray(0, nameLength);
    this.key = derived(secret, "seal");
    this.indexKey = derived(secret, "index");
  }

  seal(text: string): Buffer {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.key, iv);
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([this.name, iv, cipher.getAuthTag(), sealed]);
  }

  /** Throws when the text was sealed with another secret, or changed since. */
  open(sealed: Buffer): string {
    const tag = nameLength + ivLength;
    const body = tag + tagLength;
    const decipher = createDecipheriv(algorithm, this.key, sealed.subarray(nameLength, tag));
    decipher.setAuthTag(sealed.subarray(tag, body));
    return decipher.update(sealed.subarray(body), undefined, "utf8") + decipher.final("utf8");
  }

  /** Null when the text was sealed with another secret, which may come back, or changed since. */
  read(sealed: Buffer): string | null {
    try {
      return this.open(sealed);
    } catch {
      return null;
    }
  }

  /** The same word always gives the same mark, from which nobody reads the word: for finding. */
  mark(word: string): string {
    return createHmac("sha256", this.indexKey).update(word).digest("base64url");
  }
}

const derived = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `doloni ${purpose}`, 32));
