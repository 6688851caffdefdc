import { currentSession, handleSessionEnded } from "../../../graphql/session.ts";
import { UploadError, uploadErrorFromResponse } from "./upload-error.ts";

export type TransferOptions = {
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Effect of an upload on an existing image. */
export type UploadTarget = {
  /** `public_id` of the image that is deleted before the new one is stored. */
  replaces?: string | undefined;
  /** Id of the image whose file is replaced: it keeps its id and its texts. */
  inPlaceOf?: string | undefined;
};

/** Uploads a file to this server and resolves to its JSON response. Rejects with UploadError. */
export async function uploadFile(address: string, file: File, options: TransferOptions) {
  const token = currentSession()?.token;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { status, body, header } = await postForm(address, { file }, options, headers);
  if (status === 401) handleSessionEnded();
  if (status !== 201) {
    const retryAfter = Number(header("retry-after"));
    throw new UploadError(uploadErrorFromResponse(status, body, retryAfter));
  }
  return body;
}

type FormResponse = {
  status: number;
  /** The JSON body, or null. */
  body: unknown;
  /** A header of the response; for another origin the browser reveals only few. */
  header: (name: string) => string | null;
};

/**
 * Posts multipart form data and resolves to the response. Rejects
 * with UploadError when there is none. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 */
export function postForm(
  address: string,
  fields: Record<string, string | File>,
  { onProgress, signal }: TransferOptions,
  headers: Record<string, string> = {},
) {
  return new Promise<FormResponse>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.response,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = () => reject(new UploadError({ kind: "connection" }));
    request.onabort = () => reject(new UploadError({ kind: "connection" }));
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) return request.onabort(new ProgressEvent("abort"));
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    request.send(form);
  });
}
