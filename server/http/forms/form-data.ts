import type { FastifyInstance } from "fastify";
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from "graphql";

type PostedFields = Pick<URLSearchParams, "getAll" | "has">;

/** A field of the form's input type; `name` is its path in the form: "phone", "childAges.to2". */
interface FormField {
  name: string;
  type: GraphQLInputType;
}

/** All fields of a form's input type, including those of nested input types. */
function fieldsOf(input: GraphQLInputObjectType, parent = ""): FormField[] {
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const nullable = getNullableType(type);
    return isInputObjectType(nullable)
      ? fieldsOf(nullable, `${parent}${name}.`)
      : [{ name: parent + name, type }];
  });
}

/** The posted values of known fields, unchanged; other posted fields are ignored. */
export function textsOf(
  input: GraphQLInputObjectType,
  posted: PostedFields,
): Record<string, string | string[]> {
  const presentFields = fieldsOf(input).filter(({ name }) => posted.has(name));
  return Object.fromEntries(
    presentFields.map(({ name, type }) => {
      const values = valuesOf(posted, name);
      return [name, isListType(getNullableType(type)) ? values : (values.at(-1) ?? "")];
    }),
  );
}

/**
 * Converts the posted values to the input type. A value that cannot be converted stays a string,
 * which validation then refuses.
 */
export function toInput(input: GraphQLInputObjectType, posted: PostedFields, parent = ""): object {
  const entries = Object.values(input.getFields()).map(({ name, type }) => {
    const inner = getNullableType(type);
    if (!isInputObjectType(inner))
      return [name, toInputValue(type, valuesOf(posted, parent + name))];
    const isPosted = fieldsOf(inner, `${name}.`).some((field) => posted.has(field.name));
    return [name, isPosted ? toInput(inner, posted, `${name}.`) : undefined];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Browsers post line breaks as CR LF. */
const valuesOf = (posted: PostedFields, name: string): string[] =>
  posted.getAll(name).map((value) => value.replaceAll("\r\n", "\n"));

function toInputValue(type: GraphQLInputType, values: string[]): unknown {
  const filled = values.filter((value) => value.trim() !== "");
  const named = getNamedType(type);
  if (filled.length === 0) return undefined;
  const parsed = filled.map((value) => toScalar(named, value));
  return isListType(getNullableType(type)) ? parsed : parsed.at(-1);
}

function toScalar(type: GraphQLNamedInputType, value: string): unknown {
  if (isEnumType(type)) return type.getValue(value)?.value ?? value;
  if (type.name === "Int") return /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  if (type.name === "Boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
}

/** Parses the bodies of forms that a browser posts without scripts as URLSearchParams. */
export function parseForms(app: FastifyInstance): void {
  const contentType = "application/x-www-form-urlencoded";
  app.addContentTypeParser<string>(contentType, { parseAs: "string" }, (_, body, done) =>
    done(null, new URLSearchParams(body)),
  );
}
