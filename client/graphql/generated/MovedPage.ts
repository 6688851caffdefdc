/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type PageQueryOptions, usePageQuery, usePageSuspenseQuery } from "../usePageQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MovedPageQueryVariables = Exact<{
  fromPath: string;
}>;


export type MovedPageQuery = { redirect: string | null };


export const MovedPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MovedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromPath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}}}]}]}}]} as unknown as DocumentNode<MovedPageQuery, MovedPageQueryVariables>;

export function useMovedPageQuery(options: PageQueryOptions<MovedPageQueryVariables>) {
  return usePageQuery(MovedPageDocument, options);
}

export function useMovedPageSuspenseQuery(options: PageQueryOptions<MovedPageQueryVariables>) {
  return usePageSuspenseQuery(MovedPageDocument, options);
}