import { createHash } from "node:crypto";
import { ExpectedError } from "../platform/errors.ts";

/** What a store knows of a file without reading it. */
export interface FileFacts {
  key: string;
  /** Size of the whole file. */
  bytes: number;
  modifiedAt: Date;
  /** SHA-256 in hexadecimal with which it was put; null if the store does not record it. */
  sha256: string | null;
}

/** First and last byte, both included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile extends FileFacts {
  /**
   * The content, or the part that was asked for. A whole file throws DamagedFile at its end when it
   * is not what was put.
   */
  body: AsyncIterable<Uint8Array>;
  /** Where it is on this machine; null elsewhere. */
  path: string | null;
}

/** The content of a file that is put into a store. */
export interface Content {
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
  /** Starts from the beginning each time: a store may try twice. */
  open(): AsyncIterable<Uint8Array>;
  /** A file on this machine that never changes, to which a folder may link instead of copying. */
  path?: string | null;
  /** Somebody is looking at it, so that a store with memory keeps it there. */
  isOnView?: boolean;
  /** A folder makes the file readable by its owner only. */
  isPrivate?: boolean;
}

/**
 * Files by key, such as `documents/<id>.pdf`. Every operation throws FilesUnavailable when the store
 * does not answer in time, and a `TypeError` for a key that is not one of ours.
 */
export interface FileStore {
  /** For logs and messages; without secrets. */
  readonly name: string;
  /** Whether every read is a request over the network. */
  readonly isRemote: boolean;
  /**
   * Stores a file, in place of an earlier one; it appears when it is complete. Throws WrongContent
   * if the content has another length or checksum than it says.
   */
  put(key: string, content: Content): Promise<void>;
  /** Null for an unknown key. The body must be read, or returned. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  head(key: string): Promise<FileFacts | null>;
  /** An unknown key is not an error. */
  delete(key: string): Promise<void>;
  /** Everything below a prefix that ends with a slash, or everything for "". Throws if incomplete. */
  list(prefix: string): AsyncIterable<FileFacts>;
}

/** The store does not answer, or not in time. Try again later. */
export const FilesUnavailable = () =>
  new ExpectedError("UNAVAILABLE", { reason: "files", retryAfter: 5 });

export const isFilesUnavailable = (error: unknown): boolean =>
  error instanceof ExpectedError && error.extensions.reason === "files";

/** A file that is not what was put: cut off, replaced, or changed on the way. */
export class DamagedFile extends Error {
  override name = "DamagedFile";
}

/** A file that is not what its sender says, and was not stored. */
export class WrongContent extends Error {
  override name = "WrongContent";
}

const segment = /^\.*[\w-][\w.-]*$/;

/** The most that S3 allows, in bytes. */
const maxKeyBytes = 1024;

/**
 * Whether the key is made of letters, digits, `_`, `-`, `.` and single slashes. Keys are made by the
 * server from ids that it has checked: another one is an attack or a bug.
 */
export const isKey = (key: string): boolean =>
  key.length <= maxKeyBytes && key.split("/").every((part) => segment.test(part));

/** Throws a TypeError unless it is a key. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new TypeError("not a key of a file");
}

/** Throws a TypeError unless it is "" or a key with a slash at its end. */
export function assertPrefix(prefix: string): void {
  if (prefix === "") return;
  if (!prefix.endsWith("/")) throw new TypeError("a prefix of files ends with a slash");
  assertKey(prefix.slice(0, -1));
}

export const contentOf = (bytes: Uint8Array): Content => ({
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  open: async function* () {
    yield bytes;
  },
});

/** Passes the content on; throws `error` at the end unless it has this length and checksum. */
export async function* verified(
  body: AsyncIterable<Uint8Array>,
  expected: { bytes: number; sha256: string | null },
  error: new (message: string) => Error,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > expected.bytes) break;
    hash.update(chunk);
    yield chunk;
  }
  if (bytes !== expected.bytes) throw new error(`${bytes} bytes instead of ${expected.bytes}`);
  if (expected.sha256 && hash.digest("hex") !== expected.sha256)
    throw new error("another checksum");
}

/** The whole content of a file; null for an unknown key. */
export async function readFile(store: FileStore, key: string): Promise<Buffer | null> {
  const file = await store.get(key);
  if (!file) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
