import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import type { KeyRing } from "./key-ring.ts";

const algorithm = "aes-256-gcm";
const keyIdLength = 4;
const ivLength = 12;
const tagLength = 16;

/** Where a value is stored. It is authenticated with the value, which decrypts nowhere else. */
export interface Place {
  table: string;
  column: string;
  /** Primary key of the row. */
  row: string;
}

/** The keys derived from one secret of the ring. */
interface DerivedKeys {
  /** The first bytes of everything that `key` encrypted. */
  id: Buffer;
  key: Buffer;
  indexKey: Buffer;
  signingKey: KeyObject;
  /** The same for values of earlier versions, which are not bound to a place. */
  unboundId: Buffer;
  unboundKey: Buffer;
}

/**
 * Encrypts confidential fields, so that the database, its dumps and its logs do not reveal them:
 * AES-256-GCM with a key derived (HKDF-SHA-256) from a secret that is stored elsewhere. The newest
 * secret of the ring encrypts, any of them decrypts.
 * Format of an encrypted value: 4 bytes key id, 12 bytes IV, 16 bytes tag, then the ciphertext; the
 * place is additional authenticated data.
 */
export class FieldEncryption {
  private readonly ring: KeyRing;
  private secrets: readonly string[] = [];
  private derived: readonly DerivedKeys[] = [];

  /** A secret of at least 32 characters, or a ring of them. */
  constructor(secret: string | KeyRing) {
    const fixed = [String(secret)];
    this.ring = typeof secret === "string" ? () => fixed : secret;
  }

  encrypt(text: string, place: Place): Buffer {
    const { id, key } = this.newest;
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, key, iv).setAAD(toAuthenticatedData(place));
    const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([id, iv, cipher.getAuthTag(), ciphertext]);
  }

  /**
   * Throws when the value was encrypted with a secret that is not in the ring or for another
   * place, or has been modified.
   */
  decrypt(encrypted: Buffer, place: Place): string {
    const tag = keyIdLength + ivLength;
    const body = tag + tagLength;
    const { key, isBound } = this.keyOf(encrypted.subarray(0, keyIdLength));
    const decipher = createDecipheriv(algorithm, key, encrypted.subarray(keyIdLength, tag));
    if (isBound) decipher.setAAD(toAuthenticatedData(place));
    decipher.setAuthTag(encrypted.subarray(tag, body));
    return decipher.update(encrypted.subarray(body), undefined, "utf8") + decipher.final("utf8");
  }

  /** Returns null where `decrypt` throws; an operator may still restore a missing secret. */
  tryDecrypt(encrypted: Buffer, place: Place): string | null {
    try {
      return this.decrypt(encrypted, place);
    } catch {
      return null;
    }
  }

  /** A keyed hash (HMAC-SHA-256) for finding equal encrypted texts without decrypting them. */
  blindIndex(text: string): string {
    return hash(this.newest, text);
  }

  /** The hash under every secret of the ring: rows keep the older one until they are rotated. */
  blindIndexes(text: string): string[] {
    return this.keys.map((keys) => hash(keys, text));
  }

  /** Keys for signing tokens, one of each secret of the ring, the newest first. */
  get signingKeys(): readonly KeyObject[] {
    return this.keys.map(({ signingKey }) => signingKey);
  }

  /** The first bytes of what is encrypted now. */
  get currentKeyId(): Buffer {
    return this.newest.id;
  }

  /** The first bytes of everything that can be decrypted. */
  get keyIds(): Buffer[] {
    return this.keys.flatMap(({ id, unboundId }) => [id, unboundId]);
  }

  /** The first bytes of what a rotation encrypts again. */
  get olderKeyIds(): Buffer[] {
    const { currentKeyId } = this;
    return this.keyIds.filter((id) => !id.equals(currentKeyId));
  }

  private get newest(): DerivedKeys {
    const [newest] = this.keys;
    if (!newest) throw new Error("The key ring is empty");
    return newest;
  }

  /** Derived again when the ring has changed, which happens while the server runs. */
  private get keys(): readonly DerivedKeys[] {
    const secrets = this.ring();
    if (secrets !== this.secrets) {
      this.derived = secrets.map(deriveKeys);
      this.secrets = secrets;
    }
    return this.derived;
  }

  private keyOf(id: Buffer): { key: Buffer; isBound: boolean } {
    for (const keys of this.keys) {
      if (keys.id.equals(id)) return { key: keys.key, isBound: true };
      if (keys.unboundId.equals(id)) return { key: keys.unboundKey, isBound: false };
    }
    throw new Error("Encrypted with a key that is not in the ring");
  }
}

const toAuthenticatedData = ({ table, column, row }: Place): Buffer =>
  Buffer.from(JSON.stringify([table, column, row]));

const hash = ({ indexKey }: DerivedKeys, text: string): string =>
  createHmac("sha256", indexKey).update(text).digest("base64url");

const deriveKeys = (secret: string): DerivedKeys => ({
  id: deriveKey(secret, "bound name").subarray(0, keyIdLength),
  key: deriveKey(secret, "bound seal"),
  indexKey: deriveKey(secret, "index"),
  signingKey: createSecretKey(deriveKey(secret, "tokens")),
  unboundId: deriveKey(secret, "name").subarray(0, keyIdLength),
  unboundKey: deriveKey(secret, "seal"),
});

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `doloni ${purpose}`, 32));
