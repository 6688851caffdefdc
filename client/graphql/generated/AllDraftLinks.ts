/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of content. */
export type ContentKind =
  /** An article. */
  | 'BLOG_POST'
  /** The pictures of one event. */
  | 'GALLERY'
  /** A category of galleries. */
  | 'GALLERY_CATEGORY'
  /** A member of the foundation's team. */
  | 'MEMBER'
  /** A page that editors build of blocks. */
  | 'PAGE'
  /** An organisation that supports the foundation. */
  | 'PARTNER'
  /** An activity or a goal of the foundation. */
  | 'PROJECT'
  /** A report on the foundation's work in one month. */
  | 'REPORT'
  /** A children's point. */
  | 'TOGETHER_POINT';

export type AllDraftLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type AllDraftLinksQuery = { allDraftLinks: Array<{ id: string, createdAt: string, expiresAt: string, createdByName: string, item: { id: string, kind: ContentKind, titleUa: string, titleEng: string, year: number | null, month: number | null } | null }> };

export type ListedDraftLinkFragment = { id: string, createdAt: string, expiresAt: string, createdByName: string };

export const ListedDraftLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDraftLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}}]} as unknown as DocumentNode<ListedDraftLinkFragment, unknown>;
export const AllDraftLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllDraftLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allDraftLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDraftLink"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"titleUa"}},{"kind":"Field","name":{"kind":"Name","value":"titleEng"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDraftLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}}]} as unknown as DocumentNode<AllDraftLinksQuery, AllDraftLinksQueryVariables>;

export function useAllDraftLinksQuery(options: QueryOptions<AllDraftLinksQueryVariables> = {}) {
  return useQuery(AllDraftLinksDocument, options);
}

export function useAllDraftLinksSuspenseQuery(options: QueryOptions<AllDraftLinksQueryVariables> = {}) {
  return useSuspenseQuery(AllDraftLinksDocument, options);
}