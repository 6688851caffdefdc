// A codegen plugin that generates React hooks for every operation of a document, based on the
// output of typescript-operations and typed-document-node. All call `useQuery`, `useSuspenseQuery`
// and `useMutation`: for visitors those that load Apollo when they need it, for editors Apollo's own.
// The hook of a mutation names the queries that it makes stale. The mutation of a form for
// applications is its text alone, which is sent, and stored until then, without Apollo.
import { Kind, print, stripIgnoredCharacters } from "graphql";
import { staleQueriesOf } from "./stale-queries.ts";

const applicationForms = /client[\\/]site[\\/]application[\\/]forms[\\/]/;
const editorsFiles = /client[\\/]admin[\\/]/;

/** By all documents of a run. */
const staleQueries = new WeakMap();

export function plugin(schema, documents, _config, { pluginContext: { documents: all } }) {
  if (!staleQueries.has(all)) staleQueries.set(all, staleQueriesOf(schema, all));
  const operations = documents.flatMap(({ document, location }) =>
    document.definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((operation) => ({ operation, location })),
  );
  const content = operations
    .map(({ operation, location }) => codeFor(operation, location, staleQueries.get(all)))
    .join("\n");
  const isForEditors = operations.some(({ location }) => editorsFiles.test(location));
  const used = [
    "type MutationOptions",
    "type QueryOptions",
    "useMutation",
    "useQuery",
    "useSuspenseQuery",
  ]
    .filter((name) => new RegExp(`\\b${name.replace("type ", "")}[<(]`).test(content))
    .join(", ");
  const module = isForEditors ? "editor-hooks" : "hooks";
  return { prepend: used ? [`import { ${used} } from "../${module}.ts";`] : [], content };
}

function codeFor(operation, location, staleOf) {
  if (operation.operation === "query") return queryHooks(operation);
  if (applicationForms.test(location)) return mutationText(operation);
  return mutationHook(operation.name.value, staleOf(operation));
}

function queryHooks({ name: { value: name }, variableDefinitions }) {
  if (variableDefinitions.some(({ defaultValue }) => defaultValue)) {
    // A query's data is identified by the variables that the screen passes.
    throw new Error(`${name}: pass the value from the screen; documents may not declare defaults`);
  }
  const needed = variableDefinitions.some(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const options = `options: QueryOptions<${name}QueryVariables>${needed ? "" : " = {}"}`;
  return `
export function use${name}Query(${options}) {
  return useQuery(${name}Document, options);
}

export function use${name}SuspenseQuery(${options}) {
  return useSuspenseQuery(${name}Document, options);
}`;
}

function mutationHook(name, stale) {
  const options = `options: MutationOptions<${name}Mutation, ${name}MutationVariables> = {}`;
  if (stale.length === 0) {
    return `
export function use${name}Mutation(${options}) {
  return useMutation(${name}Document, options);
}`;
  }
  return `
/** The queries that \`${name}\` makes stale. */
export const ${name}StaleQueries = ${JSON.stringify(stale)};

export function use${name}Mutation(${options}) {
  return useMutation(${name}Document, { refetchQueries: ${name}StaleQueries, ...options });
}`;
}

function mutationText(operation) {
  const text = JSON.stringify(stripIgnoredCharacters(print(operation)));
  return `\nexport const ${operation.name.value}Text = ${text};`;
}
