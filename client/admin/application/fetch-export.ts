import { tellSessionEnded } from "../../graphql/ended-session.ts";
import { type Failure, failure } from "../../graphql/failures.ts";
import { currentSession } from "../../graphql/session.ts";

/** The server answered, but not with a table. */
export class ExportRefused extends Error {
  failure: Failure;
  constructor(refusal: Failure) {
    super(refusal.code);
    this.failure = refusal;
  }
}

/** The inbox as a table. By hand, for a link cannot carry who asks. Throws ExportRefused or TypeError. */
export async function fetchExport(query: string): Promise<{ name: string; content: Blob }> {
  const response = await fetch(`/api/applications.csv?${query}`, {
    headers: { authorization: `Bearer ${currentSession()?.token ?? ""}` },
  });
  if (response.status === 401) tellSessionEnded();
  if (!response.ok) throw new ExportRefused(refusalOf(response.status));
  const [, name = "applications.csv"] =
    response.headers.get("content-disposition")?.match(/filename="([^"]+)"/) ?? [];
  return { name, content: await response.blob() };
}

function refusalOf(status: number): Failure {
  if (status === 401) return failure("UNAUTHENTICATED");
  if (status === 403) return failure("FORBIDDEN");
  if (status === 429) return failure("TOO_MANY");
  return failure(status >= 502 && status <= 504 ? "NETWORK" : "INTERNAL");
}
