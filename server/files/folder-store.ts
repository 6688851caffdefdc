import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir, opendir, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  assertKey,
  assertPrefix,
  type ByteRange,
  type Content,
  DamagedFile,
  type FileFacts,
  type FileStore,
  isKey,
  type StoredFile,
  verified,
  WrongContent,
} from "./file-store.ts";

/** Where files are written until they are complete; on the same file system as the others. */
const partialFolder = "partial";

/**
 * Files in a folder of this machine, or of a file system that several machines share; a key is the
 * path below the folder. Files are readable by their owner only if `isPrivate`.
 */
export class FolderStore implements FileStore {
  readonly name: string;
  readonly isRemote = false;

  constructor(
    private readonly folder: string,
    private readonly isPrivate = false,
  ) {
    this.name = `the folder ${folder}`;
  }

  /**
   * Creates the folder and deletes partial files older than an hour, left over from an interrupted
   * process. Younger ones may belong to another instance with the same folder.
   */
  static async open(folder: string, isPrivate = false): Promise<FolderStore> {
    const store = new FolderStore(folder, isPrivate);
    await store.makeFolder(store.partials);
    for (const name of await readdir(store.partials)) {
      const file = join(store.partials, name);
      const found = await stat(file).catch(() => null);
      if (found && found.mtimeMs < Date.now() - 3_600_000) await rm(file, { force: true });
    }
    return store;
  }

  private get partials(): string {
    return join(this.folder, partialFolder);
  }

  async put(key: string, content: Content): Promise<void> {
    const path = this.pathOf(key);
    const partial = join(this.partials, randomUUID());
    const isPrivate = this.isPrivate || content.isPrivate === true;
    await this.makeFolder(this.partials);
    try {
      if (!(await linked(content.path, partial))) {
        const checked = verified(content.open(), content, WrongContent);
        const mode = isPrivate ? 0o600 : 0o666;
        await pipeline(checked, createWriteStream(partial, { flags: "wx", mode, flush: true }));
      }
      await this.makeFolder(dirname(path), isPrivate);
      await rename(partial, path);
    } finally {
      await rm(partial, { force: true });
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const facts = await this.head(key);
    if (!facts) return null;
    const path = this.pathOf(key);
    const body = streamOf(path, range);
    return { ...facts, path, body: range ? body : verified(body, facts, DamagedFile) };
  }

  async head(key: string): Promise<FileFacts | null> {
    const found = await stat(this.pathOf(key)).catch(nullIfMissing);
    if (!found?.isFile()) return null;
    return { key, bytes: found.size, modifiedAt: found.mtime, sha256: null };
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    await rm(path, { force: true }).catch(nullIfMissing);
    // Folders of one picture's variants are left empty; others are not, and stay.
    if (key.split("/").length > 2) await rmdir(dirname(path)).catch(() => undefined);
  }

  async *list(prefix: string): AsyncIterable<FileFacts> {
    assertPrefix(prefix);
    const folder = await opendir(join(this.folder, prefix)).catch(nullIfMissing);
    if (!folder) return;
    for await (const entry of folder) {
      const key = `${prefix}${entry.name}`;
      if (!isKey(key)) continue;
      if (entry.isDirectory() && key !== partialFolder) yield* this.list(`${key}/`);
      const facts = entry.isFile() ? await this.head(key) : null;
      if (facts) yield facts;
    }
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.folder, key);
  }

  private makeFolder(path: string, isPrivate = this.isPrivate): Promise<unknown> {
    return mkdir(path, { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) });
  }
}

/** Opens the file when it is read, so that one that nobody reads is not left open. */
async function* streamOf(path: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, range);
}

/** Whether `target` is now a hard link to the file, which takes no space on the same disk. */
const linked = async (path: string | null | undefined, target: string): Promise<boolean> =>
  path
    ? link(path, target).then(
        () => true,
        () => false,
      )
    : false;

const isMissing = ({ code }: NodeJS.ErrnoException) => code === "ENOENT" || code === "ENOTDIR";

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (isMissing(error)) return null;
  throw error;
}
