/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsentCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentCountsQuery = { consentCounts: { expiring: number, expired: number, imagesWithoutConsent: number } };


export const ConsentCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"imagesWithoutConsent"}}]}}]}}]} as unknown as DocumentNode<ConsentCountsQuery, ConsentCountsQueryVariables>;

export function useConsentCountsQuery(options: QueryOptions<ConsentCountsQueryVariables> = {}) {
  return useQuery(ConsentCountsDocument, options);
}

export function useConsentCountsSuspenseQuery(options: QueryOptions<ConsentCountsQueryVariables> = {}) {
  return useSuspenseQuery(ConsentCountsDocument, options);
}