import { randomInt } from "node:crypto";

/** Stable error codes; the texts that people read are the client's phrases. */
export type ErrorCode =
  | "INVALID"
  | "NOT_FOUND"
  | "GONE"
  | "UNAUTHENTICATED"
  | "SECOND_STEP_REQUIRED"
  | "FORBIDDEN"
  | "CONFIRMATION_REQUIRED"
  | "CONFLICT"
  | "TOO_MANY"
  | "TOO_LARGE"
  | "LENGTH_REQUIRED"
  | "UNSUPPORTED"
  | "METHOD_NOT_ALLOWED"
  | "UNAVAILABLE"
  | "BUSY"
  | "FULL";

/**
 * A refused field. `path` is dotted (`translations.ua.title`), `limit` is the rule's bound, and
 * `found` the offending part of the value.
 */
export interface FieldError {
  path: string;
  rule: string;
  limit?: number;
  found?: string;
}

/** Who saved the version that a stale one would have replaced, and when (ISO 8601). */
export interface SavedBy {
  /** Blank for the site itself and for former users. */
  name: string;
  at: string;
}

interface ErrorExtensions extends Record<string, unknown> {
  code: ErrorCode;
  fields?: FieldError[];
  reason?: string;
  savedBy?: SavedBy;
  retryAfter?: number;
}

/**
 * An expected error. GraphQL copies `extensions` to the response; REST routes and pages convert
 * `code` to an HTTP status. Every other error is unexpected, that is, a bug or an outage.
 */
export class ExpectedError extends Error {
  readonly extensions: ErrorExtensions;

  constructor(code: ErrorCode, details: Omit<ErrorExtensions, "code"> = {}) {
    super(code);
    this.name = "ExpectedError";
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
/** Something was here, and is shown to nobody any more. */
export const Gone = () => new ExpectedError("GONE");
/**
 * `code`: the password was right, the code of the second step was not. `tokenUnknown`, `tokenExpired`
 * and `tokenRevoked` are about API tokens.
 */
export const Unauthenticated = (
  reason?: "credentials" | "ended" | "code" | "tokenUnknown" | "tokenExpired" | "tokenRevoked",
) => new ExpectedError("UNAUTHENTICATED", reason ? { reason } : {});
/** The password was right, and the account needs the code of its second step too. */
export const SecondStepRequired = () => new ExpectedError("SECOND_STEP_REQUIRED");
/**
 * `secondStep`: the user must set up a second step first; `samePerson`: it takes somebody other than
 * the author of what is checked; `token`: an API token lacks the right, or no token has it.
 */
export const Forbidden = (reason?: "secondStep" | "samePerson" | "token") =>
  new ExpectedError("FORBIDDEN", reason ? { reason } : {});

/** The user must type the password again, with the mutation `confirmPassword`, and then retry. */
export const ConfirmationRequired = () => new ExpectedError("CONFIRMATION_REQUIRED");

/**
 * `stale`: a newer version was saved; `inUse`: other items still refer to it; `permanent`: the item
 * can be neither unpublished nor deleted; `taken`: the unique
 * value belongs to another; `lastAdmin`: no other active admin exists; `deactivated`: the account
 * must be reactivated first; `closed`: the form currently accepts no applications; `consent`: the
 * consent text has changed since it was agreed to; `secondStepOn`, `secondStepOff`: the account has
 * a second step already, or none; `ownSecondStep`: the admin must set up their own first; `running`:
 * an import is under way; `tooMany`: as many exist as may; `noMailServer`: the site sends no e-mails;
 * `notSent`: the mail server did not accept one.
 */
export type ConflictReason =
  | "stale"
  | "inUse"
  | "permanent"
  | "taken"
  | "lastAdmin"
  | "ownAccount"
  | "deactivated"
  | "closed"
  | "consent"
  | "secondStepOn"
  | "secondStepOff"
  | "ownSecondStep"
  | "running"
  | "tooMany"
  | "noMailServer"
  | "notSent";
export const Conflict = (reason: ConflictReason, savedBy?: SavedBy | undefined) =>
  new ExpectedError("CONFLICT", savedBy ? { reason, savedBy } : { reason });

/** `retryAfter` in whole seconds. */
export const TooMany = (retryAfter: number) => new ExpectedError("TOO_MANY", { retryAfter });

/** Too many attempts at a password, a code or a link; the security log names it. */
export class TooManyAttempts extends ExpectedError {
  constructor(retryAfter: number) {
    super("TOO_MANY", { retryAfter });
  }
}

/** The server is overloaded. `retryAfter` is random, so that not all clients return at once. */
export const Busy = () => new ExpectedError("BUSY", { retryAfter: randomInt(2, 9) });

/** `limit` in bytes. */
export const TooLarge = (limit: number) =>
  new ExpectedError("TOO_LARGE", { fields: [{ path: "", rule: "tooLarge", limit }] });

/** `contentEncoding`: the body is compressed; by default its type is not supported. */
export const Unsupported = (reason?: "contentEncoding") =>
  new ExpectedError("UNSUPPORTED", reason ? { reason } : {});
