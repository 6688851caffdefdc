import type { EntityManager } from "typeorm";
import type { Image } from "./image.entity.ts";
import { cloudinaryFolder, localFolder } from "./image-urls.ts";
import { textColumns } from "./unused-conditions.ts";

export type Address = Pick<Image, "publicId" | "store" | "url">;

/**
 * Every text that shows the picture `before` shows `after` from now on: rich text names
 * pictures by address. The record of changes follows too, so that an older version that is
 * brought back does not show what is gone. Versions and times of the items stay.
 */
export async function followAddress(
  manager: EntityManager,
  before: Address,
  after: Address,
): Promise<void> {
  const { pattern, replacement } = addressChange(before, after);
  const columns = textColumns(manager).filter((column) => !column.isArray);
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

/** Within one store the part that names the file changes, and sizes stay as they are. */
function addressChange(before: Address, after: Address) {
  const [core, next] = [coreOf(before), coreOf(after)];
  return core && next && before.store === after.store
    ? { pattern: escaped(core), replacement: next }
    : { pattern: wholeAddress(before), replacement: after.url };
}

/** What all addresses of the picture's sizes share; null for one at another host. */
function coreOf({ store, publicId, url }: Address): string | null {
  if (store === "local") return `${localFolder(publicId)}/`;
  if (store === "elsewhere") return null;
  const [, tail = publicId] = url.split(cloudinaryFolder);
  return `/${tail.replace(/\.\w+$/, "")}.`;
}

/** A pattern for the addresses from their first character to their last. */
function wholeAddress(before: Address): string {
  const core = coreOf(before);
  if (!core) return `${escaped(asAttribute(before.url))}(?=["\\\\\\s]|$)`;
  return before.store === "local"
    ? `(https?://[^"\\s/]+)?${escaped(core)}[\\w.]+`
    : `https?://[^"\\s]+${escaped(core)}\\w+`;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** As an address stands in HTML. */
const asAttribute = (url: string) =>
  url
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
