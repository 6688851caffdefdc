import { tellSessionEnded } from "../../graphql/ended-session.ts";
import { currentSession } from "../../graphql/session.ts";
import { failureOfAnswer, UploadRefused } from "./upload-failure.ts";

type Sending = {
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file as a form and answers what the server told of it. Rejects with UploadRefused.
 * By XMLHttpRequest, for `fetch` tells nothing of a body's progress.
 */
export function sendFile(address: string, file: File, { onProgress, signal }: Sending) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const refuse = (status: number, body: unknown) =>
      reject(new UploadRefused(failureOfAnswer(status, body)));
    request.open("POST", address);
    request.responseType = "json";
    const token = currentSession()?.token;
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 401) tellSessionEnded();
      if (request.status === 201) resolve(request.response);
      else refuse(request.status, request.response);
    };
    request.onerror = () => reject(new UploadRefused({ kind: "connection" }));
    request.onabort = () => reject(new UploadRefused({ kind: "connection" }));
    signal.addEventListener("abort", () => request.abort());
    if (signal.aborted) return request.onabort(new ProgressEvent("abort"));
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}
