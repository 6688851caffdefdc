import {
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLScalarType,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import type { TestServer } from "./test-server.ts";

/** A mutation or query with valid arguments; the ids in them need not exist. */
export interface Operation {
  name: string;
  description: string;
  document: string;
  variables: Record<string, unknown>;
  /** Variables of the right types that no operation accepts. */
  nonsense: Record<string, unknown>;
}

/** Every mutation of the schema except those named. */
export async function everyMutation(
  site: TestServer,
  except: readonly string[],
): Promise<Operation[]> {
  const schema = buildClientSchema(await site.executeOrThrow(getIntrospectionQuery()));
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields
    .filter(({ name }) => !except.includes(name))
    .map((field) => operationOf("mutation", field));
}

/** Every query of the schema; with drafts where it has that argument. */
export async function everyQuery(site: TestServer): Promise<Operation[]> {
  const schema = buildClientSchema(await site.executeOrThrow(getIntrospectionQuery()));
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.map((field) => operationOf("query", field));
}

function operationOf(
  operation: "mutation" | "query",
  field: GraphQLField<unknown, unknown>,
): Operation {
  const args = field.args.filter((arg) => isRequiredArgument(arg) || arg.name === "drafts");
  const declared = args.map(({ name, type }) => `$${name}: ${type}`);
  const given = args.map(({ name }) => `${name}: $${name}`);
  const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }";
  return {
    name: field.name,
    description: field.description ?? "",
    document: `${operation}${parenthesised(declared)} { ${field.name}${parenthesised(given)} ${selection} }`,
    variables: valuesFor(args, validLeaf),
    nonsense: valuesFor(args, nonsenseLeaf),
  };
}

const parenthesised = (args: string[]): string => (args.length > 0 ? `(${args.join(", ")})` : "");

type LeafValue = (type: GraphQLScalarType, name: string) => unknown;

const valuesFor = (fields: readonly Pick<GraphQLArgument, "name" | "type">[], leaf: LeafValue) =>
  Object.fromEntries(fields.map(({ name, type }) => [name, valueFor(type, name, leaf)]));

function valueFor(type: GraphQLInputType, name: string, leaf: LeafValue): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name, leaf);
  if (isListType(type)) return [valueFor(type.ofType, name, leaf)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return valuesFor(Object.values(type.getFields()).filter(isRequiredInputField), leaf);
  }
  return leaf(type, name);
}

function nonsenseLeaf({ name: type }: GraphQLScalarType): unknown {
  if (type === "Int" || type === "Float") return -2_000_000_000;
  if (type === "Boolean") return false;
  if (type === "JSONObject") return { nonsense: null };
  if (type === "DateTimeISO") return new Date(0);
  return "\u0000<nonsense>";
}

function validLeaf(type: GraphQLScalarType, name: string): unknown {
  if (type.name === "ID") return "00000000-0000-4000-8000-000000000000";
  if (type.name === "Int" || type.name === "Float") return 1;
  if (type.name === "Boolean") return true;
  if (type.name === "JSONObject") return {};
  if (type.name === "DateTimeISO") return new Date(Date.now() + 24 * 3_600_000);
  if (name === "city") return "Chernivtsi";
  if (name === "address") return "volunteers";
  if (name === "fromPath") return "/former";
  if (name === "toPath") return "/about";
  if (name === "url") return "https://receiver.example/";
  if (name === "phone") return "+380671234567";
  if (name === "chat") return "-1001234567890";
  if (name === "email") return "somebody@doloni.example";
  return "довгі слова, яких ніхто не чекав";
}
