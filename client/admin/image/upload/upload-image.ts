import { uploadFile } from "./upload-file.ts";
import { validateDocumentFile, validateImageFile } from "./validate-file.ts";

type TransferOptions = Parameters<typeof uploadFile>[2];

/** Effect of an upload on an existing image. */
export type UploadTarget = {
  /** `public_id` of the image that is deleted before the new one is stored. */
  replaces?: string | undefined;
  /** Id of the image whose file is replaced: it keeps its id and its texts. */
  inPlaceOf?: string | undefined;
};

/** Uploads a picture; resolves to the id of its image. Rejects with UploadError. */
export async function uploadImage(
  file: File,
  options: TransferOptions,
  { replaces, inPlaceOf }: UploadTarget = {},
) {
  await validateImageFile(file);
  const query = new URLSearchParams({
    ...(replaces && { replaces }),
    ...(inPlaceOf && { inPlaceOf }),
  });
  const address = query.size > 0 ? `/api/images?${query}` : "/api/images";
  // As specified in /api/openapi.json.
  const { _id } = (await uploadFile(address, file, options)) as { _id: string };
  return { id: _id };
}

/** Uploads a PDF. Rejects with UploadError. */
export async function uploadDocument(file: File, options: TransferOptions) {
  await validateDocumentFile(file);
  const answer = await uploadFile("/api/documents", file, options);
  // As specified in /api/openapi.json.
  const { _id, url, size } = answer as { _id: string; url: string; size: number };
  return { id: _id, url, size };
}
