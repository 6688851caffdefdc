import type { ErrorCode } from "../../platform/errors.ts";
import { responseTo } from "../error-response.ts";

interface Operation {
  operationId?: string;
  security?: object[];
  parameters?: { in: string }[];
  requestBody?: object;
  responses?: Record<string, object>;
}

/** The parts of a document that are completed; the library's own type has references everywhere. */
interface Document {
  info: object;
  paths?: object | undefined;
  components?: { schemas?: object | undefined } | undefined;
}

/** What every REST error has; `fields` names what was refused of the request. */
const errorSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string", description: "Stays the same in later versions.", example: "INVALID" },
    message: { type: "string", description: "For developers, in English." },
    reason: { type: "string", description: "Tells errors of one code apart, e.g. `stale`." },
    id: { type: "string", description: "Of an unexpected error, under which it was logged." },
    fields: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "rule"],
        properties: {
          path: { type: "string", example: "translations.ua.title" },
          rule: { type: "string", example: "maxLength" },
          limit: { type: "number", description: "The bound of the rule." },
          found: { type: "string", description: "The part of the value that was refused." },
        },
      },
    },
  },
};

const retryAfter = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
};

/** Adds to every operation what all of them share: its errors, and that it needs no token. */
export function completeOpenapi<Whole extends Document>(document: Whole): Whole {
  const all: [string, Record<string, Operation>][] = Object.entries(document.paths ?? {});
  const paths = all.map(([path, methods]) => {
    const completed = Object.entries(methods).map(([method, operation]) => [
      method,
      completeOperation(path, method, operation),
    ]);
    return [path, Object.fromEntries(completed)] as const;
  });
  const { components } = document;
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...components, schemas: { ...components?.schemas, Error: errorSchema } },
  };
}

function completeOperation(path: string, method: string, operation: Operation): Operation {
  const { security = [], responses } = operation;
  const codes = errorCodesOf(path, method, operation);
  const errors = codes.map((code) => {
    const { status, message } = responseTo(code);
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
    const headers = code === "TOO_MANY" || code === "BUSY" ? { headers: retryAfter } : {};
    return [status, { description: message, ...headers, content }];
  });
  return { ...operation, security, responses: { ...responses, ...Object.fromEntries(errors) } };
}

function errorCodesOf(path: string, method: string, operation: Operation): ErrorCode[] {
  const isWrite = method !== "get";
  const isSignIn = path.endsWith("/login");
  const isChecked = Boolean(operation.requestBody ?? operation.parameters?.length);
  const candidates: [ErrorCode, boolean][] = [
    ["UNAUTHENTICATED", operation.security !== undefined || isSignIn],
    ["FORBIDDEN", operation.security !== undefined],
    ["NOT_FOUND", path.includes("{id}")],
    ["CONFLICT", isWrite && operation.security !== undefined],
    ["TOO_LARGE", operation.requestBody !== undefined],
    ["UNSUPPORTED", operation.requestBody !== undefined],
    ["INVALID", isChecked],
    ["TOO_MANY", isSignIn],
    ["BUSY", true],
  ];
  return candidates.filter(([, isPossible]) => isPossible).map(([code]) => code);
}
