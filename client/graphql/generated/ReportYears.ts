/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportYearsQuery = { reportYears: Array<number> };


export const ReportYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}}]}]}}]} as unknown as DocumentNode<ReportYearsQuery, ReportYearsQueryVariables>;

export function useReportYearsQuery(options: QueryOptions<ReportYearsQueryVariables> = {}) {
  return useQuery(ReportYearsDocument, options);
}

export function useReportYearsSuspenseQuery(options: QueryOptions<ReportYearsQueryVariables> = {}) {
  return useSuspenseQuery(ReportYearsDocument, options);
}