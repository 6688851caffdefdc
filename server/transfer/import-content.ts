import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import { changeItem, type Writer } from "../content/content-commands.ts";
import type { ContentKind } from "../content/content-kind.ts";
import { contentKinds } from "../content/content-kinds.ts";
import { Document } from "../document/document.entity.ts";
import { storeDocument } from "../document/document-store.ts";
import { type FileStore, isFilesUnavailable } from "../files/file-store.ts";
import { externalColumns } from "../image/external-image.ts";
import { imageById, insertOnce, withStoredFile } from "../image/image-rows.ts";
import type { ImageStore } from "../image/image-store.ts";
import { isLocalId } from "../image/image-urls.ts";
import { preparePicture } from "../image/prepare/prepare-picture.ts";
import { type MovedImage, withMovedImages } from "../image/replace-image-urls.ts";
import { languages } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import { ExpectedError } from "../platform/errors.ts";
import type { ArchivedImage, ArchivedItem, ContentManifest } from "./content-archive.ts";
import type { ContentArchive } from "./read-content-archive.ts";

export interface ImportParts {
  db: EntityManager;
  images: ImageStore;
  files: FileStore;
  archive: ContentArchive;
  writer: Writer;
  /** In a transaction that is rolled back: files are not stored. */
  isTrial?: boolean;
  /** Called after each item with the number of those done; the import ends when it throws. */
  onProgress?(done: number): Promise<void>;
  /**
   * Saves an item through the schema's own mutation, which validates it. A null version creates the
   * item with this id.
   */
  save(kind: ContentKind, id: string, version: number | null, input: object): Promise<void>;
}

/** An item that was not imported, and why. */
interface RefusedItem {
  kind: string;
  id: string;
  /** Its title in either language; blank if it has none. */
  title: string;
  error: ExpectedError["extensions"];
}

/** Numbers of items by the names of their kinds. */
export type KindCounts = Record<string, number>;

export interface ImportResult {
  created: KindCounts;
  /** Items that existed, and were replaced. */
  updated: KindCounts;
  refused: RefusedItem[];
}

