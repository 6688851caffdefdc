import { createHash } from "node:crypto";
import { createWriteStream, existsSync, openAsBlob } from "node:fs";
import { Writable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { BlobReader, configure, type Entry, ZipReader, ZipWriter } from "@zip.js/zip.js";
import { StartupError } from "../startup-error.ts";

// Compression runs in Node's own threads.
configure({ useWebWorkers: false });

/** Number of bytes and checksum of a file. */
export interface Checked {
  /** Uncompressed, in bytes. */
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Passes bytes on and returns their number and checksum when all have passed. */
async function* checksumming(bytes: Bytes): AsyncGenerator<Uint8Array, Checked> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    count += chunk.length;
    yield chunk;
  }
  return { bytes: count, sha256: hash.digest("hex") };
}

/** Reads everything and returns its number of bytes and its checksum. */
export async function checksumOf(bytes: Bytes): Promise<Checked> {
  const passing = checksumming(bytes);
  for (;;) {
    const step = await passing.next();
    if (step.done) return step.value;
  }
}

/** A new zip archive; what is added streams into the file. */
export interface ArchiveWriter {
  /** Pictures and PDF documents are compressed already. */
  add(name: string, bytes: Bytes, isCompressed?: boolean): Promise<Checked>;
  close(): Promise<void>;
}

/**
 * Writes the archive to a stream, or to a new file, readable by its owner only; throws if the file
 * exists.
 */
export function createArchive(target: string | Writable): ArchiveWriter {
  const file =
    typeof target === "string"
      ? createWriteStream(target, { flags: "wx", mode: 0o600, flush: true })
      : target;
  const zip = new ZipWriter(Writable.toWeb(file), { zip64: true });
  return {
    async add(name, bytes, isCompressed = false) {
      let checked: Checked | undefined;
      async function* passing() {
        checked = yield* checksumming(bytes);
      }
      await zip.add(name, webStreamOf(passing()), { level: isCompressed ? 0 : 6 });
      if (!checked) throw new Error(`${name} was not read to its end`);
      return checked;
    },
    async close() {
      await zip.close();
    },
  };
}

// zip.js has the browser's type of the same class.
const webStreamOf = (bytes: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;

/** An archive that is read; entries may be read in any order. */
export interface ArchiveReader {
  has(name: string): boolean;
  /** Sum of the sizes of all entries as the archive states them, in bytes. */
  statedBytes: number;
  read(name: string): AsyncIterable<Uint8Array>;
  /** Throws a StartupError for an entry of more than `maxBytes`, without reading it to its end. */
  readAll(name: string, maxBytes?: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Throws a StartupError for a file that is missing, or no complete zip archive. */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const unusable = (error: Error) => {
    throw new StartupError(`${path} is not a complete zip archive: ${error.message}.`);
  };
  if (!existsSync(path)) throw new StartupError(`${path} does not exist.`);
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
  const entries = new Map<string, Entry>();
  for (const entry of await zip.getEntries().catch(unusable)) entries.set(entry.filename, entry);
  const reader: ArchiveReader = {
    has: (name) => entries.has(name),
    statedBytes: [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0),
    async readAll(name, maxBytes = Number.POSITIVE_INFINITY) {
      const parts: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of reader.read(name)) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new StartupError(`${name} of ${path} is too large.`);
        parts.push(chunk);
      }
      return Buffer.concat(parts);
    },
    async *read(name) {
      const entry = entries.get(name);
      if (!entry || entry.directory) throw new StartupError(`${path} has no entry ${name}.`);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const done = entry.getData(writable, { checkSignature: true });
      const failed = done.catch((error: Error) => error);
      try {
        for await (const chunk of readable) yield chunk;
      } finally {
        const error = await failed;
        if (error instanceof Error) {
          // biome-ignore lint/correctness/noUnsafeFinally: the stream's own error says less
          throw new StartupError(`${path} is damaged at ${name}: ${error.message}.`);
        }
      }
    },
    async close() {
      await zip.close();
    },
  };
  return reader;
}
