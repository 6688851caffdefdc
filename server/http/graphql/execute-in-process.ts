import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLSchema,
  graphql,
  isInputObjectType,
} from "graphql";
import { type FieldError, Invalid } from "../../platform/errors.ts";

/** Executes an operation against the schema in this process. Throws what a resolver threw. */
export async function executeInProcess<Answer>(
  schema: GraphQLSchema,
  contextValue: unknown,
  source: string,
  variableValues: Record<string, unknown>,
): Promise<Answer> {
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  return data as Answer; // the caller knows the shape of its operation's data
}

/** Throws Invalid with a path per field when `value` does not match the input type. */
export function validateInputShape(schema: GraphQLSchema, type: string, value: unknown): void {
  const input = schema.getType(type);
  if (!isInputObjectType(input)) throw new Error(`the schema has no input ${type}`);
  const fields: FieldError[] = [];
  coerceInputValue(value, input, (path, _value, error) => fields.push(toFieldError(path, error)));
  if (fields.length > 0) throw Invalid(fields);
}

// For missing and unknown fields, graphql names the field only in its message.
function toFieldError(path: readonly (string | number)[], { message }: GraphQLError): FieldError {
  const [, name, fault] = /^Field "(\w+)" .*?(was not provided|is not defined)/.exec(message) ?? [];
  const rules = { "was not provided": "required", "is not defined": "unknown" };
  const rule = rules[fault as keyof typeof rules] ?? "type"; // one of the two, by the pattern
  return { path: [...path, ...(name ? [name] : [])].join("."), rule };
}
