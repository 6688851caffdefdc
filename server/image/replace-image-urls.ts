import type { EntityManager } from "typeorm";
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js";
import { cloudinaryFolder } from "../files/cloudinary/cloudinary-urls.ts";
import { Change } from "../history/change.entity.ts";
import type { Image } from "./image.entity.ts";
import { localFolder } from "./image-urls.ts";
import { textColumns } from "./unused-conditions.ts";

export type Address = Pick<Image, "publicId" | "store" | "url">;

/**
 * Replaces the URL of an image in every text, because rich text refers to images by URL. The
 * change history is updated as well, so that a restored version does not show a deleted file.
 * Versions and timestamps of the items do not change.
 */
export async function followAddress(
  manager: EntityManager,
  before: Address,
  after: Address,
): Promise<void> {
  const columns = textColumns(manager);
  await replaceIn(manager, columns, addressChange(before, after));
}

/** Shows another image in every text in place of an image; the change history stays as it is. */
export async function replaceAddress(
  manager: EntityManager,
  image: Address,
  other: Address,
): Promise<void> {
  const columns = textColumns(manager).filter((column) => column.entityMetadata.target !== Change);
  await replaceIn(manager, columns, addressChange(image, other));
}

async function replaceIn(
  manager: EntityManager,
  all: readonly ColumnMetadata[],
  { pattern, replacement }: { pattern: string; replacement: string },
): Promise<void> {
  const columns = all.filter((column) => !column.isArray);
  for (const table of new Set(columns.map((column) => column.entityMetadata))) {
    const own = columns.filter((column) => column.entityMetadata === table);
    const texts = own.map(({ databaseName, type }) => ({
      cell: `"${databaseName}"::text`,
      set: `"${databaseName}" = regexp_replace("${databaseName}"::text, $1, $2, 'g')::${
        type === String ? "text" : type
      }`,
    }));
    await manager.query(
      `update "${table.tableName}" set ${texts.map((text) => text.set).join(", ")}
       where ${texts.map((text) => `${text.cell} ~ $1`).join(" or ")}`,
      [pattern, replacement],
    );
  }
}

/**
 * Within one store, only the file's part of the URL is replaced, so that variant URLs keep their
 * size.
 */
function addressChange(before: Address, after: Address) {
  const [core, next] = [coreOf(before), coreOf(after)];
  return core && next && before.store === after.store
    ? { pattern: escaped(core), replacement: next }
    : { pattern: wholeAddress(before), replacement: after.url };
}

/** Returns the part that all variant URLs of the image share; null for an image on another host. */
function coreOf({ store, publicId, url }: Address): string | null {
  if (store === "local") return `${localFolder(publicId)}/`;
  if (store === "elsewhere") return null;
  const [, tail = publicId] = url.split(cloudinaryFolder);
  return `/${tail.replace(/\.\w+$/, "")}.`;
}

/** Returns a pattern that matches complete URLs of the image. */
function wholeAddress(before: Address): string {
  const core = coreOf(before);
  if (!core) return `${escaped(asAttribute(before.url))}(?=["\\\\\\s]|$)`;
  return before.store === "local"
    ? `(https?://[^"\\s/]+)?${escaped(core)}[\\w.]+`
    : `https?://[^"\\s]+${escaped(core)}\\w+`;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Escapes a URL as in an HTML attribute. */
const asAttribute = (url: string) =>
  url
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
