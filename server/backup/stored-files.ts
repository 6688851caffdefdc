import { open } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";

/** A file that a row names. */
export interface StoredFile {
  /** Path below DATA_DIR where it belongs by its row. */
  path: string;
  /** Path in a backup. */
  stored: string;
  /** Where it may be: a file moves into quarantine and back. */
  candidates: string[];
}

/**
 * All pictures and documents that the rows of the snapshot name. A file never changes under its
 * name and is deleted 30 days after its row at the earliest, so that copying it after the snapshot
 * is consistent with the snapshot. Pictures at Cloudinary stay there.
 */
export async function listStoredFiles(client: ClientBase): Promise<StoredFile[]> {
  const { rows } = await client.query<{ kind: string; name: string; isDeleted: boolean }>(
    `select 'images' as kind, name || '.webp' as name, bool_and(is_deleted) as "isDeleted" from (
       select case when store = 'local' then public_id end as name, false as is_deleted from image
       union all select uncropped_public_id, false from image
       union all select case when image->>'store' = 'local' then image->>'publicId' end, true
         from deleted_image
       union all select image->>'uncroppedPublicId', true from deleted_image) file
     where name ~ '^[0-9a-f]{24}$' group by name
     union all
     select 'documents', id || '.pdf', removed_at is not null from document
     order by 1, 2`,
  );
  return rows.map(({ kind, name, isDeleted }) => {
    const served = kind === "images" ? `images/originals/${name}` : `documents/${name}`;
    const quarantined = `quarantine/${kind}/${name}`;
    return {
      path: isDeleted ? quarantined : served,
      stored: `files/${kind}/${name}`,
      candidates: [served, quarantined],
    };
  });
}

/** Opens the file where it is now, or returns null. It may move between the two attempts. */
export async function openStoredFile(dataDir: string, { candidates }: StoredFile) {
  for (const candidate of [...candidates, ...candidates]) {
    const file = await open(join(dataDir, candidate)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (file) return { file, path: join(dataDir, candidate) };
  }
  return null;
}
