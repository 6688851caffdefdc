// A codegen plugin that generates React hooks for every operation of a document, based on the
// output of typescript-operations and typed-document-node. Hooks of visitors' queries need Apollo
// only for what the server has not loaded; the editors' are Apollo's own. The mutation of a form for
// applications is its text alone, which is sent, and stored until then, without Apollo.
import { Kind, print, stripIgnoredCharacters } from "graphql";

const visitorsHooks = [
  'import { type PageQueryOptions, usePageQuery, usePageSuspenseQuery } from "../usePageQuery.ts";',
];
const editorsHooks = [
  'import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";',
  'import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";',
];
const mutationHooks = [
  'import { useMutation } from "@apollo/client/react";',
  'import { client } from "../client.ts";',
];

const applicationForms = /client[\\/]site[\\/]application[\\/]forms[\\/]/;

export function plugin(_schema, documents) {
  const operations = documents.flatMap(({ document, location }) =>
    document.definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((operation) => ({
        operation,
        isForEditors: /client[\\/]admin[\\/]/.test(location),
        location,
      })),
  );
  const queries = operations.filter(({ operation }) => operation.operation === "query");
  const mutations = operations.filter(({ operation }) => operation.operation === "mutation");
  const [texts, hooks] = [true, false].map((isText) =>
    mutations.filter(({ location }) => isText === applicationForms.test(location)),
  );
  const imports = [
    ...(queries.some(({ isForEditors }) => isForEditors) ? editorsHooks : []),
    ...(queries.some(({ isForEditors }) => !isForEditors) ? visitorsHooks : []),
    ...(hooks.length > 0 ? mutationHooks : []),
  ];
  return {
    prepend: imports,
    content: [
      ...queries.map(queryHooks),
      ...hooks.map(mutationHook),
      ...texts.map(mutationText),
    ].join("\n"),
  };
}

function queryHooks({ operation, isForEditors }) {
  const { variableDefinitions } = operation;
  const name = operation.name.value;
  if (variableDefinitions.some(({ defaultValue }) => defaultValue)) {
    // A query's data is identified by the variables that the screen passes.
    throw new Error(`${name}: pass the value from the screen; documents may not declare defaults`);
  }
  const needed = variableDefinitions.some(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const rest = needed ? "" : " = {}";
  const [query, suspenseQuery] = isForEditors
    ? ["useRetainedQuery", "useRetainedSuspenseQuery"]
    : ["usePageQuery", "usePageSuspenseQuery"];
  const [options, suspenseOptions] = isForEditors
    ? ["QueryOptions", "SuspenseOptions"]
    : ["PageQueryOptions", "PageQueryOptions"];
  return `
export function use${name}Query(options: ${options}<${name}QueryVariables>${rest}) {
  return ${query}(${name}Document, options);
}

export function use${name}SuspenseQuery(options: ${suspenseOptions}<${name}QueryVariables>${rest}) {
  return ${suspenseQuery}(${name}Document, options);
}`;
}

function mutationHook({ operation }) {
  const name = operation.name.value;
  return `
export function use${name}Mutation(
  options: useMutation.Options<${name}Mutation, ${name}MutationVariables> = {},
) {
  return useMutation(${name}Document, { client, ...options });
}`;
}

function mutationText({ operation }) {
  const text = JSON.stringify(stripIgnoredCharacters(print(operation)));
  return `\nexport const ${operation.name.value}Text = ${text};`;
}
