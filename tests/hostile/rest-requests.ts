import { hostileJson, hostileNumber, hostileText, someText } from "./hostile-values.ts";
import type { Random } from "./random.ts";
import { type HostileRequest, preparation, senders, type Target } from "./target.ts";

interface JsonSchema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
}

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content: Record<string, { schema: JsonSchema }> };
      }
    >
  >;
}

interface Operation {
  method: string;
  path: string;
  parameters: readonly { name: string; in: string }[];
  body: JsonSchema | null;
}

/** Every operation of the OpenAPI document that takes JSON or nothing. */
export async function readOperations(target: Target): Promise<Operation[]> {
  const { body } = await target.send({
    about: preparation,
    method: "GET",
    path: "/api/openapi.json",
    sender: "visitor",
  });
  const document: OpenApi = JSON.parse(body.toString());
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content["application/json"]?.schema ?? null,
    })),
  );
}

/** A call of one operation with hostile parameters and body. */
export function restRequest(
  random: Random,
  operations: readonly Operation[],
  target: Target,
): HostileRequest {
  const operation = random.pick(operations);
  const path = operation.path.replace(/\{\w+\}/g, () => encode(pathPart(random, target)));
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query" && random.chance(0.6))
    .map(({ name }) => `${name}=${encode(hostileText(random))}`);
  const hasBody = operation.body !== null || random.chance(0.05);
  return {
    about: `rest ${operation.method} ${operation.path}`,
    method: operation.method,
    path: [path, query.join("&")].filter(Boolean).join("?"),
    ...(hasBody
      ? {
          headers: { "content-type": "application/json" },
          body: bodyOf(random, operation.body ?? {}, target),
        }
      : {}),
    sender: random.pick(senders),
  };
}

const pathPart = (random: Random, target: Target): string =>
  random.chance(0.6) && target.knownIds.length > 0
    ? random.pick(target.knownIds)
    : hostileText(random).slice(0, 2000);

/** Lone surrogates cannot be encoded, and become U+FFFD as browsers make them. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function bodyOf(random: Random, schema: JsonSchema, target: Target): string {
  const text = JSON.stringify(valueFor(random, schema, target));
  if (random.chance(0.03)) return text.slice(0, random.below(text.length + 1));
  return text;
}

function valueFor(random: Random, schema: JsonSchema, target: Target): unknown {
  if (random.chance(0.06)) return hostileJson(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return valueFor(random, random.pick(schema.anyOf), target);
  if (schema.type === "object") {
    const { properties = {}, required = [] } = schema;
    const given = Object.entries(properties).filter(
      ([name]) => required.includes(name) || random.chance(0.7),
    );
    return Object.fromEntries(
      given.map(([name, property]) => [name, valueFor(random, property, target)]),
    );
  }
  if (schema.type === "array") {
    const count = random.chance(0.05) ? 500 : random.below(3);
    return Array.from({ length: count }, () => valueFor(random, schema.items ?? {}, target));
  }
  if (schema.type === "integer" || schema.type === "number") return hostileNumber(random);
  if (schema.type === "boolean") return random.chance(0.5);
  if (schema.type === "string" && random.chance(0.4)) return pathPart(random, target);
  return someText(random);
}
