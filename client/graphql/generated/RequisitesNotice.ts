/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequisitesNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type RequisitesNoticeQuery = { latestRequisitesChange: { at: string, userName: string } | null };


export const RequisitesNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequisitesNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestRequisitesChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}}]}}]} as unknown as DocumentNode<RequisitesNoticeQuery, RequisitesNoticeQueryVariables>;

export function useRequisitesNoticeQuery(options: QueryOptions<RequisitesNoticeQueryVariables> = {}) {
  return useQuery(RequisitesNoticeDocument, options);
}

export function useRequisitesNoticeSuspenseQuery(options: QueryOptions<RequisitesNoticeQueryVariables> = {}) {
  return useSuspenseQuery(RequisitesNoticeDocument, options);
}