// A codegen plugin that generates React hooks for every operation of a document, based on the
// output of typescript-operations and typed-document-node. The hooks of visitors' operations load
// Apollo when they need it; the editors' are Apollo's own. The hook of a mutation names the queries
// that it makes stale. The mutation of a form for applications is its text alone, which is sent, and
// stored until then, without Apollo.
import { Kind, print, stripIgnoredCharacters } from "graphql";
import { staleQueriesOf } from "./stale-queries.ts";

const applicationForms = /client[\\/]site[\\/]application[\\/]forms[\\/]/;
const editorsFiles = /client[\\/]admin[\\/]/;

const imports = {
  QueryOptions: 'import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";',
  SuspenseOptions:
    'import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";',
  PageQueryOptions:
    'import { type PageQueryOptions, usePageQuery, usePageSuspenseQuery } from "../usePageQuery.ts";',
  MutationOptions: 'import { type MutationOptions, useMutation } from "../editor-hooks.ts";',
  PageMutationOptions:
    'import { type PageMutationOptions, usePageMutation } from "../usePageMutation.ts";',
};

/** By all documents of a run. */
const staleQueries = new WeakMap();

export function plugin(schema, documents, _config, { pluginContext: { documents: all } }) {
  if (!staleQueries.has(all)) staleQueries.set(all, staleQueriesOf(schema, all));
  const content = documents
    .flatMap(({ document, location }) =>
      document.definitions
        .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
        .map((operation) => codeFor(operation, location, staleQueries.get(all))),
    )
    .join("\n");
  const used = Object.entries(imports).filter(([type]) => content.includes(` ${type}<`));
  return { prepend: used.map(([, line]) => line), content };
}

function codeFor(operation, location, staleOf) {
  const isForEditors = editorsFiles.test(location);
  if (operation.operation === "query") return queryHooks(operation, isForEditors);
  if (applicationForms.test(location)) return mutationText(operation);
  return mutationHook(operation.name.value, isForEditors, staleOf(operation));
}

function queryHooks({ name: { value: name }, variableDefinitions }, isForEditors) {
  if (variableDefinitions.some(({ defaultValue }) => defaultValue)) {
    // A query's data is identified by the variables that the screen passes.
    throw new Error(`${name}: pass the value from the screen; documents may not declare defaults`);
  }
  const needed = variableDefinitions.some(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const rest = needed ? "" : " = {}";
  const [hook, options] = isForEditors ? ["useRetained", ""] : ["usePage", "Page"];
  const suspenseOptions = isForEditors ? "SuspenseOptions" : "PageQueryOptions";
  return `
export function use${name}Query(options: ${options}QueryOptions<${name}QueryVariables>${rest}) {
  return ${hook}Query(${name}Document, options);
}

export function use${name}SuspenseQuery(options: ${suspenseOptions}<${name}QueryVariables>${rest}) {
  return ${hook}SuspenseQuery(${name}Document, options);
}`;
}

function mutationHook(name, isForEditors, stale) {
  const [hook, options] = isForEditors
    ? ["useMutation", `MutationOptions<${name}Mutation, ${name}MutationVariables>`]
    : ["usePageMutation", `PageMutationOptions<${name}MutationVariables>`];
  const given = stale.length > 0 ? "{ refetchQueries, ...options }" : "options";
  return `
export function use${name}Mutation(
  options: ${options} = {},
) {${stale.length > 0 ? `\n  const refetchQueries = ${JSON.stringify(stale)};` : ""}
  return ${hook}(${name}Document, ${given});
}`;
}

function mutationText(operation) {
  const text = JSON.stringify(stripIgnoredCharacters(print(operation)));
  return `\nexport const ${operation.name.value}Text = ${text};`;
}
