import { codeSamples } from "./code-samples.ts";
import type { OperationExample } from "./examples.ts";

/** What an example is written into; the rest of the operation stays as it is. */
interface Operation {
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: Answer;
  responses?: Record<string, Answer>;
}

interface Answer {
  content?: Record<string, object>;
}

/** `address` is the origin of the site followed by the operation's path. */
interface Call {
  method: string;
  address: string;
}

/** The operation with its example, and with the call written for curl and fetch. */
export function withExample<Described extends Operation>(
  operation: Described,
  { method, address }: Call,
  example: OperationExample,
): Described {
  const { parameters, requestBody, responses = {}, security } = operation;
  const [status = "", success = {}] =
    Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  const [answerType = null] = Object.keys(success.content ?? {});
  const needsToken = Boolean(security?.length);
  const url = urlOf(address, example);
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((one) => withValue(one, example)) }),
    ...(requestBody && { requestBody: withContent(requestBody, example.body) }),
    responses: { ...responses, [status]: withContent(success, example.answer) },
    "x-codeSamples": codeSamples({ ...example, method, url, needsToken, answerType }),
  };
}

function urlOf(address: string, { path = {}, query = {} }: OperationExample): string {
  const filled = address.replace(/\{(\w+)\}/g, (whole, name: string) => path[name] ?? whole);
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return [filled, ...(parameters.length > 0 ? [parameters.join("&")] : [])].join("?");
}

function withValue<Parameter extends { name: string }>(
  parameter: Parameter,
  { path, query }: OperationExample,
): Parameter {
  const value = path?.[parameter.name] ?? query?.[parameter.name];
  return value === undefined ? parameter : { ...parameter, example: value };
}

const withContent = <Described extends Answer>(described: Described, example: unknown) =>
  example === undefined || !described.content
    ? described
    : {
        ...described,
        content: Object.fromEntries(
          Object.entries(described.content).map(([type, media]) => [type, { ...media, example }]),
        ),
      };
