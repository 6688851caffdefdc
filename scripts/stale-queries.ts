import type { Types } from "@graphql-codegen/plugin-helpers";
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from "graphql";

// Which queries a mutation makes stale, derived from the schema and all documents: those that read
// a type that the mutation writes. A query that reads one item is updated by the mutation's result
// if both spread the same fragment; an editor's own item, whose field is aliased `item`, is never
// read again under the typing person.

/**
 * What the server computes a type from, where its fields do not say so. A type with a field of the
 * type ContentKind or ChangeKind, such as a summary or a count, is computed from all content.
 */
const computedFrom: { [type: string]: readonly string[] } = {
  Application: ["ApplicationDetails"],
  ApplicationCounts: ["Application", "ApplicationDetails", "Email"],
  Change: ["NavigationSettings", "Redirect", "Settings"],
  ConsentCounts: ["Consent", "Image"],
  Counter: ["Report", "Settings"],
  DeletedDocument: ["Document"],
  DeletedImage: ["Image"],
  DemoContent: ["ContentItem", "Document", "Image", "NavigationSettings", "Settings"],
  DocumentList: ["ContentItem"],
  DraftLink: ["User"],
  EmailChange: ["User"],
  FiguresPeriod: ["Report"],
  FiguresYear: ["Report"],
  FormChoice: ["FormSettings"],
  GalleryCategory: ["Gallery"],
  Image: ["Consent"],
  ImageTag: ["Image"],
  ItemSummary: ["Image"],
  LaunchChecklist: ["ContentItem", "FormSettings", "Image", "Settings"],
  Navigation: ["ContentItem", "NavigationSettings"],
  Overview: ["ContentItem", "Document", "Image"],
  OwnSecondStep: ["RecoveryCodes", "User"],
  RequisitesChange: ["Settings"],
  SealedOriginal: ["Image"],
  TrashContents: ["ContentItem", "Document", "Image"],
};

/** Results of mutations that write all that these types are computed from. */
const summaries = new Set(["DemoContent", "TrashContents"]);

type Field = Pick<GraphQLField<unknown, unknown>, "name" | "args" | "type">;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
/** A root field of a query: the types that it reads, and if it is one item the fragments in it. */
type Read = { types: ReadonlySet<string>; fragments: readonly string[] };

/** A function from a mutation to the sorted names of the queries that it makes stale. */
export function staleQueriesOf(
  schema: GraphQLSchema,
  files: readonly Types.DocumentFile[],
): (mutation: OperationDefinitionNode) => string[] {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const types = typesOf(schema);
  const queries = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === "query"
      ? { name: one.name?.value ?? "", reads: readsOf(one, schema, fragments, types.readThrough) }
      : [],
  );
  const isRead = (type: string) =>
    queries.some(({ reads }) => reads.some((one) => one.types.has(type)));
  return ({ selectionSet: { selections } }) => {
    const fields = selections.flatMap((one) => fieldOf(schema.getMutationType(), one) ?? []);
    const written = fields.flatMap((field) => types.writtenBy(field, isRead));
    const carried = selections.flatMap((one) =>
      one.kind === Kind.FIELD
        ? (one.selectionSet?.selections ?? []).flatMap((inner) =>
            inner.kind === Kind.FRAGMENT_SPREAD ? inner.name.value : [],
          )
        : [],
    );
    const isStale = (read: Read) =>
      written.some((type) => read.types.has(type)) &&
      !read.fragments.some((name) => carried.includes(name));
    return queries.flatMap(({ name, reads }) => (reads.some(isStale) ? name : [])).sort();
  };
}

