/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an account may do. An account can have several roles. */
export type UserRole =
  /** Has every permission. */
  | 'admin'
  /** Handles applications, and nothing else. */
  | 'caseWorker'
  /** Manages content, but not users, settings or applications. */
  | 'editor';

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { currentUser: { id: string, name: string, email: string, userType: UserRole, roles: Array<UserRole> } | null, secondStep: { since: string | null, isRequired: boolean } | null };


export const AdminLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]}}]} as unknown as DocumentNode<AdminLayoutQuery, AdminLayoutQueryVariables>;

export function useAdminLayoutQuery(options: QueryOptions<AdminLayoutQueryVariables> = {}) {
  return useQuery(AdminLayoutDocument, options);
}

export function useAdminLayoutSuspenseQuery(options: QueryOptions<AdminLayoutQueryVariables> = {}) {
  return useSuspenseQuery(AdminLayoutDocument, options);
}