/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is shown in place of a logo. */
export type FoundationMark =
  /** The drawing of a hand that holds a house. */
  | 'DRAWING'
  /** The first letter of the name. */
  | 'INITIAL';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** A colour of the site's palette. */
export type PaletteColour =
  /** Green. */
  | 'LEAF'
  /** Dark blue. */
  | 'NIGHT'
  /** Red. */
  | 'POPPY'
  /** Blue. */
  | 'SKY'
  /** Yellow. */
  | 'SUN';

export type AdminFoundationQueryVariables = Exact<{
  language: Language;
}>;


export type AdminFoundationQuery = { settings: { id: string, mark: FoundationMark, brandColour: PaletteColour, brandColourValue: string | null, roundLogo: { id: string, url: string, variants: string | null, width: number | null, height: number | null } | null, translation: { id: string, foundationName: string, fullName: string, legalName: string, tagline: string, mission: string, motto: string } } };


export const AdminFoundationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFoundation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"brandColour"}},{"kind":"Field","name":{"kind":"Name","value":"brandColourValue"}},{"kind":"Field","name":{"kind":"Name","value":"roundLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"foundationName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"motto"}}]}}]}}]}}]} as unknown as DocumentNode<AdminFoundationQuery, AdminFoundationQueryVariables>;

export function useAdminFoundationQuery(options: QueryOptions<AdminFoundationQueryVariables>) {
  return useQuery(AdminFoundationDocument, options);
}

export function useAdminFoundationSuspenseQuery(options: QueryOptions<AdminFoundationQueryVariables>) {
  return useSuspenseQuery(AdminFoundationDocument, options);
}