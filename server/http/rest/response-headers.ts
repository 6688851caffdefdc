/** A header in an OpenAPI document. */
interface Header {
  description: string;
  schema: { type: "string" | "integer" };
}

/** The headers of a successful answer, as far as clients need them, and of every answer to a token. */
export function successHeaders(
  method: string,
  operation: { operationId?: string | undefined; security?: object[] | undefined },
): Record<string, Header> {
  const { operationId = "", security } = operation;
  if (operationId.startsWith("create")) return { Location: location, ...rateLimit };
  if (operationId.startsWith("export")) return { "Content-Disposition": fileName, ...rateLimit };
  if (method !== "get" || security) return rateLimit;
  return { ETag: etag, ...(operationId.startsWith("list") ? { Link: link } : {}), ...rateLimit };
}

/** The headers of an error with this HTTP status. */
export function errorHeaders(status: number): Record<string, Header> {
  if (status === 401) return { "WWW-Authenticate": challenge };
  return status === 429 || status === 503 ? { "Retry-After": retryAfter } : {};
}

const text = (description: string): Header => ({ description, schema: { type: "string" } });

/** Sent to API tokens alone, each of which has a limit of its own. */
const rateLimit: Record<string, Header> = {
  "RateLimit-Policy": text(
    'To API tokens: requests (q) in a window of seconds (w), as `"token";q=600;w=60`.',
  ),
  RateLimit: text("To API tokens: requests that are left (r) in the seconds (t) of this window."),
};

const etag = text(
  "Version of the answer. Sent back as If-None-Match, it yields 304 without a body while nothing has changed.",
);

const link = text('Address of the next page with `rel="next"`; absent on the last page.');

const location = text("Path of the created item.");

const fileName = text("Suggests a name for the file.");

const challenge = text(
  'Bearer; with `error="invalid_token"` when an API token has ended, so that another try is of no use.',
);

const retryAfter: Header = { description: "Seconds to wait.", schema: { type: "integer" } };
