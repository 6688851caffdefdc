import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from "graphql";

/**
 * Returns the number of fields that introspection adds to the response, or more than `limit` as soon
 * as that is exceeded. Their lists have no length argument, so the lists of the schema itself are
 * counted. @skip and @include are ignored.
 */
export function countIntrospectedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  limit: number,
): number {
  const fragments = new Map(document.definitions.flatMap(namedFragment));
  // The resolvers of introspection read nothing else of it.
  const info = { schema } as GraphQLResolveInfo;
  let count = 0;
  countIn(operation.selectionSet, (field) => {
    const root = [SchemaMetaFieldDef, TypeMetaFieldDef].find(({ name }) => name === nameOf(field));
    if (root) countField(field, root, undefined);
  });
  return count;

  /** Calls `visit` for every field of the selection, those in fragments included. */
  function countIn({ selections }: SelectionSetNode, visit: (field: FieldNode) => void): void {
    for (const selection of selections) {
      if (count > limit) return;
      if (selection.kind === Kind.FIELD) visit(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) countIn(selection.selectionSet, visit);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) countIn(fragment.selectionSet, visit);
      }
    }
  }

  function countField(node: FieldNode, field: typeof SchemaMetaFieldDef, source: unknown): void {
    count += 1;
    const type = getNamedType(field.type);
    if (!node.selectionSet || !(type instanceof GraphQLObjectType)) return;
    const args = getArgumentValues(field, node, variables);
    const value = field.resolve?.(source, args, undefined, info);
    for (const one of [value].flat()) {
      if (one === null || one === undefined) continue;
      countIn(node.selectionSet, (child) => {
        const definition = type.getFields()[nameOf(child)];
        if (definition) countField(child, definition, one);
        else count += 1;
      });
    }
  }
}

const nameOf = ({ name }: FieldNode): string => name.value;

const namedFragment = (node: DocumentNode["definitions"][number]) =>
  node.kind === Kind.FRAGMENT_DEFINITION
    ? [[node.name.value, node] satisfies [string, FragmentDefinitionNode]]
    : [];
