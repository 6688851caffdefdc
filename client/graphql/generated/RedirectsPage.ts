/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RedirectsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RedirectsPageQuery = { redirects: Array<{ fromPath: string, toPath: string, isAutomatic: boolean }> };

export type SaveRedirectMutationVariables = Exact<{
  fromPath: string;
  toPath: string;
  previousFromPath?: string | null | undefined;
}>;


export type SaveRedirectMutation = { saveRedirect: Array<{ fromPath: string, toPath: string, isAutomatic: boolean }> };

export type DeleteRedirectMutationVariables = Exact<{
  fromPath: string;
}>;


export type DeleteRedirectMutation = { deleteRedirect: Array<{ fromPath: string, toPath: string, isAutomatic: boolean }> };


export const RedirectsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPath"}},{"kind":"Field","name":{"kind":"Name","value":"toPath"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}}]}}]}}]} as unknown as DocumentNode<RedirectsPageQuery, RedirectsPageQueryVariables>;
export const SaveRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toPath"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"previousFromPath"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromPath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}}},{"kind":"Argument","name":{"kind":"Name","value":"toPath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toPath"}}},{"kind":"Argument","name":{"kind":"Name","value":"previousFromPath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"previousFromPath"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPath"}},{"kind":"Field","name":{"kind":"Name","value":"toPath"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}}]}}]}}]} as unknown as DocumentNode<SaveRedirectMutation, SaveRedirectMutationVariables>;
export const DeleteRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromPath"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromPath"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPath"}},{"kind":"Field","name":{"kind":"Name","value":"toPath"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}}]}}]}}]} as unknown as DocumentNode<DeleteRedirectMutation, DeleteRedirectMutationVariables>;

export function useRedirectsPageQuery(options: QueryOptions<RedirectsPageQueryVariables> = {}) {
  return useQuery(RedirectsPageDocument, options);
}

export function useRedirectsPageSuspenseQuery(options: QueryOptions<RedirectsPageQueryVariables> = {}) {
  return useSuspenseQuery(RedirectsPageDocument, options);
}

/** The queries that `SaveRedirect` makes stale. */
export const SaveRedirectStaleQueries = ["ChangesPage","HistoryPanel","RecentChanges","RedirectsPage"];

export function useSaveRedirectMutation(options: MutationOptions<SaveRedirectMutation, SaveRedirectMutationVariables> = {}) {
  return useMutation(SaveRedirectDocument, { refetchQueries: SaveRedirectStaleQueries, ...options });
}

/** The queries that `DeleteRedirect` makes stale. */
export const DeleteRedirectStaleQueries = ["ChangesPage","HistoryPanel","RecentChanges","RedirectsPage"];

export function useDeleteRedirectMutation(options: MutationOptions<DeleteRedirectMutation, DeleteRedirectMutationVariables> = {}) {
  return useMutation(DeleteRedirectDocument, { refetchQueries: DeleteRedirectStaleQueries, ...options });
}