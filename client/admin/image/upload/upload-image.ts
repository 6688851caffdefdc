import { uploadFile } from "./upload-file.ts";
import { validateDocumentFile, validateImageFile } from "./validate-file.ts";

type TransferOptions = Parameters<typeof uploadFile>[2];

/** What an upload does to an image that is there already. */
export type UploadTarget = {
  /** `public_id` of the image that goes away before the new one is kept. */
  replaces?: string | undefined;
  /** Id of the image whose file is exchanged: it keeps its id and its texts. */
  inPlaceOf?: string | undefined;
};

/** Uploads a picture; answers the id of its image. Rejects with UploadError. */
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
  // By the server's own description of it, in /api/openapi.json.
  const { _id } = (await uploadFile(address, file, options)) as { _id: string };
  return { id: _id };
}

/** Uploads a PDF. Rejects with UploadError. */
export async function uploadDocument(file: File, options: TransferOptions) {
  await validateDocumentFile(file);
  const answer = await uploadFile("/api/documents", file, options);
  // By the server's own description of it, in /api/openapi.json.
  const { _id, url, size } = answer as { _id: string; url: string; size: number };
  return { id: _id, url, size };
}
