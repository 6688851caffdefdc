import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable, isUnstorableText } from "../platform/database/database.ts";
import { isDiskFull } from "../platform/disk-full.ts";
import { type ErrorCode, ExpectedError, type FieldError, Invalid } from "../platform/errors.ts";

/** The failure that an error is; null for a surprise. */
export function toExpectedError(error: unknown): ExpectedError | null {
  if (error instanceof ExpectedError) return error;
  if (isUnstorableText(error)) return Invalid([{ path: "", rule: "characters" }]);
  if (isDatabaseUnavailable(error)) return new ExpectedError("UNAVAILABLE");
  if (isDiskFull(error)) return new ExpectedError("FULL");
  return null;
}

/**
 * Logs what nobody foresaw, and a full disk, which an operator has to see to. Answers the id
 * under which it can be found; of unexpected error, only the id leaves.
 */
export type ReportUnexpected = (surprise: unknown) => string;

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
  fields?: FieldError[];
  id?: string;
}

/** Seconds after which what is away is asked for again. */
export const retryAfterSeconds = 5;

/** For developers who read answers; visitors read the client's phrases. */
const responses: Record<ErrorCode, { status: number; message: string }> = {
  INVALID: { status: 422, message: "Some fields were refused." },
  NOT_FOUND: { status: 404, message: "There is nothing at this address." },
  UNAUTHENTICATED: { status: 401, message: "Sign in, and send the token as a bearer." },
  FORBIDDEN: { status: 403, message: "Your user type may not do this." },
  CONFLICT: { status: 409, message: "It was changed meanwhile, or something still uses it." },
  TOO_MANY: { status: 429, message: "Too many attempts. Try again later." },
  LENGTH_REQUIRED: { status: 411, message: "Strangers have to say how much they send." },
  TOO_LARGE: { status: 413, message: "What was sent is too large." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not take that method." },
  BUSY: { status: 503, message: "Too much is asked at once. Try again in some seconds." },
  UNAVAILABLE: { status: 503, message: "The database is away. Try again soon." },
  FULL: { status: 507, message: "The disk is full. Try again when there is room." },
  UNSUPPORTED: { status: 415, message: "This content type is not understood." },
};

/** Turns whatever was thrown into `{code, message, fields?}`; nothing of a surprise leaves but its id. */
export function errorHandler(reportUnexpected: ReportUnexpected) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, ...answer } = toErrorBody(
      error,
      isClientGone(error, request) ? ignoreError : reportUnexpected,
    );
    if (error instanceof ExpectedError && error.extensions.retryAfter) {
      reply.header("retry-after", error.extensions.retryAfter);
    } else if (status === 503) reply.header("retry-after", retryAfterSeconds);
    if (status === 401) reply.header("www-authenticate", "Bearer");
    reply.status(status);
    // GraphQL clients look for `errors`, also when their request never reached GraphQL.
    return request.url.startsWith("/graphql")
      ? { errors: [{ message: answer.message, extensions: { code: answer.code } }] }
      : answer;
  };
}

/** Whether an answer broke off because whoever asked for it had gone: nothing failed here. */
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
    message: "Something failed here; it was written down.",
    id,
  };
}

/** The HTTP status that a failure is answered with. */
export const statusOf = (code: ErrorCode): number => responses[code].status;

const toBody = ({ code, fields, extensions: { reason } }: ExpectedError): ErrorBody => ({
  ...responses[code],
  code,
  ...(reason ? { reason } : {}),
  ...(fields.length > 0 ? { fields } : {}),
});

function toFieldErrors(error: FastifyError): FieldError[] {
  const fields = (error.validation ?? []).map(({ instancePath, keyword, params }) => ({
    path: toFieldPath(instancePath, params.missingProperty),
    rule: keyword,
    ...(typeof params.limit === "number" ? { limit: params.limit } : {}),
  }));
  // Where a field may be one of several things, what is wrong inside it says enough.
  const isReported = ({ path, rule }: FieldError, index: number) =>
    rule !== "anyOf" &&
    !fields.some((other) => other.path.startsWith(`${path}.`)) &&
    fields.findIndex((other) => other.path === path && other.rule === rule) === index;
  return fields.filter(isReported);
}

const toFieldPath = (instancePath: string, missing: unknown): string =>
  [...instancePath.split("/").slice(1), ...(missing ? [String(missing)] : [])].join(".");
