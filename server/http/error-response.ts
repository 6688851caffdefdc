import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  isDatabaseBusy,
  isDatabaseUnavailable,
  isUnstorableText,
} from "../platform/database/database.ts";
import {
  Busy,
  type ErrorCode,
  ExpectedError,
  type FieldError,
  Invalid,
} from "../platform/errors.ts";
import { isDiskFull } from "../platform/files/disk-full.ts";

/** Maps an error to an expected one; null for an unexpected error. */
export function toExpectedError(error: unknown): ExpectedError | null {
  if (error instanceof ExpectedError) return error;
  if (isUnstorableText(error)) return Invalid([{ path: "", rule: "characters" }]);
  if (isDatabaseUnavailable(error)) return new ExpectedError("UNAVAILABLE");
  if (isDatabaseBusy(error)) return Busy();
  if (isDiskFull(error)) return new ExpectedError("FULL");
  return null;
}

/**
 * Logs an unexpected error, or a full disk, which an operator must resolve. Returns the id under
 * which it is logged; clients are told nothing else about an unexpected error.
 */
export type ReportUnexpected = (error: unknown) => string;

export function createUnexpectedErrorReporter(log: FastifyBaseLogger): ReportUnexpected {
  return (error) => {
    const id = randomUUID();
    log.error({ id, err: error }, isDiskFull(error) ? "disk full" : "unexpected error");
    return id;
  };
}

interface ErrorBody {
  status: number;
  code: string;
  message: string;
  reason?: string;
  fields?: FieldError[];
  id?: string;
}

/** Value of Retry-After where an error has none of its own, in seconds. */
export const retryAfterSeconds = 5;

/** Messages are for API developers; visitors read the client's phrases. */
const responses: Record<ErrorCode, { status: number; message: string }> = {
  INVALID: { status: 422, message: "Some fields were refused." },
  NOT_FOUND: { status: 404, message: "Nothing exists at this address." },
  GONE: { status: 410, message: "The content at this address has been withdrawn." },
  UNAUTHENTICATED: {
    status: 401,
    message: "Sign in and send the token as `Authorization: Bearer <token>`.",
  },
  SECOND_STEP_REQUIRED: {
    status: 401,
    message: "The account has a second step: send its code as `code` too.",
  },
  FORBIDDEN: { status: 403, message: "Your role does not permit this." },
  CONFIRMATION_REQUIRED: {
    status: 403,
    message: "Confirm the password with the mutation confirmPassword, then retry.",
  },
  CONFLICT: {
    status: 409,
    message: "The item has been changed since it was loaded, or is still in use.",
  },
  TOO_MANY: { status: 429, message: "Too many attempts. Try again later." },
  LENGTH_REQUIRED: {
    status: 411,
    message: "Requests without a token need a Content-Length header.",
  },
  TOO_LARGE: { status: 413, message: "The request body is too large." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not support the method." },
  BUSY: { status: 503, message: "The server is overloaded. Try again in a few seconds." },
  UNAVAILABLE: { status: 503, message: "The database is unavailable. Try again soon." },
  FULL: { status: 507, message: "The server's disk is full. Try again later." },
  UNSUPPORTED: { status: 415, message: "This content type is not supported." },
};

/**
 * Converts any thrown value to `{code, message, fields?}`. Of an unexpected error the response
 * contains only the id under which it was logged.
 */
export function errorHandler(reportUnexpected: ReportUnexpected) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, ...answer } = toErrorBody(
      error,
      isClientGone(error, request) ? ignoreError : reportUnexpected,
    );
    if (error instanceof ExpectedError && error.extensions.retryAfter) {
      reply.header("retry-after", error.extensions.retryAfter);
    } else if (status === 503) reply.header("retry-after", retryAfterSeconds);
    if (status === 401) reply.header("www-authenticate", challengeFor(answer.reason));
    reply.status(status);
    return errorShape(request.url, answer);
  };
}

/** GraphQL clients expect `errors` even when their request did not reach Apollo Server. */
export function errorShape(url: string | undefined, answer: Omit<ErrorBody, "status">): object {
  const { message, code, reason } = answer;
  return url?.startsWith("/graphql")
    ? { errors: [{ message, extensions: { code, ...(reason ? { reason } : {}) } }] }
    : answer;
}

/** RFC 6750, 3.1: `invalid_token` tells programs that another try is of no use. */
const challengeFor = (reason = ""): string =>
  reason.startsWith("token") ? 'Bearer error="invalid_token"' : "Bearer";

/** Whether the response was aborted because the client disconnected, which is no error of ours. */
const isClientGone = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  code === "ERR_STREAM_PREMATURE_CLOSE" && raw.socket.destroyed;

const ignoreError: ReportUnexpected = () => "";

function toErrorBody(error: FastifyError, reportUnexpected: ReportUnexpected): ErrorBody {
  const expected = toExpectedError(error);
  if (expected?.code === "FULL") reportUnexpected(error);
  if (expected) return toBody(expected);
  if (error.validation)
    return toBody(new ExpectedError("INVALID", { fields: toFieldErrors(error) }));
  if (error.statusCode === 413) return toBody(new ExpectedError("TOO_LARGE"));
  if (error.statusCode === 415) return toBody(new ExpectedError("UNSUPPORTED"));
  if (error.statusCode && error.statusCode < 500) {
    return { status: error.statusCode, code: "MALFORMED", message: "The request is malformed." };
  }
  const id = reportUnexpected(error);
  return {
    status: 500,
    code: "INTERNAL",
    message: "An unexpected error occurred and was logged under this id.",
    id,
  };
}

/** Messages of reasons that a code's own message does not explain. */
const reasonMessages: Record<string, string> = {
  files: "The file storage is unavailable. Try again soon.",
  token: "The API token does not permit this.",
  tokenUnknown: "This API token is unknown or incomplete.",
  tokenExpired: "The API token has expired. An administrator can create another one.",
  tokenRevoked: "The API token was revoked. An administrator can create another one.",
  contentEncoding: "The request body must not be compressed: send it without Content-Encoding.",
};

/** The HTTP status of an error code. */
export const statusOf = (code: ErrorCode): number => responses[code].status;

/** Status and message of an error code. */
export const responseTo = (code: ErrorCode) => responses[code];

const toBody = ({ code, fields, extensions: { reason } }: ExpectedError): ErrorBody => ({
  ...responses[code],
  code,
  ...(reason ? { reason } : {}),
  ...(reason && reasonMessages[reason] ? { message: reasonMessages[reason] } : {}),
  ...(fields.length > 0 ? { fields } : {}),
});

function toFieldErrors(error: FastifyError): FieldError[] {
  const fields = (error.validation ?? []).map(({ instancePath, keyword, params }) => ({
    path: toFieldPath(instancePath, params.missingProperty),
    rule: keyword,
    ...(typeof params.limit === "number" ? { limit: params.limit } : {}),
  }));
  // For a union, the errors inside the field are sufficient.
  const isReported = ({ path, rule }: FieldError, index: number) =>
    rule !== "anyOf" &&
    !fields.some((other) => other.path.startsWith(`${path}.`)) &&
    fields.findIndex((other) => other.path === path && other.rule === rule) === index;
  return fields.filter(isReported);
}

const toFieldPath = (instancePath: string, missing: unknown): string =>
  [...instancePath.split("/").slice(1), ...(missing ? [String(missing)] : [])].join(".");
