import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { Failure, type FailureCode, type FieldFailure } from "../platform/failures.ts";
import { failureOf } from "./failure-of.ts";
import type { TellSurprise } from "./surprises.ts";

interface Answer {
  status: number;
  code: string;
  message: string;
  fields?: FieldFailure[];
  id?: string;
}

/** Seconds after which what is away is asked for again. */
export const soon = 5;

/** For developers who read answers; visitors read the client's phrases. */
const answers: Record<FailureCode, { status: number; message: string }> = {
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
export function answerFailures(tellSurprise: TellSurprise) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, ...answer } = answerTo(error, hasLeft(error, request) ? unread : tellSurprise);
    if (error instanceof Failure && error.extensions.retryAfter) {
      reply.header("retry-after", error.extensions.retryAfter);
    } else if (status === 503) reply.header("retry-after", soon);
    if (status === 401) reply.header("www-authenticate", "Bearer");
    reply.status(status);
    // GraphQL clients look for `errors`, also when their request never reached GraphQL.
    return request.url.startsWith("/graphql")
      ? { errors: [{ message: answer.message, extensions: { code: answer.code } }] }
      : answer;
  };
}

/** Whether an answer broke off because whoever asked for it had gone: nothing failed here. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  code === "ERR_STREAM_PREMATURE_CLOSE" && raw.socket.destroyed;

const unread: TellSurprise = () => "";

function answerTo(error: FastifyError, tellSurprise: TellSurprise): Answer {
  const failure = failureOf(error);
  if (failure?.code === "FULL") tellSurprise(error);
  if (failure) return ofFailure(failure);
  if (error.validation) return ofFailure(new Failure("INVALID", { fields: fieldsOf(error) }));
  if (error.statusCode === 413) return ofFailure(new Failure("TOO_LARGE"));
  if (error.statusCode === 415) return ofFailure(new Failure("UNSUPPORTED"));
  if (error.statusCode && error.statusCode < 500) {
    return { status: error.statusCode, code: "MALFORMED", message: "The request is malformed." };
  }
  const id = tellSurprise(error);
  return {
    status: 500,
    code: "INTERNAL",
    message: "Something failed here; it was written down.",
    id,
  };
}

/** The HTTP status that a failure is answered with. */
export const statusOf = (code: FailureCode): number => answers[code].status;

const ofFailure = ({ code, fields, extensions: { reason } }: Failure): Answer => ({
  ...answers[code],
  code,
  ...(reason ? { reason } : {}),
  ...(fields.length > 0 ? { fields } : {}),
});

function fieldsOf(error: FastifyError): FieldFailure[] {
  const fields = (error.validation ?? []).map(({ instancePath, keyword, params }) => ({
    path: pathOf(instancePath, params.missingProperty),
    rule: keyword,
    ...(typeof params.limit === "number" ? { limit: params.limit } : {}),
  }));
  // Where a field may be one of several things, what is wrong inside it says enough.
  const isTold = ({ path, rule }: FieldFailure, index: number) =>
    rule !== "anyOf" &&
    !fields.some((other) => other.path.startsWith(`${path}.`)) &&
    fields.findIndex((other) => other.path === path && other.rule === rule) === index;
  return fields.filter(isTold);
}

const pathOf = (instancePath: string, missing: unknown): string =>
  [...instancePath.split("/").slice(1), ...(missing ? [String(missing)] : [])].join(".");
