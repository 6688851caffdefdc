/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MovedQueryVariables = Exact<{
  fromPath: string;
}>;


export type MovedQuery = { redirect: string | null };


export const MovedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Moved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromPath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}}}]}]}}]} as unknown as DocumentNode<MovedQuery, MovedQueryVariables>;

export function useMovedQuery(options: QueryOptions<MovedQueryVariables>) {
  return useQuery(MovedDocument, options);
}

export function useMovedSuspenseQuery(options: QueryOptions<MovedQueryVariables>) {
  return useSuspenseQuery(MovedDocument, options);
}