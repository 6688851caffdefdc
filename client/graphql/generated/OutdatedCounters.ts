/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A counter of the home page. */
export type Counter =
  /** Children helped by psychologists, in thousands. */
  | 'CHILDREN_THOUSANDS'
  /** Families given food. */
  | 'FAMILIES'
  /** Institutions given medical support. */
  | 'INSTITUTIONS'
  /** Partners who gave resources. */
  | 'PARTNERS'
  /** Tons of humanitarian aid. */
  | 'TONS';

export type OutdatedCountersQueryVariables = Exact<{ [key: string]: never; }>;


export type OutdatedCountersQuery = { outdatedCounters: Array<{ counter: Counter, countedOn: string | null }> };


export const OutdatedCountersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutdatedCounters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outdatedCounters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"countedOn"}}]}}]}}]} as unknown as DocumentNode<OutdatedCountersQuery, OutdatedCountersQueryVariables>;

export function useOutdatedCountersQuery(options: QueryOptions<OutdatedCountersQueryVariables> = {}) {
  return useRetainedQuery(OutdatedCountersDocument, options);
}

export function useOutdatedCountersSuspenseQuery(options: SuspenseOptions<OutdatedCountersQueryVariables> = {}) {
  return useRetainedSuspenseQuery(OutdatedCountersDocument, options);
}