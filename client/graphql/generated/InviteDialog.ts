/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Result of e-mailing a one-time link. */
export type InvitationDelivery =
  /** The mail server was unavailable or refused the e-mail. */
  | 'FAILED'
  /** The site has no mail server: pass the link on yourself. */
  | 'NO_MAIL_SERVER'
  /** The mail server has accepted the e-mail. */
  | 'SENT';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** What an account may do. An account can have several roles. */
export type UserRole =
  /** Has every permission. */
  | 'admin'
  /** Handles applications, and nothing else. */
  | 'caseWorker'
  /** Manages content, but not users, settings or applications. */
  | 'editor';

export type InviteUserMutationVariables = Exact<{
  email: string;
  name: string;
  roles: Array<UserRole> | UserRole;
  language?: Language | null | undefined;
}>;


export type InviteUserMutation = { inviteUser: { url: string, expiresAt: string, delivery: InvitationDelivery, user: { id: string, name: string, email: string } } };

export type RenewInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RenewInvitationMutation = { renewInvitation: { url: string, expiresAt: string, delivery: InvitationDelivery, user: { id: string, name: string, email: string } } };


export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserRole"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const RenewInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}}]}}]}}]} as unknown as DocumentNode<RenewInvitationMutation, RenewInvitationMutationVariables>;

/** The queries that `InviteUser` makes stale. */
export const InviteUserStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useInviteUserMutation(options: MutationOptions<InviteUserMutation, InviteUserMutationVariables> = {}) {
  return useMutation(InviteUserDocument, { refetchQueries: InviteUserStaleQueries, ...options });
}

/** The queries that `RenewInvitation` makes stale. */
export const RenewInvitationStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useRenewInvitationMutation(options: MutationOptions<RenewInvitationMutation, RenewInvitationMutationVariables> = {}) {
  return useMutation(RenewInvitationDocument, { refetchQueries: RenewInvitationStaleQueries, ...options });
}