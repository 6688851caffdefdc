import type { DataSource } from "typeorm";
import { changeItem, type Writer } from "../content/content-commands.ts";
import type { ContentKind } from "../content/content-kind.ts";
import { contentKinds } from "../content/content-kinds.ts";
import { Document } from "../document/document.entity.ts";
import { storeDocument } from "../document/document-store.ts";
import { imageById, insertOnce, withStoredFile } from "../image/image-rows.ts";
import { preparePicture } from "../image/prepare-picture.ts";
import type { ImageStore } from "../image/stores/image-store.ts";
import { tableOf } from "../platform/database/database.ts";
import { ExpectedError } from "../platform/errors.ts";
import { type ArchiveReader, openArchive } from "../platform/files/archive.ts";
import { StartupError } from "../platform/startup-error.ts";
import {
  type ArchivedImage,
  type ArchivedItem,
  type ContentManifest,
  documentFile,
  formatVersion,
  imageFile,
  kindFile,
  manifestName,
} from "./content-archive.ts";

export interface ImportParts {
  db: DataSource;
  images: ImageStore;
  /** Folder of the PDF documents. */
  documents: string;
  file: string;
  writer: Writer;
  /**
   * Saves an item through the schema's own mutation, which validates it. A null version creates the
   * item with this id.
   */
  save(kind: ContentKind, id: string, version: number | null, input: object): Promise<void>;
}

/** Numbers of items by what happened to them, and a sentence for each that was refused. */
export interface ImportResult {
  created: number;
  updated: number;
  refused: string[];
}

/**
 * Adds the content of an archive; an item that exists is replaced, and its history keeps what it
 * was. Nothing else is deleted. Each item is a transaction of its own, so that an import that was
 * interrupted may be repeated. Throws a StartupError for a file that is no such archive.
 */
export async function importContent(parts: ImportParts): Promise<ImportResult> {
  const archive = await openArchive(parts.file);
  try {
    const manifest = await readManifest(archive, parts.file);
    const addresses = await importImages(archive, manifest.images, parts);
    await importDocuments(archive, manifest, parts);
    const result: ImportResult = { created: 0, updated: 0, refused: [] };
    for (const kind of inOrderOfParents(contentKinds())) {
      if (!manifest.kinds[kind.name]) continue;
      const text = (await archive.readAll(kindFile(kind.name))).toString();
      const items: ArchivedItem[] = JSON.parse(replaceAll(text, addresses));
      for (const item of items) await importItem(kind, item, parts, result);
    }
    return result;
  } finally {
    await archive.close();
  }
}

async function readManifest(archive: ArchiveReader, file: string): Promise<ContentManifest> {
  if (!archive.has(manifestName)) throw new StartupError(`${file} has no ${manifestName}.`);
  const manifest: ContentManifest = JSON.parse((await archive.readAll(manifestName)).toString());
  if (manifest.format === "doloni-content" && manifest.formatVersion <= formatVersion) {
    return manifest;
  }
  throw new StartupError(`${file} was made by a newer version: import it with that version.`);
}

/** An item's parent must exist before it. */
const inOrderOfParents = (kinds: readonly ContentKind[]): ContentKind[] =>
  kinds.toSorted((one, other) => Number(Boolean(one.parent)) - Number(Boolean(other.parent)));

/** Stores the images that are missing here. Returns their former addresses with the new ones. */
async function importImages(
  archive: ArchiveReader,
  images: readonly ArchivedImage[],
  { db, images: store }: ImportParts,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const image of images) {
    const stored = (await imageById(db, image.id)) ?? (await importImage(image));
    if (!stored) continue;
    addresses.set(image.url, stored.url);
    addresses.set(image.publicId, stored.publicId);
  }
  return addresses;

  async function importImage({ hasFile, publicId, url, ...details }: ArchivedImage) {
    if (!hasFile) {
      // An image on another host; one whose file is missing cannot be imported.
      const isElsewhere = url.startsWith("https://");
      const row = { ...details, publicId, url, store: "elsewhere" } as const;
      return isElsewhere ? insertOnce(db, row) : null;
    }
    const picture = await preparePicture(await archive.readAll(imageFile(publicId)), publicId);
    return withStoredFile(store, picture, (file) => insertOnce(db, { ...file, ...details }));
  }
}

async function importDocuments(
  archive: ArchiveReader,
  { documents }: ContentManifest,
  { db, documents: folder }: ImportParts,
): Promise<void> {
  for (const { id, fileName = "", hasFile } of documents) {
    if (!hasFile || (await db.manager.existsBy(Document, { id }))) continue;
    const bytes = await archive.readAll(documentFile(id));
    await storeDocument(db, folder, bytes, { id, fileName });
  }
}

const replaceAll = (text: string, replacements: ReadonlyMap<string, string>): string =>
  [...replacements].reduce((result, [from, to]) => result.replaceAll(from, to), text);

async function importItem(
  kind: ContentKind,
  { id, createdAt, publishedAt, input }: ArchivedItem,
  { db, writer, save }: ImportParts,
  result: ImportResult,
): Promise<void> {
  const table = tableOf(db, kind.entity);
  const versionOf = async (): Promise<number | null> =>
    (await db.query(`select version from ${table} where id = $1`, [id]))[0]?.version ?? null;
  try {
    const before = await versionOf();
    await save(kind, id, before, input);
    const details = { action: "published" } as const;
    const target = { id, version: null };
    await changeItem({ ...writer, db: db.manager }, kind, target, details, (item) => {
      for (const row of item.translations) {
        const moment = publishedAt[row.language];
        row.publishedAt = moment ? new Date(moment) : null;
      }
      if (before === null) item.createdAt = new Date(createdAt);
      kind.assignPublication?.(item, writer.now);
    });
    result[before === null ? "created" : "updated"] += 1;
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    result.refused.push(`${kind.name} ${id}: ${JSON.stringify(error.extensions)}`);
  }
}
