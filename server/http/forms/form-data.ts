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

/** One answer that the schema asks for, by its name in the form: "phone", "childAges.to2". */
interface FormField {
  name: string;
  type: GraphQLInputType;
}

/** Everything that a form's input asks, with the answers within an answer. */
function fieldsOf(input: GraphQLInputObjectType, parent = ""): FormField[] {
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const nullable = getNullableType(type);
    return isInputObjectType(nullable)
      ? fieldsOf(nullable, `${parent}${name}.`)
      : [{ name: parent + name, type }];
  });
}

/** What was typed, as it was typed, by the questions' names; all else that was sent is left out. */
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

/** The same typed as in the schema. What cannot be stays as it came, for the rules to refuse. */
export function toInput(input: GraphQLInputObjectType, posted: PostedFields, parent = ""): object {
  const entries = Object.values(input.getFields()).map(({ name, type }) => {
    const inner = getNullableType(type);
    if (!isInputObjectType(inner))
      return [name, toInputValue(type, valuesOf(posted, parent + name))];
    const isPosted = fieldsOf(inner, `${name}.`).some((question) => posted.has(question.name));
    return [name, isPosted ? toInput(inner, posted, `${name}.`) : undefined];
  });
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
}

/** Browsers send a line's end as two characters. */
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
