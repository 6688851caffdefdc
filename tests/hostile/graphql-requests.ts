import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { hostileJson, hostileNumber, hostileText, someText } from "./hostile-values.ts";
import type { Random } from "./random.ts";
import { type HostileRequest, type Sender, senders, type Target } from "./target.ts";

type Field = GraphQLField<unknown, unknown>;

export async function readSchema(target: Target): Promise<GraphQLSchema> {
  const introspection: IntrospectionQuery = await target.execute(getIntrospectionQuery());
  return buildClientSchema(introspection);
}

/** An operation of the schema with hostile variables, or a document meant to cost much. */
export function graphqlRequest(
  random: Random,
  schema: GraphQLSchema,
  target: Target,
): HostileRequest {
  const sender = random.pick(senders);
  if (random.chance(0.05)) return introspection(random, sender);
  if (random.chance(0.15)) return post(random, expensiveDocument(random, schema), {}, sender);
  const isMutation = random.chance(0.5);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  const field = random.pick(Object.values(root?.getFields() ?? {}));
  const given = field.args.filter((arg) => isRequiredArgument(arg) || random.chance(0.6));
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = given.map(({ name }) => `${name}: $${name}`).join(", ");
  const variables = Object.fromEntries(
    given.map(({ name, type }) => [name, valueFor(random, type, target, 0)]),
  );
  const kind = isMutation ? "mutation" : "query";
  const document = `${kind}${declared ? `(${declared})` : ""} { ${field.name}${passed ? `(${passed})` : ""}${selectionOf(field, 2)} }`;
  return { ...post(random, document, variables, sender), about: `graphql ${field.name}` };
}

function post(random: Random, query: unknown, variables: object, sender: Sender): HostileRequest {
  const extra = random.chance(0.05)
    ? { operationName: hostileJson(random), extensions: { persistedQuery: hostileJson(random) } }
    : {};
  return {
    about: "graphql document",
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables, ...extra }),
    sender,
  };
}

/** Scalars of the field's type and, down to `depth`, of its objects. */
function selectionOf(field: Field, depth: number): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return "";
  if (!isObjectType(type) || depth === 0) return " { __typename }";
  const parts = Object.values(type.getFields())
    .filter((each) => !each.args.some(isRequiredArgument))
    .map((each) => `${each.name}${selectionOf(each, depth - 1)}`);
  return ` { ${parts.join(" ")} }`;
}

/** A value of about the type: often valid, so that the deeper checks are reached too. */
function valueFor(random: Random, type: GraphQLInputType, target: Target, depth: number): unknown {
  if (random.chance(0.06)) return hostileJson(random);
  if (isNonNullType(type)) return valueFor(random, type.ofType, target, depth);
  if (random.chance(0.1)) return null;
  if (isListType(type)) {
    // A long list in a long one would keep the sender busy for half a minute.
    const isLong = depth < 5 && random.chance(0.05);
    const length = isLong ? 500 : random.below(3);
    const below = isLong ? 5 : depth + 1;
    return Array.from({ length }, () => valueFor(random, type.ofType, target, below));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth < 6 && (isNonNullType(field.type) || random.chance(0.7)),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, valueFor(random, field.type, target, depth + 1)]),
    );
  }
  return scalarFor(random, type.toString(), target);
}

function scalarFor(random: Random, type: string, target: Target): unknown {
  if (type === "Boolean") return random.chance(0.5);
  if (type === "Int" || type === "Float") return hostileNumber(random);
  if (type === "ID" && random.chance(0.7) && target.knownIds.length > 0)
    return random.pick(target.knownIds);
  return someText(random);
}

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");

/** The same documents with variables that cost little and much: a cost must not be remembered. */
function introspection(random: Random, sender: Sender): HostileRequest {
  const fields =
    "{args{type{ofType{inputFields{name type{name}}}}}type{ofType{fields{name type{name}}}}}";
  const type = `__type(name:$name){fields(includeDeprecated:$all)${fields}}`;
  const document = `query($name:String!="Nope",$all:Boolean=false){${many(random.pick([1, 10, 20]), (i) => `a${i}:${type}`)}}`;
  const name = random.pick(["Nope", "Query", "Mutation", null]);
  return post(random, document, { name, all: random.pick([true, false, null]) }, sender);
}

/** Documents that ask for much with few bytes, or that are no documents. */
function expensiveDocument(random: Random, schema: GraphQLSchema): unknown {
  const names = Object.keys(schema.getQueryType()?.getFields() ?? {});
  return random.pick<() => unknown>([
    () => `{__schema{types{fields{type{ofType{fields{${many(300, (i) => `a${i}:name`)}}}}}}}}`,
    () => `{${many(75, (i) => `a${i}:__type(name:"Query"){fields{name description}}`)}}`,
    () => `{${many(150, (i) => `a${i}:galleries{total}`)}}`,
    () => `{${many(65, (i) => `a${i}:blogPosts(search:"діти ${i}"){total items{id}}`)}}`,
    () => `{${"galleries{items{images{".repeat(30)}`,
    () => `query(${many(240, (i) => `$v${i}:String`)}){__typename}`,
    () => `{${many(240, () => "settings{id}")}}`,
    () =>
      `{${many(80, (i) => `...F${i}`)}}${many(80, (i) => `fragment F${i} on Query{settings{id}}`)}`,
    () => `{${many(600, (i) => `x${i}`)}}`,
    () => `mutation "${"a ".repeat(100_000)}`,
    () => `fragment A on Query{...B} fragment B on Query{...A} {...A}`,
    () => `subscription{${random.pick(names)}}`,
    () => "mutation{__typename}",
    () => `{${random.pick(names)}(${hostileText(random)})}`,
    () => hostileJson(random),
  ])();
}
