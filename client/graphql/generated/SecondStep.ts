/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnSecondStepQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSecondStepQuery = { secondStep: { since: string | null, isRequired: boolean, recoveryCodesLeft: number } | null };

export type BeginSecondStepMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondStepMutation = { beginSecondStep: { secret: string, qrCode: string } };

export type ConfirmSecondStepMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondStepMutation = { confirmSecondStep: { codes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type RemoveSecondStepMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RemoveSecondStepMutation = { removeSecondStep: { id: string, secondStepSince: string | null } };


export const OwnSecondStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSecondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<OwnSecondStepQuery, OwnSecondStepQueryVariables>;
export const BeginSecondStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]} as unknown as DocumentNode<BeginSecondStepMutation, BeginSecondStepMutationVariables>;
export const ConfirmSecondStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondStepMutation, ConfirmSecondStepMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveSecondStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]}}]} as unknown as DocumentNode<RemoveSecondStepMutation, RemoveSecondStepMutationVariables>;

export function useOwnSecondStepQuery(options: QueryOptions<OwnSecondStepQueryVariables> = {}) {
  return useQuery(OwnSecondStepDocument, options);
}

export function useOwnSecondStepSuspenseQuery(options: QueryOptions<OwnSecondStepQueryVariables> = {}) {
  return useSuspenseQuery(OwnSecondStepDocument, options);
}

export function useBeginSecondStepMutation(options: MutationOptions<BeginSecondStepMutation, BeginSecondStepMutationVariables> = {}) {
  return useMutation(BeginSecondStepDocument, options);
}

/** The queries that `ConfirmSecondStep` makes stale. */
export const ConfirmSecondStepStaleQueries = ["AdminLayout","OwnSecondStep"];

export function useConfirmSecondStepMutation(options: MutationOptions<ConfirmSecondStepMutation, ConfirmSecondStepMutationVariables> = {}) {
  return useMutation(ConfirmSecondStepDocument, { refetchQueries: ConfirmSecondStepStaleQueries, ...options });
}

/** The queries that `RenewRecoveryCodes` makes stale. */
export const RenewRecoveryCodesStaleQueries = ["AdminLayout","OwnSecondStep"];

export function useRenewRecoveryCodesMutation(options: MutationOptions<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = {}) {
  return useMutation(RenewRecoveryCodesDocument, { refetchQueries: RenewRecoveryCodesStaleQueries, ...options });
}

/** The queries that `RemoveSecondStep` makes stale. */
export const RemoveSecondStepStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useRemoveSecondStepMutation(options: MutationOptions<RemoveSecondStepMutation, RemoveSecondStepMutationVariables> = {}) {
  return useMutation(RemoveSecondStepDocument, { refetchQueries: RemoveSecondStepStaleQueries, ...options });
}