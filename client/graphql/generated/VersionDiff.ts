/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VersionDiffQueryVariables = Exact<{
  id: string;
}>;


export type VersionDiffQuery = { changedContent: { content: Record<string, unknown>, previous: Record<string, unknown> | null } | null };


export const VersionDiffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionDiff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}}]}}]}}]} as unknown as DocumentNode<VersionDiffQuery, VersionDiffQueryVariables>;

export function useVersionDiffQuery(options: QueryOptions<VersionDiffQueryVariables>) {
  return useQuery(VersionDiffDocument, options);
}

export function useVersionDiffSuspenseQuery(options: QueryOptions<VersionDiffQueryVariables>) {
  return useSuspenseQuery(VersionDiffDocument, options);
}