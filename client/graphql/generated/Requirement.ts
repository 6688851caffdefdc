/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an account may do. An account can have several roles. */
export type UserRole =
  /** Has every permission. */
  | 'admin'
  /** Handles applications, and nothing else. */
  | 'caseWorker'
  /** Manages content, but not users, settings or applications. */
  | 'editor';

export type SecondStepRequirementQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondStepRequirementQuery = { secondStepRequiredFor: Array<UserRole> };

export type RequireSecondStepMutationVariables = Exact<{
  roles: Array<UserRole> | UserRole;
}>;


export type RequireSecondStepMutation = { requireSecondStepFor: Array<UserRole> };


export const SecondStepRequirementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondStepRequirement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondStepRequiredFor"}}]}}]} as unknown as DocumentNode<SecondStepRequirementQuery, SecondStepRequirementQueryVariables>;
export const RequireSecondStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserRole"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireSecondStepFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}]}]}}]} as unknown as DocumentNode<RequireSecondStepMutation, RequireSecondStepMutationVariables>;

export function useSecondStepRequirementQuery(options: QueryOptions<SecondStepRequirementQueryVariables> = {}) {
  return useQuery(SecondStepRequirementDocument, options);
}

export function useSecondStepRequirementSuspenseQuery(options: QueryOptions<SecondStepRequirementQueryVariables> = {}) {
  return useSuspenseQuery(SecondStepRequirementDocument, options);
}

export function useRequireSecondStepMutation(options: MutationOptions<RequireSecondStepMutation, RequireSecondStepMutationVariables> = {}) {
  return useMutation(RequireSecondStepDocument, options);
}