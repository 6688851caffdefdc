/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Currency of a donation. */
export type Currency =
  /** Euro. */
  | 'EUR'
  /** Ukrainian hryvnia. */
  | 'UAH'
  /** US dollar. */
  | 'USD';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

export type GivingExamplesQueryVariables = Exact<{
  language: Language;
}>;


export type GivingExamplesQuery = { settings: { id: string, givingExamples: Array<{ amount: number, currency: Currency, ua: string, eng: string }> } };


export const GivingExamplesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GivingExamples"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givingExamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"ua"}},{"kind":"Field","name":{"kind":"Name","value":"eng"}}]}}]}}]}}]} as unknown as DocumentNode<GivingExamplesQuery, GivingExamplesQueryVariables>;

export function useGivingExamplesQuery(options: QueryOptions<GivingExamplesQueryVariables>) {
  return useQuery(GivingExamplesDocument, options);
}

export function useGivingExamplesSuspenseQuery(options: QueryOptions<GivingExamplesQueryVariables>) {
  return useSuspenseQuery(GivingExamplesDocument, options);
}