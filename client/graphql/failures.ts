import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** The server's codes, and two of our own: no connection, and everything unforeseen. */
export type FailureCode =
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
export type FieldFailure = { path: string; rule: string; limit?: number; found?: string };

/** What went wrong, ready to be put into words by `client/phrases/failures.ts`. */
export type Failure = {
  code: FailureCode;
  /** Why, where a code has several reasons: "stale", "inUse", "ended". */
  reason: string | null;
  fields: FieldFailure[];
  /** Seconds to wait, when there were too many attempts. */
  retryAfter: number | null;
  /** Under which the server's log tells more about a surprise. */
  id: string | null;
};

/** Reads whatever a query or a mutation threw. Never throws itself. */
export function readFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.extensions ?? {});
  if (ServerError.is(error)) return fromStatus(error);
  // fetch has no kind of its own for "nobody answered".
  if (error instanceof TypeError) return failure("NETWORK");
  return failure("INTERNAL");
}

/** Whether it is no answer to what was asked, so that no screen has words of its own for it. */
export function isSurprise({ code }: Failure): boolean {
  return code === "NETWORK" || code === "FULL" || code === "INTERNAL";
}

const foreseen: ReadonlySet<string> = new Set<FailureCode>([
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

const isForeseen = (code: unknown): code is FailureCode =>
  typeof code === "string" && foreseen.has(code);

/** A failure that is told without an error of Apollo's. */
export function failure(code: FailureCode, details: Partial<Failure> = {}): Failure {
  return { code, reason: null, fields: [], retryAfter: null, id: null, ...details };
}

function fromExtensions(extensions: Record<string, unknown>): Failure {
  const { code, reason, fields, retryAfter, id } = extensions;
  return failure(isForeseen(code) ? code : "INTERNAL", {
    reason: typeof reason === "string" ? reason : null,
    fields: Array.isArray(fields) ? fields.filter(isFieldFailure) : [],
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
    id: typeof id === "string" ? id : null,
  });
}

function isFieldFailure(value: unknown): value is FieldFailure {
  return typeof value === "object" && value !== null && "path" in value && "rule" in value;
}

/** An answer that is not GraphQL's: from the limits before it, or a proxy in between. */
function fromStatus({ statusCode, response }: ServerError): Failure {
  if (statusCode === 429) {
    const seconds = Number(response.headers.get("retry-after"));
    return failure("TOO_MANY", { retryAfter: seconds > 0 ? seconds : null });
  }
  if (statusCode === 507) return failure("FULL");
  if (statusCode === 502 || statusCode === 503 || statusCode === 504) return failure("NETWORK");
  return failure("INTERNAL");
}
