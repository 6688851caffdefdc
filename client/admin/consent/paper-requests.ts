import { currentSession, handleSessionEnded } from "../../graphql/session.ts";
import type { PdfWarning } from "../image/upload/useFileWarnings.ts";

/** The server, or its store of files, does not respond. */
export class PaperOutageError extends Error {}

const addressOf = (consentId: string) => `/api/consents/${encodeURIComponent(consentId)}/paper`;

/**
 * Throws where the server refuses, as all functions here do: PaperOutageError where the same request
 * may succeed later.
 */
export async function uploadPaper(consentId: string, file: File): Promise<PdfWarning | null> {
  const body = new FormData();
  body.append("file", file, file.name);
  const response = await send(consentId, { method: "POST", body });
  // As specified in /api/openapi.json.
  const { warning }: { warning: PdfWarning | null } = await response.json();
  return warning;
}

/** Opens the browser's dialog for saving the paper. */
export async function downloadPaper(consentId: string): Promise<void> {
  const response = await send(consentId);
  const [, name = "consent"] =
    response.headers.get("content-disposition")?.match(/filename="([^"]+)"/) ?? [];
  const url = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

export async function deletePaper(consentId: string): Promise<void> {
  await send(consentId, { method: "DELETE" });
}

async function send(consentId: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${currentSession()?.token ?? ""}` };
  const response = await fetch(addressOf(consentId), { ...init, headers });
  if (response.status === 401) handleSessionEnded();
  if (response.status >= 502 && response.status <= 504) throw new PaperOutageError();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}
