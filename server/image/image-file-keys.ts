import { originalsPrefix } from "./image-urls.ts";

/**
 * SQL of the keys of all pictures that rows name in the store of files: uncropped ones and those in
 * the trash included. Pictures at Cloudinary are not among them.
 */
export const imageFileKeysSql = `
  select '${originalsPrefix}' || name || '.webp' as key
  from (
    select case when store = 'local' then public_id end as name from image
    union select uncropped_public_id from image
    union select case when image->>'store' = 'local' then image->>'publicId' end from deleted_image
    union select image->>'uncroppedPublicId' from deleted_image) file
  where name ~ '^[0-9a-f]{24}$'`;

/** Where earlier versions put the files of withheld and deleted images, and those without a row. */
export const quarantinePrefix = "quarantine/images/";
