import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/**
 * The server's codes, and two of the client's: NETWORK, when the server or its database is away, and
 * INTERNAL, every unexpected error. UNAVAILABLE is the store of the files alone.
 */
export type ErrorCode =
  | "INVALID"
  | "NOT_FOUND"
  | "UNAUTHENTICATED"
  | "SECOND_STEP_REQUIRED"
  | "FORBIDDEN"
  | "CONFIRMATION_REQUIRED"
  | "CONFLICT"
  | "TOO_MANY"
  | "TOO_LARGE"
  | "UNSUPPORTED"
  | "FULL"
  | "UNAVAILABLE"
  | "NETWORK"
  | "INTERNAL";

/**
 * An invalid field: `path` is dotted (`translations.ua.title`), `limit` is the rule's bound,
 * `found` the offending part.
 */
export type FieldError = { path: string; rule: string; limit?: number; found?: string };

/** Who saved the newer version of a conflict; the name is blank for the site and former users. */
export type SavedBy = { name: string; at: string };

/** An error in a normal form; `client/phrases/errors.ts` has its message. */
export type ApiError = {
  code: ErrorCode;
  /** Reason, where a code has several: "stale", "inUse", "ended". */
  reason: string | null;
  fields: FieldError[];
  /** Of a conflict with a newer version, where it is known. */
  savedBy: SavedBy | null;
  /** Seconds to wait after too many attempts. */
  retryAfter: number | null;
  /** Id under which the server's log has the details of an unexpected error. */
  id: string | null;
};

/** A script did not load: no connection, or a release that no longer exists. */
export class ModuleLoadError extends Error {}

/** The server refused a request outside of GraphQL. */
export class RequestError extends Error {
  constructor(readonly apiError: ApiError) {
    super(apiError.code);
  }
}

/** Normalizes whatever a query, a mutation or another request threw. Never throws itself. */
export function toApiError(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.extensions ?? {});
  if (error instanceof RequestError) return error.apiError;
  if (ServerError.is(error)) return fromStatus(error);
  // fetch has no error type of its own for a failed connection.
  if (error instanceof TypeError || error instanceof ModuleLoadError) return apiError("NETWORK");
  return apiError("INTERNAL");
}

/**
 * Whether the error is unrelated to the operation itself, so that no screen has a message for it.
 */
export function isUnexpected({ code }: ApiError): boolean {
  return ["NETWORK", "FULL", "UNAVAILABLE", "INTERNAL"].includes(code);
}

const knownCodes: ReadonlySet<string> = new Set<ErrorCode>([
  "INVALID",
  "NOT_FOUND",
  "UNAUTHENTICATED",
  "SECOND_STEP_REQUIRED",
  "FORBIDDEN",
  "CONFIRMATION_REQUIRED",
  "CONFLICT",
  "TOO_MANY",
  "TOO_LARGE",
  "UNSUPPORTED",
  "FULL",
]);

function codeOf(code: unknown, reason: unknown): ErrorCode {
  if (code === "UNAVAILABLE") return reason === "files" ? "UNAVAILABLE" : "NETWORK";
  return isErrorCode(code) ? code : "INTERNAL";
}

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && knownCodes.has(code);

/** An error that has no Apollo error behind it. */
export function apiError(code: ErrorCode, details: Partial<ApiError> = {}): ApiError {
  return { code, reason: null, savedBy: null, fields: [], retryAfter: null, id: null, ...details };
}

function fromExtensions(extensions: Record<string, unknown>): ApiError {
  const { code, reason, savedBy, fields, retryAfter, id } = extensions;
  return apiError(codeOf(code, reason), {
    reason: typeof reason === "string" ? reason : null,
    savedBy: isSavedBy(savedBy) ? savedBy : null,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
    id: typeof id === "string" ? id : null,
  });
}

function isSavedBy(value: unknown): value is SavedBy {
  return typeof value === "object" && value !== null && "name" in value && "at" in value;
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === "object" && value !== null && "path" in value && "rule" in value;
}

/** A response that is not GraphQL's: from the rate limits before it, or a proxy in between. */
function fromStatus({ statusCode, response, bodyText }: ServerError): ApiError {
  if (statusCode === 429) {
    const seconds = Number(response.headers.get("retry-after"));
    return apiError("TOO_MANY", { retryAfter: seconds > 0 ? seconds : null });
  }
  if (statusCode === 507) return apiError("FULL");
  if (statusCode === 503 && bodyText.includes('"reason":"files"')) return apiError("UNAVAILABLE");
  if (statusCode === 502 || statusCode === 503 || statusCode === 504) return apiError("NETWORK");
  return apiError("INTERNAL");
}
