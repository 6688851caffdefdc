/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type PageQueryOptions, usePageQuery, usePageSuspenseQuery } from "../usePageQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Form that visitors can submit. */
export type ApplicationForm =
  /** The short form for any kind of help. */
  | 'GENERAL'
  /** Request for humanitarian help. */
  | 'HUMANITARIAN'
  /** Offer of help from an organisation. */
  | 'PARTNER'
  /** Request to remove a picture from the site. */
  | 'PICTURE_REMOVAL'
  /** Request for psychological help. */
  | 'PSYCHOLOGICAL'
  /** Application to work as a psychologist. */
  | 'PSYCHOLOGIST'
  /** Application to volunteer. */
  | 'VOLUNTEER';

/** State of a form. */
export type FormState =
  /** It can be submitted unless no places are left. */
  | 'OPEN'
  /** It cannot be submitted for now. */
  | 'PAUSED';

export type NeedHelpPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NeedHelpPageQuery = { applicationForms: Array<{ form: ApplicationForm, isOpen: boolean, state: FormState, placesLeft: number | null }> };


export const NeedHelpPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeedHelpPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}}]} as unknown as DocumentNode<NeedHelpPageQuery, NeedHelpPageQueryVariables>;

export function useNeedHelpPageQuery(options: PageQueryOptions<NeedHelpPageQueryVariables> = {}) {
  return usePageQuery(NeedHelpPageDocument, options);
}

export function useNeedHelpPageSuspenseQuery(options: PageQueryOptions<NeedHelpPageQueryVariables> = {}) {
  return usePageSuspenseQuery(NeedHelpPageDocument, options);
}