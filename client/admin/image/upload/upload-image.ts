import type { ApolloClient } from "@apollo/client";
import { type TransferOptions, type UploadTarget, uploadFile } from "./upload-file.ts";
import { findDirectUpload, uploadToCloudinary } from "./upload-to-cloudinary.ts";
import type { PdfWarning } from "./useFileWarnings.ts";
import { validateDocumentFile, validateImageFile } from "./validate-file.ts";

/**
 * Uploads a picture, directly to Cloudinary when that is configured; resolves to the id of its
 * image. Rejects with UploadError.
 */
export async function uploadImage(
  client: ApolloClient,
  file: File,
  options: TransferOptions,
  target: UploadTarget = {},
) {
  await validateImageFile(file);
  const direct = await findDirectUpload(client, options.signal);
  if (direct) return uploadToCloudinary(client, direct, file, options, target);
  const { replaces, inPlaceOf } = target;
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
  const { _id, url, size, warning } = answer as {
    _id: string;
    url: string;
    size: number;
    warning: PdfWarning | null;
  };
  return { id: _id, url, size, fileName: file.name, warning };
}
