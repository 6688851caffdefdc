/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReferenceTitlesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ReferenceTitlesQuery = { itemSummaries: Array<{ id: string, titleUa: string, titleEng: string, year: number | null, month: number | null }> };


export const ReferenceTitlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferenceTitles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleUa"}},{"kind":"Field","name":{"kind":"Name","value":"titleEng"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]} as unknown as DocumentNode<ReferenceTitlesQuery, ReferenceTitlesQueryVariables>;

export function useReferenceTitlesQuery(options: QueryOptions<ReferenceTitlesQueryVariables>) {
  return useQuery(ReferenceTitlesDocument, options);
}

export function useReferenceTitlesSuspenseQuery(options: QueryOptions<ReferenceTitlesQueryVariables>) {
  return useSuspenseQuery(ReferenceTitlesDocument, options);
}