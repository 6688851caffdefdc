/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useKeptQuery } from "../kept-query.ts";
import { type SuspenseOptions, useKeptSuspenseQuery } from "../kept-suspense-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A kind of content. */
export type ContentKind =
  | 'BLOG_POST'
  | 'GALLERY'
  | 'GALLERY_CATEGORY'
  | 'MEMBER'
  | 'PARTNER'
  | 'PROJECT'
  | 'REPORT'
  | 'TOGETHER_POINT';

export type KindCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type KindCountsQuery = { overview: { kinds: Array<{ kind: ContentKind, total: number, lackingUa: number, lackingEng: number, drafts: number, scheduled: number, outdated: number }> } };


export const KindCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KindCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lackingUa"}},{"kind":"Field","name":{"kind":"Name","value":"lackingEng"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"outdated"}}]}}]}}]}}]} as unknown as DocumentNode<KindCountsQuery, KindCountsQueryVariables>;

export function useKindCountsQuery(options: QueryOptions<KindCountsQueryVariables> = {}) {
  return useKeptQuery(KindCountsDocument, options);
}

export function useKindCountsSuspenseQuery(options: SuspenseOptions<KindCountsQueryVariables> = {}) {
  return useKeptSuspenseQuery(KindCountsDocument, options);
}