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

/** State of a form. */
export type FormState =
  /** It can be submitted unless no places are left. */
  | 'OPEN'
  /** It cannot be submitted for now. */
  | 'PAUSED'
  /** Visitors find it nowhere on the site, and it cannot be submitted; its applications stay in the inbox. */
  | 'REMOVED';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

export type ApplicationFormQueryVariables = Exact<{
  form: ApplicationForm;
  language: Language;
}>;


export type ApplicationFormQuery = { applicationForms: Array<{ form: ApplicationForm, isOpen: boolean, state: FormState, placesLeft: number | null }>, formChoices: Array<{ form: ApplicationForm, field: string, value: string, isOffered: boolean, labelUa: string, labelEng: string }>, consentText: { version: string, text: string, healthText: string | null, childText: string | null }, settings: { id: string, phone: string, email: string, translation: { id: string, language: Language, schedule: string } } };


export const ApplicationFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consentText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"healthText"}},{"kind":"Field","name":{"kind":"Name","value":"childText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationFormQuery, ApplicationFormQueryVariables>;

export function useApplicationFormQuery(options: QueryOptions<ApplicationFormQueryVariables>) {
  return useQuery(ApplicationFormDocument, options);
}

export function useApplicationFormSuspenseQuery(options: QueryOptions<ApplicationFormQueryVariables>) {
  return useSuspenseQuery(ApplicationFormDocument, options);
}