export const sumOf = (counts: KindCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Adds the content of an archive; an item that exists is replaced, and its history keeps what it
 * was. Nothing else is deleted. Each item is a transaction of its own, so that an import that was
 * interrupted may be repeated. Throws ArchiveRefused and FilesUnavailable.
 */
export async function importContent(parts: ImportParts): Promise<ImportResult> {
  const { archive } = parts;
  const result: ImportResult = { created: {}, updated: {}, refused: [] };
  const movedImages = await importImages(parts, result);
  await importDocuments(archive.manifest, parts);
  let done = 0;
  for (const kind of inOrderOfReferences(contentKinds())) {
    if (!archive.manifest.kinds[kind.name]) continue;
    for (const item of await archive.items(kind.name)) {
      const input = withMovedImages(kind.name, item.input, movedImages);
      await importItem(kind, { ...item, input }, parts, result);
      await parts.onProgress?.(++done);
    }
  }
  return result;
}

/** What an item refers to must exist before it. */
const inOrderOfReferences = (kinds: readonly ContentKind[]): ContentKind[] => {
  const refers = ({ parent, relatedKinds }: ContentKind) => Number(Boolean(parent ?? relatedKinds));
  return kinds.toSorted((one, other) => refers(one) - refers(other));
};

/** Stores the images that are missing here. Returns their former addresses with the new ones. */
async function importImages(parts: ImportParts, { refused }: ImportResult): Promise<MovedImage[]> {
  const { db, archive } = parts;
  const moved: MovedImage[] = [];
  for (const image of archive.manifest.images) {
    const stored = (await imageById(db, image.id)) ?? (await importImage(parts, image, refused));
    if (stored && !parts.isTrial) moved.push([{ ...image, store: formerStoreOf(image) }, stored]);
  }
  return moved;
}

const formerStoreOf = ({ hasFile, publicId }: ArchivedImage) => {
  if (!hasFile) return "elsewhere";
  return isLocalId(publicId) ? "local" : "cloudinary";
};

/** Returns null for an image without a file, or with one that is no picture. */
async function importImage(parts: ImportParts, image: ArchivedImage, refused: RefusedItem[]) {
  const { db, images: store, archive, isTrial } = parts;
  const { hasFile, publicId, url, ...details } = image;
  // One whose file is missing cannot be imported.
  if (!hasFile && !url.startsWith("https://")) return null;
  try {
    if (!hasFile) return await insertOnce(db, { ...details, ...externalColumns(image, "url") });
    if (isTrial) return await insertOnce(db, { ...details, publicId, url, store: "local" });
    const picture = await preparePicture(await archive.image(publicId), publicId);
    return await withStoredFile(store, picture, (file) => insertOnce(db, { ...file, ...details }));
  } catch (error) {
    if (!(error instanceof ExpectedError) || isFilesUnavailable(error)) throw error;
    const title = details.fileName || details.altUa || details.altEng;
    refused.push({ kind: "Image", id: image.id, title, error: error.extensions });
    return null;
  }
}

async function importDocuments(
  { documents }: ContentManifest,
  { db, files, archive, isTrial }: ImportParts,
): Promise<void> {
  for (const { id, fileName = "", hasFile } of documents) {
    if (!hasFile || (await db.existsBy(Document, { id }))) continue;
    if (isTrial) await db.insert(Document, { id, fileName, url: `/documents/${id}.pdf`, size: 0 });
    else await storeDocument(db, files, await archive.document(id), { id, fileName });
  }
}

async function importItem(
  kind: ContentKind,
  { id, createdAt, publishedAt, unpublishAt, input }: ArchivedItem,
  { db, writer, save }: ImportParts,
  result: ImportResult,
): Promise<void> {
  const table = tableOf(db.connection, kind.entity);
  const versionOf = async (): Promise<number | null> =>
    (await db.query(`select version from ${table} where id = $1`, [id]))[0]?.version ?? null;
  try {
    const before = await versionOf();
    await save(kind, id, before, input);
    const details = { action: "published" } as const;
    const target = { id, version: null };
    await changeItem({ ...writer, db }, kind, target, details, (item) => {
      for (const row of item.translations) {
        row.publishedAt = dateOf(publishedAt[row.language]);
        row.unpublishAt = dateOf(unpublishAt?.[row.language]);
      }
      if (before === null) item.createdAt = new Date(createdAt);
      kind.assignPublication?.(item, writer.now);
    });
    const counts = before === null ? result.created : result.updated;
    counts[kind.name] = (counts[kind.name] ?? 0) + 1;
  } catch (error) {
    const extensions = refusalOf(error);
    if (!extensions) throw error;
    result.refused.push({ kind: kind.name, id, title: titleIn(kind, input), error: extensions });
  }
}

const dateOf = (moment: string | null | undefined): Date | null =>
  moment ? new Date(moment) : null;

/** Why the schema or a command refused an item; null for an unexpected error. */
function refusalOf(error: unknown): ExpectedError["extensions"] | null {
  if (error instanceof ExpectedError) return error.extensions;
  // An input of another shape, as a changed or invented archive has it.
  const isInvalid = error instanceof GraphQLError && !error.originalError;
  return isInvalid ? { code: "INVALID", fields: [{ path: "", rule: "type" }] } : null;
}

function titleIn({ title }: ContentKind, input: object): string {
  const translations: unknown = Reflect.get(input, "translations");
  for (const language of languages) {
    const texts = isObject(translations) ? Reflect.get(translations, language) : null;
    const words = title.map((name) => (isObject(texts) ? Reflect.get(texts, name) : ""));
    const found = words
      .filter((word) => typeof word === "string")
      .join(" ")
      .trim();
    if (found) return found;
  }
  return "";
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
