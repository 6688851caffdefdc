import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import {
  assertKey,
  type ByteRange,
  contentOf,
  DamagedFile,
  type FileFacts,
  type FileStore,
  type StoredFile,
  verified,
  WrongContent,
} from "./file-store.ts";
import { contentOfFile } from "./local-file.ts";

/** Files up to this size are encrypted in memory, larger ones into a temporary file. In bytes. */
const maxBytesInMemory = 1024 * 1024;

/** Encryption takes about a millisecond for so many bytes, in which nothing else is done. */
const pieceBytes = 64 * 1024;

const suffix = ".age";

interface Age {
  encrypter: Encrypter;
  decrypter: Decrypter;
  /** Size of the content of an encrypted file. Throws if no such file has this size. */
  plainSize(bytes: number): number;
}

/**
 * Encrypts what is put into another store, in the format of age (https://age-encryption.org/v1), so
 * that the command `age` can decrypt it too. The keys there have `.age` at their end; they, sizes and
 * times remain visible. `identity` is an `AGE-SECRET-KEY-1…`. Reading throws DamagedFile for content
 * that was changed, cut off, or encrypted with another key. Temporary files hold encrypted content.
 */
export function encryptedStore(
  inner: FileStore,
  identity: string,
  temporaryFolder = tmpdir(),
): FileStore {
  let opened: Promise<Age> | null = null;
  const age = () => (opened ??= openAge(identity));

  const plainFacts = ({ plainSize }: Age, { key, bytes, modifiedAt }: FileFacts): FileFacts => ({
    key: key.slice(0, -suffix.length),
    bytes: sizeOrZero(plainSize, bytes),
    modifiedAt,
    sha256: null,
  });

  return {
    name: inner.name,
    isRemote: inner.isRemote,
    async put(key, content) {
      const { encrypter } = await age();
      const checked = verified(content.open(), content, WrongContent);
      const encrypted = await encrypter.encrypt(webStreamOf(inPieces(checked)));
      const isSmall = encrypted.size(content.bytes) <= maxBytesInMemory;
      if (isSmall) return inner.put(encryptedKey(key), contentOf(await buffer(encrypted)));
      const file = join(temporaryFolder, `${randomUUID()}${suffix}`);
      try {
        await pipeline(encrypted, createWriteStream(file, { flags: "wx", mode: 0o600 }));
        await inner.put(encryptedKey(key), await contentOfFile(file));
      } finally {
        await rm(file, { force: true });
      }
    },
    async get(key, range) {
      const file = await inner.get(encryptedKey(key));
      return file && decrypted(await age(), { ...file, key }, range);
    },
    async head(key) {
      const facts = await inner.head(encryptedKey(key));
      return facts && plainFacts(await age(), facts);
    },
    delete: async (key) => inner.delete(encryptedKey(key)),
    async *list(prefix) {
      for await (const facts of inner.list(prefix)) {
        if (facts.key.endsWith(suffix)) yield plainFacts(await age(), facts);
      }
    },
  };
}

/** Throws a TypeError for a key that is none, also if it were one with the suffix. */
function encryptedKey(key: string): string {
  assertKey(key);
  return `${key}${suffix}`;
}

async function openAge(identity: string): Promise<Age> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  // The header has the same length in all files with one recipient.
  const empty = await encrypter.encrypt(new Uint8Array());
  const { size } = await decrypter.decrypt(webStreamOf([empty]));
  return { encrypter, decrypter, plainSize: size };
}

async function decrypted(
  { decrypter }: Age,
  file: StoredFile,
  range?: ByteRange,
): Promise<StoredFile> {
  let failure: unknown = null;
  const source = (async function* () {
    try {
      yield* file.body;
    } catch (error) {
      failure = error;
      throw error;
    }
  })();
  // What the store itself throws passes; everything else means that the content is not as it was.
  const reasonFor = (error: unknown) => failure ?? new DamagedFile(sentenceFor(error));
  try {
    const plain = await decrypter.decrypt(webStreamOf(source));
    const body = withReasons(plain, reasonFor);
    return {
      ...file,
      bytes: plain.size(file.bytes),
      sha256: null,
      path: null,
      body: range ? partOf(body, range) : body,
    };
  } catch (error) {
    await source.return();
    throw reasonFor(error);
  }
}

async function* inPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    for (let start = 0; start < chunk.length; start += pieceBytes) {
      yield chunk.subarray(start, start + pieceBytes);
    }
  }
}

function sentenceFor(error: unknown): string {
  const { message } = error instanceof Error ? error : { message: String(error) };
  return message.startsWith("no identity matched")
    ? "it was encrypted with another key, or its first lines were changed"
    : `it was changed or cut off (${message})`;
}

async function* withReasons(
  body: AsyncIterable<Uint8Array>,
  reasonFor: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw reasonFor(error);
  }
}

async function* partOf(
  body: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let position = 0;
  for await (const chunk of body) {
    const part = chunk.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position));
    if (part.length > 0) yield part;
    position += chunk.length;
    if (position > end) return;
  }
}

/** A file that was cut off must not stop a list: with another size it is stored again. */
function sizeOrZero(plainSize: Age["plainSize"], bytes: number): number {
  try {
    return plainSize(bytes);
  } catch {
    return 0;
  }
}

// The library has the browser's type of the same class.
const webStreamOf = (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
