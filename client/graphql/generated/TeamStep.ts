/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type TeamQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamQuery = { users: Array<{ id: string, name: string, email: string, roles: Array<UserRole>, language: Language | null, deactivatedAt: string | null, invitedUntil: string | null, canSignIn: boolean }> };


export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"canSignIn"}}]}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;

export function useTeamQuery(options: QueryOptions<TeamQueryVariables> = {}) {
  return useQuery(TeamDocument, options);
}

export function useTeamSuspenseQuery(options: QueryOptions<TeamQueryVariables> = {}) {
  return useSuspenseQuery(TeamDocument, options);
}