/** Path segment of Cloudinary URLs after which the transformation is inserted. */
export const cloudinaryFolder = "/image/upload/";

/** Settings for uploads from the browser directly to the store, with an unsigned preset. */
export interface DirectUploadSettings {
  cloudName: string;
  uploadPreset: string;
  /** The public id of a direct upload is this folder, a slash and 24 random hexadecimal digits. */
  folder: string;
  /**
   * POST multipart `file`, `upload_preset` and `public_id` to this URL; it returns `url` and
   * `public_id`.
   */
  uploadUrl: string;
}
