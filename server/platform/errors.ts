import { randomInt } from "node:crypto";

/** What went wrong, as a word that never changes; sentences live where the reader is. */
export type ErrorCode =
  | "INVALID"
  | "NOT_FOUND"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "CONFLICT"
  | "TOO_MANY"
  | "TOO_LARGE"
  | "LENGTH_REQUIRED"
  | "UNSUPPORTED"
  | "METHOD_NOT_ALLOWED"
  | "UNAVAILABLE"
  | "BUSY"
  | "FULL";

/** One refused field. `path` is dotted (`translations.ua.title`); `limit` is the rule's bound, `found` what it met. */
export interface FieldError {
  path: string;
  rule: string;
  limit?: number;
  found?: string;
}

interface ErrorExtensions extends Record<string, unknown> {
  code: ErrorCode;
  fields?: FieldError[];
  reason?: string;
  retryAfter?: number;
}

/**
 * A failure that was foreseen. GraphQL copies `extensions` to the answer; the REST face and
 * the pages turn `code` into a status. Anything that is not a Failure is a fault of ours.
 */
export class ExpectedError extends Error {
  readonly extensions: ErrorExtensions;

  constructor(code: ErrorCode, details: Omit<ErrorExtensions, "code"> = {}) {
    super(code);
    this.name = "Failure";
    this.extensions = { code, ...details };
  }

  get code(): ErrorCode {
    return this.extensions.code;
  }

  get fields(): FieldError[] {
    return this.extensions.fields ?? [];
  }
}

export const Invalid = (fields: FieldError[]) => new ExpectedError("INVALID", { fields });
export const NotFound = () => new ExpectedError("NOT_FOUND");
export const Unauthenticated = (reason?: "credentials" | "ended") =>
  new ExpectedError("UNAUTHENTICATED", reason ? { reason } : {});
export const Forbidden = () => new ExpectedError("FORBIDDEN");

/**
 * `stale`: somebody saved a newer version; `inUse`: something still points here; `taken`: another
 * has it; `lastAdmin`: nobody else could see to users; `deactivated`: has to be let in again first;
 * `closed`: a form takes no more for now; `consent`: what was agreed to is not today's text.
 */
export type ConflictReason =
  | "stale"
  | "inUse"
  | "taken"
  | "lastAdmin"
  | "deactivated"
  | "closed"
  | "consent";
export const Conflict = (reason: ConflictReason) => new ExpectedError("CONFLICT", { reason });

/** `retryAfter` in whole seconds. */
export const TooMany = (retryAfter: number) => new ExpectedError("TOO_MANY", { retryAfter });

/** More is asked than can be answered in time. Seconds apart, so that not all return at once. */
export const Busy = () => new ExpectedError("BUSY", { retryAfter: randomInt(2, 9) });

/** `limit` in bytes. */
export const TooLarge = (limit: number) =>
  new ExpectedError("TOO_LARGE", { fields: [{ path: "", rule: "tooLarge", limit }] });
export const Unsupported = () => new ExpectedError("UNSUPPORTED");
