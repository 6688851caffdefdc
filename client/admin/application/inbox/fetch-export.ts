import { type ApiError, apiError } from "../../../graphql/errors.ts";
import { currentSession, handleSessionEnded } from "../../../graphql/session.ts";

/** The server answered with something other than a table. */
export class ExportError extends Error {
  apiError: ApiError;
  constructor(refusal: ApiError) {
    super(refusal.code);
    this.apiError = refusal;
  }
}

/**
 * Fetches the inbox as a table. Uses fetch, because a link cannot send the session token. Throws
 * ExportError or TypeError.
 */
export async function fetchExport(query: string): Promise<{ name: string; content: Blob }> {
  const response = await fetch(`/api/applications.csv?${query}`, {
    headers: { authorization: `Bearer ${currentSession()?.token ?? ""}` },
  });
  if (response.status === 401) handleSessionEnded();
  if (!response.ok) throw new ExportError(errorOfStatus(response.status));
  const [, name = "applications.csv"] =
    response.headers.get("content-disposition")?.match(/filename="([^"]+)"/) ?? [];
  return { name, content: await response.blob() };
}

function errorOfStatus(status: number): ApiError {
  if (status === 401) return apiError("UNAUTHENTICATED");
  if (status === 403) return apiError("FORBIDDEN");
  if (status === 429) return apiError("TOO_MANY");
  return apiError(status >= 502 && status <= 504 ? "NETWORK" : "INTERNAL");
}
