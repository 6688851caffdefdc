// A codegen plugin that generates React hooks for every operation of a document, based on the
// output of typescript-operations and typed-document-node. The suspense hooks of the published
// plugin do not compile with Apollo Client 4; this plugin can be removed once they do.
import { Kind } from "graphql";

export function plugin(_schema, documents) {
  const operations = documents.flatMap((file) =>
    file.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  );
  const queries = operations.filter(({ operation }) => operation === "query");
  const mutations = operations.filter(({ operation }) => operation === "mutation");
  const imports = [];
  if (queries.length > 0) {
    imports.push(
      'import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";',
      'import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";',
    );
  }
  if (mutations.length > 0) {
    imports.push('import { useMutation } from "@apollo/client/react";');
  }
  return {
    prepend: imports,
    content: [...queries.map(queryHooks), ...mutations.map(mutationHook)].join("\n"),
  };
}

function queryHooks({ name: { value: name }, variableDefinitions }) {
  if (variableDefinitions.some(({ defaultValue }) => defaultValue)) {
    // `useRetention` identifies a query's data by the variables that the screen passes.
    throw new Error(`${name}: pass the value from the screen; documents may not declare defaults`);
  }
  const needed = variableDefinitions.some(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const rest = needed ? "" : " = {}";
  return `
export function use${name}Query(options: QueryOptions<${name}QueryVariables>${rest}) {
  return useRetainedQuery(${name}Document, options);
}

export function use${name}SuspenseQuery(options: SuspenseOptions<${name}QueryVariables>${rest}) {
  return useRetainedSuspenseQuery(${name}Document, options);
}`;
}

function mutationHook({ name: { value: name } }) {
  return `
export function use${name}Mutation(
  options: useMutation.Options<${name}Mutation, ${name}MutationVariables> = {},
) {
  return useMutation(${name}Document, options);
}`;
}
