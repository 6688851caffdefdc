/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplicationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationCountsQuery = { applicationCounts: { new: number, inProgress: number, waiting: number, spam: number, overdue: number, reminded: number, unreadable: number, emailsWaiting: number, emailsFailed: number } };


export const ApplicationCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"spam"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"reminded"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"emailsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"emailsFailed"}}]}}]}}]} as unknown as DocumentNode<ApplicationCountsQuery, ApplicationCountsQueryVariables>;

export function useApplicationCountsQuery(options: QueryOptions<ApplicationCountsQueryVariables> = {}) {
  return useQuery(ApplicationCountsDocument, options);
}

export function useApplicationCountsSuspenseQuery(options: QueryOptions<ApplicationCountsQueryVariables> = {}) {
  return useSuspenseQuery(ApplicationCountsDocument, options);
}