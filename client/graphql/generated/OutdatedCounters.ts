/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How exact the number of a counter is. */
export type CounterSign =
  /** About the number: ≈ 35. */
  | 'ABOUT'
  /** The number without a sign. */
  | 'EXACT'
  /** More than the number: 40+. */
  | 'OVER';

export type OutdatedCountersQueryVariables = Exact<{ [key: string]: never; }>;


export type OutdatedCountersQuery = { outdatedCounters: Array<{ id: string, numberUa: number, numberEng: number, sign: CounterSign, unitUa: string, unitEng: string, labelUa: string, labelEng: string, source: { countedOn: string | null } | null }> };


export const OutdatedCountersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutdatedCounters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outdatedCounters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numberUa"}},{"kind":"Field","name":{"kind":"Name","value":"numberEng"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"unitUa"}},{"kind":"Field","name":{"kind":"Name","value":"unitEng"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countedOn"}}]}}]}}]}}]} as unknown as DocumentNode<OutdatedCountersQuery, OutdatedCountersQueryVariables>;

export function useOutdatedCountersQuery(options: QueryOptions<OutdatedCountersQueryVariables> = {}) {
  return useQuery(OutdatedCountersDocument, options);
}

export function useOutdatedCountersSuspenseQuery(options: QueryOptions<OutdatedCountersQueryVariables> = {}) {
  return useSuspenseQuery(OutdatedCountersDocument, options);
}