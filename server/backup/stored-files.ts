import type { ClientBase } from "pg";

/** A file that a row names. */
export interface StoredFile {
  /** Its key in the store of the site's files. */
  path: string;
  /** Path in a backup. */
  stored: string;
}

/**
 * All pictures and documents that the rows of the snapshot name. A file never changes under its
 * name and is deleted 30 days after its row at the earliest, so that copying it after the snapshot
 * is consistent with the snapshot. Pictures at Cloudinary stay there.
 */
export async function listStoredFiles(client: ClientBase): Promise<StoredFile[]> {
  const { rows } = await client.query<StoredFile>(
    `select 'images/originals/' || name || '.webp' as path, 'files/images/' || name || '.webp' as stored
     from (
       select case when store = 'local' then public_id end as name from image
       union select uncropped_public_id from image
       union select case when image->>'store' = 'local' then image->>'publicId' end
         from deleted_image
       union select image->>'uncroppedPublicId' from deleted_image) file
     where name ~ '^[0-9a-f]{24}$'
     union all
     select 'documents/' || id || '.pdf', 'files/documents/' || id || '.pdf' from document
     order by stored`,
  );
  return rows;
}