function readsOf(
  query: OperationDefinitionNode,
  schema: GraphQLSchema,
  fragments: Fragments,
  readThrough: (field: Field) => readonly string[],
): Read[] {
  function* walk(
    parent: GraphQLNamedType | undefined,
    selections: readonly SelectionNode[],
    spreads: string[],
  ): Generator<string> {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const field = fieldOf(parent, selection);
        if (!field) continue;
        yield* readThrough(field);
        yield* walk(getNamedType(field.type), selection.selectionSet?.selections ?? [], spreads);
      } else {
        if (selection.kind === Kind.FRAGMENT_SPREAD) spreads.push(selection.name.value);
        const spread =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const on = spread?.typeCondition?.name.value;
        const type = on ? schema.getType(on) : parent;
        yield* walk(type, spread?.selectionSet.selections ?? [], spreads);
      }
    }
  }
  const root = schema.getQueryType() ?? undefined;
  const isItem = (selection: SelectionNode) => {
    const type = fieldOf(root, selection)?.type;
    const named = getNamedType(type);
    return isObjectType(named) && !("items" in named.getFields()) && !String(type).includes("[");
  };
  return query.selectionSet.selections
    .filter((selection) => !(selection.kind === Kind.FIELD && isEdited(selection)))
    .map((selection) => {
      const spreads: string[] = [];
      const types = new Set(walk(root, [selection], spreads));
      return { types, fragments: isItem(selection) ? spreads : [] };
    });
}

const isEdited = ({ alias }: FieldNode) => alias?.value === "item";

function fieldOf(parent: GraphQLNamedType | null | undefined, selection: SelectionNode) {
  if (selection.kind !== Kind.FIELD) return undefined;
  return isObjectType(parent) || isInterfaceType(parent)
    ? parent.getFields()[selection.name.value]
    : undefined;
}

function typesOf(schema: GraphQLSchema) {
  for (const [type, sources] of Object.entries(computedFrom)) {
    const unknown = [type, ...sources].find((name) => !schema.getType(name));
    if (unknown) throw new Error(`The schema has no ${unknown}; see computedFrom.`);
  }
  const objectsOf = (type: GraphQLNamedType | undefined): string[] => {
    if (isAbstractType(type)) return schema.getPossibleTypes(type).map(({ name }) => name);
    return type ? [type.name] : [];
  };
  const content = objectsOf(schema.getType("ContentItem"));
  const sourcesOf = ({ name }: GraphQLNamedType) =>
    (computedFrom[name] ?? []).flatMap((source) => [source, ...objectsOf(schema.getType(source))]);
  const fieldsOf = (type: GraphQLNamedType): Field[] =>
    isObjectType(type) ? Object.values(type.getFields()) : [];

  /** The types that are read through a field, and those from which they are computed. */
  function readThrough({ name: field, type: ofField }: Field): string[] {
    const type = getNamedType(ofField);
    // `reportYears`
    if (!isCompositeType(type))
      return content.filter((name) => field === `${lowerFirst(name)}Years`);
    const isSummary = fieldsOf(type).some(isKindOfContent);
    // A list is read even where only its length is.
    const items = fieldsOf(type).filter(({ name }) => name === "items");
    return [
      ...objectsOf(type),
      ...sourcesOf(type),
      ...items.flatMap(readThrough),
      ...(isSummary ? content : []),
    ];
  }

  /**
   * The type of a mutation's result if some query reads it, else those of the result's fields. A
   * Boolean or a number stands for the kind in the arguments, or the type in the mutation's name.
   */
  function writtenBy(
    { name, args, type: ofField }: Field,
    isRead: (type: string) => boolean,
  ): string[] {
    const type = getNamedType(ofField);
    if (!isCompositeType(type)) return args.some(isKindOfContent) ? content : namedBy(name);
    if (summaries.has(type.name)) return sourcesOf(type);
    const results = objectsOf(type).filter(isRead);
    if (results.length > 0) return results;
    const within = fieldsOf(type).map((field) => getNamedType(field.type));
    return within.filter(isCompositeType).flatMap(objectsOf);
  }

  /** "deleteImages", "moveGalleriesOfCategory": the longest name of a type after the verb. */
  function namedBy(mutation: string): string[] {
    const noun = mutation.replace(/^[a-z]+/, "");
    return Object.keys(schema.getTypeMap())
      .filter((name) => noun.startsWith(name) || noun.startsWith(`${name.replace(/y$/, "ie")}s`))
      .sort((one, other) => other.length - one.length)
      .slice(0, 1);
  }

  return { readThrough, writtenBy };
}

const isKindOfContent = ({ type }: { type: unknown }) =>
  /^(Content|Change)Kind!?$/.test(String(type));
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
