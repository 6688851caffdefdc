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

export type UserRowFragment = { id: string, email: string, name: string, roles: Array<UserRole>, lastSignedInAt: string | null, invitedUntil: string | null, deactivatedAt: string | null, canSignIn: boolean, secondStepSince: string | null };

export type UsersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersPageQuery = { users: Array<{ id: string, email: string, name: string, roles: Array<UserRole>, lastSignedInAt: string | null, invitedUntil: string | null, deactivatedAt: string | null, canSignIn: boolean, secondStepSince: string | null }> };

export type SetUserRolesMutationVariables = Exact<{
  id: string;
  roles: Array<UserRole> | UserRole;
}>;


export type SetUserRolesMutation = { setUserRoles: { id: string, email: string, name: string, roles: Array<UserRole>, lastSignedInAt: string | null, invitedUntil: string | null, deactivatedAt: string | null, canSignIn: boolean, secondStepSince: string | null } };

export type RenameUserMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameUserMutation = { renameUser: { id: string, email: string, name: string, roles: Array<UserRole>, lastSignedInAt: string | null, invitedUntil: string | null, deactivatedAt: string | null, canSignIn: boolean, secondStepSince: string | null } };

export type RemoveUserSecondStepMutationVariables = Exact<{
  id: string;
}>;


export type RemoveUserSecondStepMutation = { removeUserSecondStep: { id: string, email: string, name: string, roles: Array<UserRole>, lastSignedInAt: string | null, invitedUntil: string | null, deactivatedAt: string | null, canSignIn: boolean, secondStepSince: string | null } };

export type DeactivateUserMutationVariables = Exact<{
  id: string;
}>;


export type DeactivateUserMutation = { deactivateUser: { id: string, email: string, name: string, roles: Array<UserRole>, lastSignedInAt: string | null, invitedUntil: string | null, deactivatedAt: string | null, canSignIn: boolean, secondStepSince: string | null } };

export type ReactivateUserMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateUserMutation = { reactivateUser: { id: string, email: string, name: string, roles: Array<UserRole>, lastSignedInAt: string | null, invitedUntil: string | null, deactivatedAt: string | null, canSignIn: boolean, secondStepSince: string | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { deleteUser: string };

export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const UsersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]} as unknown as DocumentNode<UsersPageQuery, UsersPageQueryVariables>;
export const SetUserRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserRole"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]} as unknown as DocumentNode<SetUserRolesMutation, SetUserRolesMutationVariables>;
export const RenameUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]} as unknown as DocumentNode<RenameUserMutation, RenameUserMutationVariables>;
export const RemoveUserSecondStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveUserSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeUserSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]} as unknown as DocumentNode<RemoveUserSecondStepMutation, RemoveUserSecondStepMutationVariables>;
export const DeactivateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]} as unknown as DocumentNode<DeactivateUserMutation, DeactivateUserMutationVariables>;
export const ReactivateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"secondStepSince"}}]}}]} as unknown as DocumentNode<ReactivateUserMutation, ReactivateUserMutationVariables>;
export const DeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;

export function useUsersPageQuery(options: QueryOptions<UsersPageQueryVariables> = {}) {
  return useQuery(UsersPageDocument, options);
}

export function useUsersPageSuspenseQuery(options: QueryOptions<UsersPageQueryVariables> = {}) {
  return useSuspenseQuery(UsersPageDocument, options);
}

/** The queries that `SetUserRoles` makes stale. */
export const SetUserRolesStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useSetUserRolesMutation(options: MutationOptions<SetUserRolesMutation, SetUserRolesMutationVariables> = {}) {
  return useMutation(SetUserRolesDocument, { refetchQueries: SetUserRolesStaleQueries, ...options });
}

/** The queries that `RenameUser` makes stale. */
export const RenameUserStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useRenameUserMutation(options: MutationOptions<RenameUserMutation, RenameUserMutationVariables> = {}) {
  return useMutation(RenameUserDocument, { refetchQueries: RenameUserStaleQueries, ...options });
}

/** The queries that `RemoveUserSecondStep` makes stale. */
export const RemoveUserSecondStepStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useRemoveUserSecondStepMutation(options: MutationOptions<RemoveUserSecondStepMutation, RemoveUserSecondStepMutationVariables> = {}) {
  return useMutation(RemoveUserSecondStepDocument, { refetchQueries: RemoveUserSecondStepStaleQueries, ...options });
}

/** The queries that `DeactivateUser` makes stale. */
export const DeactivateUserStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useDeactivateUserMutation(options: MutationOptions<DeactivateUserMutation, DeactivateUserMutationVariables> = {}) {
  return useMutation(DeactivateUserDocument, { refetchQueries: DeactivateUserStaleQueries, ...options });
}

/** The queries that `ReactivateUser` makes stale. */
export const ReactivateUserStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useReactivateUserMutation(options: MutationOptions<ReactivateUserMutation, ReactivateUserMutationVariables> = {}) {
  return useMutation(ReactivateUserDocument, { refetchQueries: ReactivateUserStaleQueries, ...options });
}

/** The queries that `DeleteUser` makes stale. */
export const DeleteUserStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useDeleteUserMutation(options: MutationOptions<DeleteUserMutation, DeleteUserMutationVariables> = {}) {
  return useMutation(DeleteUserDocument, { refetchQueries: DeleteUserStaleQueries, ...options });
}