// A codegen plugin that generates React hooks for every operation of a document, based on the
// output of typescript-operations and typed-document-node. The hooks of visitors' operations load
// Apollo when they need it; the editors' are Apollo's own. The mutation of a form for applications
// is its text alone, which is sent, and stored until then, without Apollo.
import { Kind, print, stripIgnoredCharacters } from "graphql";

const applicationForms = /client[\\/]site[\\/]application[\\/]forms[\\/]/;
const editorsFiles = /client[\\/]admin[\\/]/;

const imports = {
  QueryOptions: 'import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";',
  SuspenseOptions:
    'import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";',
  PageQueryOptions:
    'import { type PageQueryOptions, usePageQuery, usePageSuspenseQuery } from "../usePageQuery.ts";',
  "useMutation.Options": 'import { useMutation } from "@apollo/client/react";',
  PageMutationOptions:
    'import { type PageMutationOptions, usePageMutation } from "../usePageMutation.ts";',
};

export function plugin(_schema, documents) {
  const content = documents
    .flatMap(({ document, location }) =>
      document.definitions
        .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
        .map((operation) => codeFor(operation, location)),
    )
    .join("\n");
  const used = Object.entries(imports).filter(([type]) => content.includes(` ${type}<`));
  return { prepend: used.map(([, line]) => line), content };
}

function codeFor(operation, location) {
  const isForEditors = editorsFiles.test(location);
  if (operation.operation === "query") return queryHooks(operation, isForEditors);
  if (applicationForms.test(location)) return mutationText(operation);
  return mutationHook(operation.name.value, isForEditors);
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

function mutationHook(name, isForEditors) {
  const [hook, options] = isForEditors
    ? ["useMutation", `useMutation.Options<${name}Mutation, ${name}MutationVariables>`]
    : ["usePageMutation", `PageMutationOptions<${name}MutationVariables>`];
  return `
export function use${name}Mutation(
  options: ${options} = {},
) {
  return ${hook}(${name}Document, options);
}`;
}

function mutationText(operation) {
  const text = JSON.stringify(stripIgnoredCharacters(print(operation)));
  return `\nexport const ${operation.name.value}Text = ${text};`;
}
