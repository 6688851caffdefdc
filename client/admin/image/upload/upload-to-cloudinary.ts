import type { ApolloClient } from "@apollo/client";
import { toApiError } from "../../../graphql/errors.ts";
import {
  DirectUploadDocument,
  type DirectUploadQuery,
  RegisterImageDocument,
} from "../../../graphql/generated/DirectUpload.ts";
import { UploadError, type UploadErrorInfo, uploadErrorFromApi } from "./upload-error.ts";
import { postForm, type TransferOptions, type UploadTarget } from "./upload-file.ts";

type DirectUpload = NonNullable<DirectUploadQuery["directUpload"]>;

/** Where the browser uploads directly to; null when uploads go through this server. */
export async function findDirectUpload(
  client: ApolloClient,
  signal: AbortSignal,
): Promise<DirectUpload | null> {
  const context = { fetchOptions: { signal } };
  const { data } = await client.query({ query: DirectUploadDocument, context }).catch(rethrow);
  return data?.directUpload ?? null;
}

/**
 * Uploads a picture to Cloudinary with the unsigned preset and registers it with this server.
 * Resolves to the id of its image. Rejects with UploadError. Until it is registered, the file as it
 * was sent has an unguessable public id; one that never is registered is deleted after a day.
 */
export async function uploadToCloudinary(
  client: ApolloClient,
  { uploadUrl, uploadPreset, folder }: DirectUpload,
  file: File,
  options: TransferOptions,
  target: UploadTarget,
): Promise<{ id: string }> {
  const publicId = await send(
    uploadUrl,
    { upload_preset: uploadPreset, public_id: `${folder}/${randomHex(12)}`, file },
    options,
  );
  const { data } = await client
    .mutate({
      mutation: RegisterImageDocument,
      variables: { publicId, fileName: file.name, ...target },
      context: { handlesOwnErrors: true, fetchOptions: { signal: options.signal } },
    })
    .catch(rethrow);
  if (!data) throw new UploadError({ kind: "unforeseen" });
  return data.registerImage;
}

/** Resolves to the public id in Cloudinary's response. */
async function send(
  url: string,
  fields: Record<string, string | File>,
  options: TransferOptions,
): Promise<string> {
  const { status, body } = await postForm(url, fields, options);
  // The response of a proxy in between has none of these fields.
  const answer: { public_id?: string; error?: { message?: string } } =
    typeof body === "object" && body !== null ? body : {};
  if (status !== 200 || !answer.public_id)
    throw new UploadError(uploadErrorFromCloudinary(status, answer.error?.message ?? ""));
  return answer.public_id;
}

/** Cloudinary has no error codes; of its messages only the account's size limit is read. */
export function uploadErrorFromCloudinary(status: number, message: string): UploadErrorInfo {
  const limit = /File size too large.*Maximum is (\d+)/.exec(message)?.[1];
  if (limit) return { kind: "tooLarge", limit: Number(limit) };
  // 420 is Cloudinary's own code for too many requests.
  return { kind: status === 420 || status === 429 ? "tooMany" : "imageHost" };
}

function rethrow(error: unknown): never {
  throw new UploadError(uploadErrorFromApi(toApiError(error)));
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
