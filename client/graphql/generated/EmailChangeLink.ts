/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmailChangeLinkQueryVariables = Exact<{
  secret: string;
}>;


export type EmailChangeLinkQuery = { emailChangeLink: { email: string, isForNewAddress: boolean } | null };

export type ConfirmEmailChangeMutationVariables = Exact<{
  secret: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: boolean };

export type RefuseEmailChangeMutationVariables = Exact<{
  secret: string;
}>;


export type RefuseEmailChangeMutation = { refuseEmailChange: boolean };


export const EmailChangeLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailChangeLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailChangeLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isForNewAddress"}}]}}]}}]} as unknown as DocumentNode<EmailChangeLinkQuery, EmailChangeLinkQueryVariables>;
export const ConfirmEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}]}]}}]} as unknown as DocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const RefuseEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}]}]}}]} as unknown as DocumentNode<RefuseEmailChangeMutation, RefuseEmailChangeMutationVariables>;

export function useEmailChangeLinkQuery(options: QueryOptions<EmailChangeLinkQueryVariables>) {
  return useQuery(EmailChangeLinkDocument, options);
}

export function useEmailChangeLinkSuspenseQuery(options: QueryOptions<EmailChangeLinkQueryVariables>) {
  return useSuspenseQuery(EmailChangeLinkDocument, options);
}

/** The queries that `ConfirmEmailChange` makes stale. */
export const ConfirmEmailChangeStaleQueries = ["OwnEmailChange"];

export function useConfirmEmailChangeMutation(options: MutationOptions<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = {}) {
  return useMutation(ConfirmEmailChangeDocument, { refetchQueries: ConfirmEmailChangeStaleQueries, ...options });
}

/** The queries that `RefuseEmailChange` makes stale. */
export const RefuseEmailChangeStaleQueries = ["OwnEmailChange"];

export function useRefuseEmailChangeMutation(options: MutationOptions<RefuseEmailChangeMutation, RefuseEmailChangeMutationVariables> = {}) {
  return useMutation(RefuseEmailChangeDocument, { refetchQueries: RefuseEmailChangeStaleQueries, ...options });
}