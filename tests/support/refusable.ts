import {
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import type { TestApplication } from "./application.ts";

/** A mutation or query with arguments that validation lets pass, whatever it then finds. */
export interface Attempt {
  name: string;
  description: string;
  document: string;
  variables: Record<string, unknown>;
}

/** Every mutation that the schema tells of, but for these. */
export async function everyMutation(
  site: TestApplication,
  except: readonly string[],
): Promise<Attempt[]> {
  const schema = buildClientSchema(await site.must(getIntrospectionQuery()));
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields
    .filter(({ name }) => !except.includes(name))
    .map((field) => attempt("mutation", field));
}

/** Every query that the schema tells of; those that can ask for drafts do. */
export async function everyQuery(site: TestApplication): Promise<Attempt[]> {
  const schema = buildClientSchema(await site.must(getIntrospectionQuery()));
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.map((field) => attempt("query", field));
}

function attempt(operation: "mutation" | "query", field: GraphQLField<unknown, unknown>): Attempt {
  const args = field.args.filter((arg) => isRequiredArgument(arg) || arg.name === "drafts");
  const declared = args.map(({ name, type }) => `$${name}: ${type}`);
  const given = args.map(({ name }) => `${name}: $${name}`);
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const asked = isLeafType(type) ? "" : "{ __typename }";
  return {
    name: field.name,
    description: field.description ?? "",
    document: `${operation}${listed(declared)} { ${field.name}${listed(given)} ${asked} }`,
    variables: filled(args),
  };
}

const listed = (args: string[]): string => (args.length > 0 ? `(${args.join(", ")})` : "");

const filled = (fields: readonly Pick<GraphQLArgument, "name" | "type">[]) =>
  Object.fromEntries(fields.map(({ name, type }) => [name, valueFor(type, name)]));

function valueFor(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name);
  if (isListType(type)) return [valueFor(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return filled(Object.values(type.getFields()).filter(isRequiredInputField));
  }
  if (type.name === "ID") return "00000000-0000-4000-8000-000000000000";
  if (type.name === "Int" || type.name === "Float") return 1;
  if (type.name === "Boolean") return true;
  if (name === "city") return "Chernivtsi";
  if (name === "phone") return "+380671234567";
  if (name === "email") return "somebody@doloni.example";
  return "довгі слова, яких ніхто не чекав";
}
