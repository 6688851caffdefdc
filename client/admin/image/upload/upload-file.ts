import { currentSession, handleSessionEnded } from "../../../graphql/session.ts";
import { UploadError, uploadErrorFromResponse } from "./upload-error.ts";

type TransferOptions = {
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file as multipart form data and resolves to the server's JSON response. Rejects with
 * UploadError. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
export function uploadFile(address: string, file: File, { onProgress, signal }: TransferOptions) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, body: unknown) =>
      reject(new UploadError(uploadErrorFromResponse(status, body)));
    request.open("POST", address);
    request.responseType = "json";
    const token = currentSession()?.token;
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 401) handleSessionEnded();
      if (request.status === 201) resolve(request.response);
      else fail(request.status, request.response);
    };
    request.onerror = () => reject(new UploadError({ kind: "connection" }));
    request.onabort = () => reject(new UploadError({ kind: "connection" }));
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) return request.onabort(new ProgressEvent("abort"));
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}
