import { askOnce } from "./confirmation.ts";
import { type ApiError, apiError, RequestError } from "./errors.ts";
import { currentSession, handleSessionEnded } from "./session.ts";

/**
 * Sends an HTTP request with the session's token, which a link cannot send. Where the server demands
 * the password, it is asked for and the request repeated. Throws RequestError or TypeError.
 */
export async function requestAsUser(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${currentSession()?.token ?? ""}` };
  const response = await fetch(address, { ...init, headers });
  if (response.ok) return response;
  if (response.status === 401) handleSessionEnded();
  const refusal = await refusalOf(response);
  if (refusal.code === "CONFIRMATION_REQUIRED" && (await askOnce())) {
    return requestAsUser(address, init);
  }
  throw new RequestError(refusal);
}

/** Downloads a file, with the name that the server gives it. Throws as `requestAsUser`. */
export async function downloadAsUser(address: string): Promise<{ name: string; content: Blob }> {
  const response = await requestAsUser(address);
  const [, name = "download"] =
    response.headers.get("content-disposition")?.match(/filename="([^"]+)"/) ?? [];
  return { name, content: await response.blob() };
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: Partial<ApiError> = await response.json().catch(() => ({}));
  if (response.status >= 502 && response.status <= 504)
    return apiError(body.reason === "files" ? "UNAVAILABLE" : "NETWORK");
  return apiError(body.code ?? "INTERNAL", body);
}
