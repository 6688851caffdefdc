/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LogPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type LogPeopleQuery = { users: Array<{ id: string, name: string, email: string }> };


export const LogPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<LogPeopleQuery, LogPeopleQueryVariables>;

export function useLogPeopleQuery(options: QueryOptions<LogPeopleQueryVariables> = {}) {
  return useQuery(LogPeopleDocument, options);
}

export function useLogPeopleSuspenseQuery(options: QueryOptions<LogPeopleQueryVariables> = {}) {
  return useSuspenseQuery(LogPeopleDocument, options);
}