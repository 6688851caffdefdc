import { randomInt } from "node:crypto";

/** What went wrong, as a word that never changes; sentences live where the reader is. */
export type FailureCode =
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
export interface FieldFailure {
  path: string;
  rule: string;
  limit?: number;
  found?: string;
}

interface Extensions extends Record<string, unknown> {
  code: FailureCode;
  fields?: FieldFailure[];
  reason?: string;
  retryAfter?: number;
}

/**
 * A failure that was foreseen. GraphQL copies `extensions` to the answer; the REST face and
 * the pages turn `code` into a status. Anything that is not a Failure is a fault of ours.
 */
export class Failure extends Error {
  readonly extensions: Extensions;

  constructor(code: FailureCode, details: Omit<Extensions, "code"> = {}) {
    super(code);
    this.name = "Failure";
    this.extensions = { code, ...details };
  }

  get code(): FailureCode {
    return this.extensions.code;
  }

  get fields(): FieldFailure[] {
    return this.extensions.fields ?? [];
  }
}

export const Invalid = (fields: FieldFailure[]) => new Failure("INVALID", { fields });
export const NotFound = () => new Failure("NOT_FOUND");
export const Unauthenticated = (reason?: "credentials" | "ended") =>
  new Failure("UNAUTHENTICATED", reason ? { reason } : {});
export const Forbidden = () => new Failure("FORBIDDEN");

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
export const Conflict = (reason: ConflictReason) => new Failure("CONFLICT", { reason });

/** `retryAfter` in whole seconds. */
export const TooMany = (retryAfter: number) => new Failure("TOO_MANY", { retryAfter });

/** More is asked than can be answered in time. Seconds apart, so that not all return at once. */
export const Busy = () => new Failure("BUSY", { retryAfter: randomInt(2, 9) });

/** `limit` in bytes. */
export const TooLarge = (limit: number) =>
  new Failure("TOO_LARGE", { fields: [{ path: "", rule: "tooLarge", limit }] });
export const Unsupported = () => new Failure("UNSUPPORTED");
