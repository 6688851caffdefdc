import type { DataSource } from "typeorm";
import type { Clock } from "../platform/clock.ts";

/**
 * How visitors get a file of an image: `open` under a URL that never changes; `checked`, because a
 * consent covers the image, so that browsers have to ask each time; `withheld` not at all, nor
 * `deleted`, because the image is in the trash.
 */
export type FileAccess = "open" | "checked" | "withheld" | "deleted";

/** Since when a file is withheld; null for public files that a consent covers. */
type WithheldFrom = Date | null | "deleted";

/** What an instance knows of writes, as `ResponseCache` has it. */
interface KnownWrites {
  /** Changes with each write; null while writes may be missed. */
  readonly lastWrite: number | null;
}

/**
 * Says which image files visitors get. The files that are not open are few and kept in memory until
 * a write is notified; an instance that may miss writes asks the database each time.
 */
export class ImageAccess {
  private known: { lastWrite: number; files: Promise<ReadonlyMap<string, WithheldFrom>> } | null =
    null;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly writes: KnownWrites,
  ) {}

  /** Throws when the database cannot be asked. */
  async of(publicId: string): Promise<FileAccess> {
    const { lastWrite } = this.writes;
    const files = await (lastWrite === null
      ? readFiles(this.db, publicId)
      : this.readOnce(lastWrite));
    const withheldFrom = files.get(publicId);
    if (withheldFrom === undefined) return "open";
    if (withheldFrom === "deleted") return "deleted";
    return withheldFrom && withheldFrom <= this.clock() ? "withheld" : "checked";
  }

  private readOnce(lastWrite: number): Promise<ReadonlyMap<string, WithheldFrom>> {
    if (this.known?.lastWrite === lastWrite) return this.known.files;
    const files = readFiles(this.db, null);
    const known = { lastWrite, files };
    this.known = known;
    files.catch(() => {
      if (this.known === known) this.known = null;
    });
    return files;
  }
}

/** The files that visitors do not get now. */
export async function closedFiles(db: DataSource, now: Date): Promise<ReadonlySet<string>> {
  const files = [...(await readFiles(db, null))];
  const isClosed = (since: WithheldFrom) => since === "deleted" || (since !== null && since <= now);
  return new Set(files.flatMap(([publicId, since]) => (isClosed(since) ? publicId : [])));
}

/**
 * The files that are not open, or of one public id; both files of a cropped image. One that was
 * withheld when it was deleted stays withheld.
 */
async function readFiles(
  db: DataSource,
  publicId: string | null,
): Promise<ReadonlyMap<string, WithheldFrom>> {
  const rows: { publicId: string; withheldFrom: Date | null; isDeleted: boolean }[] =
    await db.query(
      `select file as "publicId", withheld_from as "withheldFrom", is_deleted as "isDeleted"
     from (
       select public_id, uncropped_public_id, withheld_from, false as is_deleted from image
       where withheld_from is not null
       union all
       select public_id, uncropped_public_id, null, false from image
       where withheld_from is null and id in (select image_id from consent_image)
       union all
       select image->>'publicId', image->>'uncroppedPublicId', null, true from deleted_image
     ) image, unnest(array[public_id, uncropped_public_id]) file
     where file is not null and ($1::text is null or file = $1)
     union all
     select public_id, to_timestamp(0), false from withheld_file gone
     where ($1::text is null or public_id = $1) and not exists (
       select from image where store <> 'elsewhere'
         and gone.public_id in (image.public_id, image.uncropped_public_id))
     order by "isDeleted" desc`,
      [publicId],
    );
  return new Map(
    rows.map((row) => [row.publicId, row.isDeleted ? "deleted" : row.withheldFrom] as const),
  );
}
