import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import type { DataSource } from "typeorm";
import type { ContentKind } from "../content/content-kind.ts";
import { contentKinds } from "../content/content-kinds.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { inputOf } from "../content/record-item.ts";
import { mapTranslations } from "../content/translations.ts";
import { planClearing } from "../demo-clearing/demo-plan.ts";
import { Document } from "../document/document.entity.ts";
import { documentKey } from "../document/document-store.ts";
import { type FileStore, readFile } from "../files/file-store.ts";
import { Image } from "../image/image.entity.ts";
import type { ImageStore } from "../image/image-store.ts";
import { type ArchiveWriter, createArchive } from "../platform/files/archive.ts";
import { StartupError } from "../platform/startup-error.ts";
import {
  type ArchivedDocument,
  type ArchivedImage,
  type ArchivedItem,
  type ContentManifest,
  documentFile,
  formatVersion,
  imageFile,
  kindFile,
  manifestName,
} from "./content-archive.ts";
import { withheldNames, withoutWithheld } from "./without-withheld.ts";

export interface ExportParts {
  db: DataSource;
  images: ImageStore;
  files: FileStore;
  /** Names of the kinds to export; null for all. */
  kinds: readonly string[] | null;
  now: Date;
}

/** Writes the archive of `exportContent` to a stream, which it ends, or destroys after an error. */
export async function streamContent(target: Writable, parts: ExportParts): Promise<void> {
  try {
    const archive = createArchive(target);
    await writeContent(archive, parts);
    await archive.close();
  } catch (error) {
    target.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/**
 * Writes content with drafts, both languages, pictures and documents; not settings, accounts,
 * applications, history and trash, nor demo content that nobody has changed, which would be taken
 * for real elsewhere. The archive appears under its name when it is complete; it must not exist.
 */
export async function exportContent(
  parts: ExportParts & { file: string },
): Promise<ContentManifest> {
  const { file } = parts;
  if (existsSync(file)) throw new StartupError(`${file} exists: choose another name.`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  try {
    const archive = createArchive(partial);
    const manifest = await writeContent(archive, parts);
    await archive.close();
    await rename(partial, file);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeContent(archive: ArchiveWriter, parts: ExportParts): Promise<ContentManifest> {
  const kinds: Record<string, number> = {};
  const texts: string[] = [];
  const { cleared: demo } = await planClearing(parts.db.manager, { keepsStartingContent: true });
  const demoIds = new Set(demo.map(({ id }) => id));
  for (const kind of chosenKinds(parts.kinds)) {
    const all = await archivedItems(parts.db, kind, parts.now);
    const items = all.filter(({ id }) => !demoIds.has(id));
    kinds[kind.name] = items.length;
    const text = JSON.stringify(items, null, 1);
    texts.push(text);
    await archive.add(kindFile(kind.name), [Buffer.from(text)]);
  }
  const mentioned = new Set(texts.flatMap((text) => text.match(ids) ?? []));
  const manifest: ContentManifest = {
    format: "doloni-content",
    formatVersion,
    exportedAt: parts.now.toISOString(),
    kinds,
    images: await writeImages(archive, parts, mentioned),
    documents: await writeDocuments(archive, parts, mentioned),
  };
  await archive.add(manifestName, [Buffer.from(JSON.stringify(manifest, null, 1))]);
  return manifest;
}

/** UUIDs, and public ids of images, which are in URLs within texts. */
const ids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24}/g;

function chosenKinds(names: readonly string[] | null): readonly ContentKind[] {
  const all = contentKinds();
  const unknown = names?.filter((name) => !all.some((kind) => kind.name === name)) ?? [];
  if (unknown.length === 0) return names ? all.filter(({ name }) => names.includes(name)) : all;
  const known = all.map(({ name }) => name).join(", ");
  throw new StartupError(`There is no kind ${unknown.join(", ")}. The kinds are ${known}.`);
}

/** All items but those in the trash, in the order of their list. */
async function archivedItems(
  db: DataSource,
  kind: ContentKind,
  now: Date,
): Promise<ArchivedItem[]> {
  const scope = { language: "ua", now, drafts: true } as const;
  const withheld = await withheldNames(db, now);
  const found: ArchivedItem[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const page = { first: pageSize, skip };
    const { items } = await new ContentQueries(kind).page(db.manager, scope, page);
    for (const item of items) {
      found.push({
        id: item.id,
        createdAt: item.createdAt.toISOString(),
        publishedAt: mapTranslations(
          item.translations,
          (row) => row.publishedAt?.toISOString() ?? null,
        ),
        unpublishAt: mapTranslations(
          item.translations,
          (row) => row.unpublishAt?.toISOString() ?? null,
        ),
        input: withoutWithheld(await inputOf(db.manager, kind, item), withheld),
      });
    }
    if (items.length < pageSize) return found;
  }
}

const pageSize = 100;

async function writeImages(
  archive: ArchiveWriter,
  { db, images, now }: ExportParts,
  mentioned: ReadonlySet<string>,
): Promise<ArchivedImage[]> {
  // Withheld pictures do not leave the site: the other one would not know of the withdrawal.
  const all = await db.manager
    .createQueryBuilder(Image, "image")
    .where("image.withheld_from is null or image.withheld_from > :now", { now })
    .orderBy("image.createdAt", "ASC")
    .addOrderBy("image.id", "ASC")
    .getMany();
  const archived: ArchivedImage[] = [];
  for (const image of all) {
    const { id, publicId, url, altUa, altEng, isDecorative, fileName, focusX, focusY } = image;
    if (!mentioned.has(id) && !mentioned.has(publicId)) continue;
    const stored = await images.read(publicId);
    if (stored) await archive.add(imageFile(publicId), [stored.bytes], true);
    const { tags, creditUa, creditEng } = image;
    const texts = { altUa, altEng, isDecorative, fileName, focusX, focusY };
    const labels = { tags, creditUa, creditEng, shows: image.shows };
    archived.push({ id, publicId, url, hasFile: stored !== null, ...texts, ...labels });
  }
  return archived;
}

async function writeDocuments(
  archive: ArchiveWriter,
  { db, files }: ExportParts,
  mentioned: ReadonlySet<string>,
): Promise<ArchivedDocument[]> {
  const archived: ArchivedDocument[] = [];
  for (const { id, fileName } of await db.manager.find(Document, { order: { id: "asc" } })) {
    if (!mentioned.has(id)) continue;
    const bytes = await readFile(files, documentKey(id));
    if (bytes) await archive.add(documentFile(id), [bytes], true);
    archived.push({ id, fileName, hasFile: bytes !== null });
  }
  return archived;
}
