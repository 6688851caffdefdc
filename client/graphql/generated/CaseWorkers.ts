/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CaseWorkersQueryVariables = Exact<{ [key: string]: never; }>;


export type CaseWorkersQuery = { caseWorkers: Array<{ id: string, name: string, email: string }> };


export const CaseWorkersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseWorkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseWorkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CaseWorkersQuery, CaseWorkersQueryVariables>;

export function useCaseWorkersQuery(options: QueryOptions<CaseWorkersQueryVariables> = {}) {
  return useQuery(CaseWorkersDocument, options);
}

export function useCaseWorkersSuspenseQuery(options: QueryOptions<CaseWorkersQueryVariables> = {}) {
  return useSuspenseQuery(CaseWorkersDocument, options);
}