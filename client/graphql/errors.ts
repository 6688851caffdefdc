import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** The server's codes, and two of our own: no connection, and everything unforeseen. */
export type ErrorCode =
  | "INVALID"
  | "NOT_FOUND"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "CONFLICT"
  | "TOO_MANY"
  | "TOO_LARGE"
  | "UNSUPPORTED"
  | "FULL"
  | "NETWORK"
  | "INTERNAL";

/** A refused field: `path` is dotted (`translations.ua.title`), `limit` the rule's bound, `found` what it met. */
export type FieldError = { path: string; rule: string; limit?: number; found?: string };

/** What went wrong, ready to be put into words by `client/phrases/errors.ts`. */
export type ApiError = {
  code: ErrorCode;
  /** Why, where a code has several reasons: "stale", "inUse", "ended". */
  reason: string | null;
  fields: FieldError[];
  /** Seconds to wait, when there were too many attempts. */
  retryAfter: number | null;
  /** Under which the server's log tells more about a surprise. */
  id: string | null;
};

/** Reads whatever a query or a mutation threw. Never throws itself. */
export function toApiError(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.extensions ?? {});
  if (ServerError.is(error)) return fromStatus(error);
  // fetch has no kind of its own for "nobody answered".
  if (error instanceof TypeError) return apiError("NETWORK");
  return apiError("INTERNAL");
}

/** Whether it is no answer to what was asked, so that no screen has words of its own for it. */
export function isUnexpected({ code }: ApiError): boolean {
  return code === "NETWORK" || code === "FULL" || code === "INTERNAL";
}

const knownCodes: ReadonlySet<string> = new Set<ErrorCode>([
  "INVALID",
  "NOT_FOUND",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "CONFLICT",
  "TOO_MANY",
  "TOO_LARGE",
  "UNSUPPORTED",
  "FULL",
]);

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && knownCodes.has(code);

/** A failure that is told without an error of Apollo's. */
export function apiError(code: ErrorCode, details: Partial<ApiError> = {}): ApiError {
  return { code, reason: null, fields: [], retryAfter: null, id: null, ...details };
}

function fromExtensions(extensions: Record<string, unknown>): ApiError {
  const { code, reason, fields, retryAfter, id } = extensions;
  return apiError(isErrorCode(code) ? code : "INTERNAL", {
    reason: typeof reason === "string" ? reason : null,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
    id: typeof id === "string" ? id : null,
  });
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === "object" && value !== null && "path" in value && "rule" in value;
}

/** An answer that is not GraphQL's: from the limits before it, or a proxy in between. */
function fromStatus({ statusCode, response }: ServerError): ApiError {
  if (statusCode === 429) {
    const seconds = Number(response.headers.get("retry-after"));
    return apiError("TOO_MANY", { retryAfter: seconds > 0 ? seconds : null });
  }
  if (statusCode === 507) return apiError("FULL");
  if (statusCode === 502 || statusCode === 503 || statusCode === 504) return apiError("NETWORK");
  return apiError("INTERNAL");
}
