/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The forms that visitors can send. */
export type ApplicationForm =
  /** The short form for whatever help. */
  | 'GENERAL'
  /** Asks for humanitarian help. */
  | 'HUMANITARIAN'
  /** Offers an organisation's help. */
  | 'PARTNER'
  /** Asks for psychological help. */
  | 'PSYCHOLOGICAL'
  /** Offers to work as a psychologist. */
  | 'PSYCHOLOGIST'
  /** Offers time. */
  | 'VOLUNTEER';

/** Whether a form is open, and what happens to what it brings. */
export type FormSettingsInput = {
  /** How many more can be taken, at most 100000; left out: any number. */
  placesLeft?: number | null | undefined;
  /** Months after closing until everything personal is erased, 1 to 120. */
  retentionMonths: number;
  /** Where the notice of a new one goes; blank: nowhere. */
  staffEmail?: string;
  /** Whether it can be sent. */
  state: FormState;
};

/** Whether a form can be sent now. */
export type FormState =
  /** It can be sent, unless no place is left. */
  | 'OPEN'
  /** It cannot be sent for the time being. */
  | 'PAUSED';

export type FormSettingsRowFragment = { form: ApplicationForm, version: number, state: FormState, placesLeft: number | null, staffEmail: string, retentionMonths: number };

export type FormsCardQueryVariables = Exact<{ [key: string]: never; }>;


export type FormsCardQuery = { applicationFormSettings: Array<{ form: ApplicationForm, version: number, state: FormState, placesLeft: number | null, staffEmail: string, retentionMonths: number }> };

export type SaveFormSettingsMutationVariables = Exact<{
  form: ApplicationForm;
  version: number;
  input: FormSettingsInput;
}>;


export type SaveFormSettingsMutation = { saveApplicationFormSettings: { form: ApplicationForm, version: number, state: FormState, placesLeft: number | null, staffEmail: string, retentionMonths: number } };

export const FormSettingsRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormSettingsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"staffEmail"}},{"kind":"Field","name":{"kind":"Name","value":"retentionMonths"}}]}}]} as unknown as DocumentNode<FormSettingsRowFragment, unknown>;
export const FormsCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormsCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationFormSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormSettingsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormSettingsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"staffEmail"}},{"kind":"Field","name":{"kind":"Name","value":"retentionMonths"}}]}}]} as unknown as DocumentNode<FormsCardQuery, FormsCardQueryVariables>;
export const SaveFormSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFormSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveApplicationFormSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormSettingsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormSettingsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"staffEmail"}},{"kind":"Field","name":{"kind":"Name","value":"retentionMonths"}}]}}]} as unknown as DocumentNode<SaveFormSettingsMutation, SaveFormSettingsMutationVariables>;

export function useFormsCardQuery(options: QueryOptions<FormsCardQueryVariables> = {}) {
  return useRetainedQuery(FormsCardDocument, options);
}

export function useFormsCardSuspenseQuery(options: SuspenseOptions<FormsCardQueryVariables> = {}) {
  return useRetainedSuspenseQuery(FormsCardDocument, options);
}

export function useSaveFormSettingsMutation(
  options: useMutation.Options<SaveFormSettingsMutation, SaveFormSettingsMutationVariables> = {},
) {
  return useMutation(SaveFormSettingsDocument, options);
}