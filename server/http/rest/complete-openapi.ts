import { STATUS_CODES } from "node:http";
import type { ErrorCode } from "../../platform/errors.ts";
import { responseTo } from "../error-response.ts";
import type { OperationExample } from "./examples.ts";
import { withExample } from "./openapi-examples.ts";
import { errorHeaders, successHeaders } from "./response-headers.ts";

interface Operation {
  operationId?: string;
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: object;
  responses?: Record<string, object>;
}

/** The parts of a document that are completed; the library's own type has references everywhere. */
interface Document {
  info: object;
  servers?: { url: string }[] | undefined;
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
    id: { type: "string", description: "The id under which an unexpected error was logged." },
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

/**
 * Adds to every operation what all of them share: its errors, headers and example, and that it needs
 * no token. `examples` are by method and path.
 */
export function completeOpenapi<Whole extends Document>(
  document: Whole,
  examples: ReadonlyMap<string, OperationExample>,
): Whole {
  const all: [string, Record<string, Operation>][] = Object.entries(document.paths ?? {});
  const origin = document.servers?.[0]?.url ?? "";
  const paths = all.map(([path, methods]) => {
    const completed = Object.entries(methods).map(([method, operation]) => {
      const whole = completeOperation(path, method, operation);
      const example = examples.get(`${method} ${path}`);
      const call = { method, address: origin + path };
      return [method, example ? withExample(whole, call, example) : whole];
    });
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
  const { security = [], responses = {} } = operation;
  const headers = successHeaders(method, operation);
  const answers = Object.entries(responses).map(([status, response]) => {
    return [status, { ...response, description: STATUS_CODES[status], headers }];
  });
  const errors = errorCodesOf(path, method, operation).map(errorResponse);
  return { ...operation, security, responses: Object.fromEntries([...answers, ...errors]) };
}

function errorResponse(code: ErrorCode): [status: number, response: object] {
  const { status, message } = responseTo(code);
  const headers = errorHeaders(status);
  const schema = { $ref: "#/components/schemas/Error" };
  const content = { "application/json": { schema, example: { code, message } } };
  const withHeaders = Object.keys(headers).length > 0 ? { headers } : {};
  return [status, { description: message, ...withHeaders, content }];
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
    // Signing in is limited, and so are API tokens, with which everything may be called.
    ["TOO_MANY", true],
    ["BUSY", true],
  ];
  return candidates.filter(([, isPossible]) => isPossible).map(([code]) => code);
}
