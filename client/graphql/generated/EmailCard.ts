/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnEmailChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnEmailChangeQuery = { hasMailServer: boolean, ownEmailChange: { email: string, isConfirmedByCurrent: boolean, isConfirmedByNew: boolean, expiresAt: string } | null };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { email: string } };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange: boolean };


export const OwnEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hasMailServer"},"name":{"kind":"Name","value":"passwordResetByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"ownEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmedByCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmedByNew"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<OwnEmailChangeQuery, OwnEmailChangeQueryVariables>;
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const CancelEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEmailChange"}}]}}]} as unknown as DocumentNode<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>;

export function useOwnEmailChangeQuery(options: QueryOptions<OwnEmailChangeQueryVariables> = {}) {
  return useQuery(OwnEmailChangeDocument, options);
}

export function useOwnEmailChangeSuspenseQuery(options: QueryOptions<OwnEmailChangeQueryVariables> = {}) {
  return useSuspenseQuery(OwnEmailChangeDocument, options);
}

/** The queries that `RequestEmailChange` makes stale. */
export const RequestEmailChangeStaleQueries = ["OwnEmailChange"];

export function useRequestEmailChangeMutation(options: MutationOptions<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> = {}) {
  return useMutation(RequestEmailChangeDocument, { refetchQueries: RequestEmailChangeStaleQueries, ...options });
}

/** The queries that `CancelEmailChange` makes stale. */
export const CancelEmailChangeStaleQueries = ["OwnEmailChange"];

export function useCancelEmailChangeMutation(options: MutationOptions<CancelEmailChangeMutation, CancelEmailChangeMutationVariables> = {}) {
  return useMutation(CancelEmailChangeDocument, { refetchQueries: CancelEmailChangeStaleQueries, ...options });
}