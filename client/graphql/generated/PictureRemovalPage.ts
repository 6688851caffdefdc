/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../hooks.ts";
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

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

export type PictureRemovalPageQueryVariables = Exact<{
  language: Language;
}>;


export type PictureRemovalPageQuery = { settings: { id: string, phone: string, email: string, translation: { id: string, language: Language, schedule: string } }, applicationForms: Array<{ form: ApplicationForm, promisedHours: number | null }> };


export const PictureRemovalPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PictureRemovalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicationForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"promisedHours"}}]}}]}}]} as unknown as DocumentNode<PictureRemovalPageQuery, PictureRemovalPageQueryVariables>;

export function usePictureRemovalPageQuery(options: QueryOptions<PictureRemovalPageQueryVariables>) {
  return useQuery(PictureRemovalPageDocument, options);
}

export function usePictureRemovalPageSuspenseQuery(options: QueryOptions<PictureRemovalPageQueryVariables>) {
  return useSuspenseQuery(PictureRemovalPageDocument, options);
}