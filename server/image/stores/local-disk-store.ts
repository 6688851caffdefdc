import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists, writeAtomically } from "../../platform/files/atomic-file.ts";
import { Quarantine, type SweptFiles } from "../../platform/files/quarantine.ts";
import { isLocalId, localUrl } from "../image-urls.ts";
import type { PreparedPicture } from "../prepare/prepare-picture.ts";
import type { FilesWithRows, ImageStore, LoadedFile, StoredFile } from "./image-store.ts";

/** The folders and file paths under DATA_DIR/images. */
export class ImageFolders {
  readonly originals: string;
  readonly variants: string;
  /** Temporary files; one older than an hour is left over from an interrupted write. */
  readonly temporary: string;
  /** Originals of deleted images. */
  readonly quarantine: Quarantine;

  constructor(dataDir: string) {
    this.originals = join(dataDir, "images", "originals");
    this.variants = join(dataDir, "images", "variants");
    this.temporary = join(dataDir, "images", "making");
    this.quarantine = new Quarantine(dataDir, "images", this.originals);
  }

  original(publicId: string): string {
    return join(this.originals, `${publicId}.webp`);
  }

  variantsOf(publicId: string): string {
    return join(this.variants, publicId);
  }
}

/** Stores images on this server's disk, under DATA_DIR/images. */
export class LocalDiskStore implements ImageStore {
  readonly name = "local";
  readonly directUpload = null;

  private constructor(private readonly folders: ImageFolders) {}

  /**
   * Creates the folders and deletes temporary files older than an hour, left over from an
   * interrupted process. Younger ones may belong to another instance with the same folder.
   */
  static async open(dataDir: string): Promise<LocalDiskStore> {
    const folders = new ImageFolders(dataDir);
    for (const folder of [folders.originals, folders.variants, folders.temporary]) {
      await mkdir(folder, { recursive: true });
    }
    await removeOlder(folders.temporary, new Date(Date.now() - 3_600_000));
    return new LocalDiskStore(folders);
  }

  async save(picture: PreparedPicture): Promise<StoredFile> {
    const publicId = randomBytes(12).toString("hex");
    await writeAtomically(this.folders.temporary, this.folders.original(publicId), picture.bytes);
    return { publicId, url: localUrl(publicId) };
  }

  async read(publicId: string): Promise<LoadedFile | null> {
    if (!isLocalId(publicId)) return null;
    const bytes = await readIfExists(this.folders.original(publicId));
    return bytes && { publicId, url: localUrl(publicId), store: this.name, bytes };
  }

  async remove(publicId: string): Promise<void> {
    if (!isLocalId(publicId)) return;
    await rm(this.folders.original(publicId), { force: true });
    await this.folders.quarantine.erase(`${publicId}.webp`);
    await this.removeVariants(publicId);
  }

  async withdraw(publicId: string): Promise<void> {
    if (!isLocalId(publicId)) return;
    await this.folders.quarantine.add(`${publicId}.webp`);
    await this.removeVariants(publicId);
  }

  async restore(publicId: string): Promise<void> {
    const original = this.folders.original(publicId);
    if (await this.folders.quarantine.restore(`${publicId}.webp`)) return;
    if (!existsSync(original)) throw new Error(`the picture ${publicId} has no file`);
  }

  /** Variants are generated again when they are requested. */
  private async removeVariants(publicId: string): Promise<void> {
    await rm(this.folders.variantsOf(publicId), { recursive: true, force: true, maxRetries: 3 });
  }

  isDirectUpload(): boolean {
    return false;
  }

  async readDirectUpload(): Promise<null> {
    return null;
  }

  owns(): boolean {
    return false;
  }

  /** A file that any row of the trash names stays in quarantine until that row is erased. */
  async sweep({ served, deleted }: FilesWithRows, now: Date): Promise<SweptFiles> {
    const nameOf = (publicId: string) => `${publicId}.webp`;
    const servedNames = new Set([...served].map(nameOf));
    const known = new Set([...served, ...deleted].map(nameOf));
    return this.folders.quarantine.sweep({ served: servedNames, known }, now);
  }
}

async function removeOlder(folder: string, moment: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < moment) await rm(file, { force: true });
  }
}
