/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
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

/** Settings of one choice of a list that a form offers. */
export type FormChoiceInput = {
  /** Field of the form's input, such as `needs`. */
  field: string;
  /** Whether the form offers it; each list keeps at least one choice. */
  isOffered?: boolean;
  /** Own English label. */
  labelEng?: string;
  /** Own Ukrainian label, at most 120 characters; blank in both languages for the site's label. */
  labelUa?: string;
  /** The choice: a value of the field's enum. */
  value: string;
};

/** Settings of a form. */
export type FormSettingsInput = {
  /** Choices that are hidden or have labels of their own; others may be left out. */
  choices?: Array<FormChoiceInput>;
  /** Hours after which an application that is still new is overdue, 1 to 720. */
  overdueHours?: number;
  /** Number of further applications accepted, 0 to 100,000; omit it for unlimited. */
  placesLeft?: number | null | undefined;
  /** Working days within which a reply is promised to applicants, 1 to 60; omit it for no promise. */
  replyDays?: number | null | undefined;
  /** Retention period: months after closing until personal data is erased, 1 to 120. */
  retentionMonths: number;
  /** E-mail addresses for notices of new applications, at most 10, separated by commas; blank for no notices by e-mail. */
  staffEmail?: string;
  /** Whether the form is open, paused or removed. PICTURE_REMOVAL cannot be removed. */
  state: FormState;
  /** Telegram chats for notices of new applications, at most 10: ids such as `-1001234567890`, or `@names`, separated by commas. */
  telegramChats?: string;
  /** E-mail addresses that also receive notices of urgent applications. */
  urgentEmail?: string;
  /** The same for urgent applications. */
  urgentOverdueHours?: number;
  /** Telegram chats that also receive notices of urgent applications. */
  urgentTelegramChats?: string;
};

/** State of a form. */
export type FormState =
  /** It can be submitted unless no places are left. */
  | 'OPEN'
  /** It cannot be submitted for now. */
  | 'PAUSED'
  /** Visitors find it nowhere on the site, and it cannot be submitted; its applications stay in the inbox. */
  | 'REMOVED';

export type FormSettingsRowFragment = { form: ApplicationForm, version: number, state: FormState, placesLeft: number | null, staffEmail: string, urgentEmail: string, telegramChats: string, urgentTelegramChats: string, replyDays: number | null, overdueHours: number, urgentOverdueHours: number, retentionMonths: number, choices: Array<{ form: ApplicationForm, field: string, value: string, isOffered: boolean, labelUa: string, labelEng: string }> };

export type FormsCardQueryVariables = Exact<{ [key: string]: never; }>;


export type FormsCardQuery = { applicationFormSettings: Array<{ form: ApplicationForm, version: number, state: FormState, placesLeft: number | null, staffEmail: string, urgentEmail: string, telegramChats: string, urgentTelegramChats: string, replyDays: number | null, overdueHours: number, urgentOverdueHours: number, retentionMonths: number, choices: Array<{ form: ApplicationForm, field: string, value: string, isOffered: boolean, labelUa: string, labelEng: string }> }> };

export type SaveFormSettingsMutationVariables = Exact<{
  form: ApplicationForm;
  version: number;
  input: FormSettingsInput;
}>;


export type SaveFormSettingsMutation = { saveApplicationFormSettings: { form: ApplicationForm, version: number, state: FormState, placesLeft: number | null, staffEmail: string, urgentEmail: string, telegramChats: string, urgentTelegramChats: string, replyDays: number | null, overdueHours: number, urgentOverdueHours: number, retentionMonths: number, choices: Array<{ form: ApplicationForm, field: string, value: string, isOffered: boolean, labelUa: string, labelEng: string }> } };

export const FormSettingsRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormSettingsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"staffEmail"}},{"kind":"Field","name":{"kind":"Name","value":"urgentEmail"}},{"kind":"Field","name":{"kind":"Name","value":"telegramChats"}},{"kind":"Field","name":{"kind":"Name","value":"urgentTelegramChats"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}},{"kind":"Field","name":{"kind":"Name","value":"overdueHours"}},{"kind":"Field","name":{"kind":"Name","value":"urgentOverdueHours"}},{"kind":"Field","name":{"kind":"Name","value":"retentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}}]}}]}}]} as unknown as DocumentNode<FormSettingsRowFragment, unknown>;
export const FormsCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormsCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationFormSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormSettingsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormSettingsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"staffEmail"}},{"kind":"Field","name":{"kind":"Name","value":"urgentEmail"}},{"kind":"Field","name":{"kind":"Name","value":"telegramChats"}},{"kind":"Field","name":{"kind":"Name","value":"urgentTelegramChats"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}},{"kind":"Field","name":{"kind":"Name","value":"overdueHours"}},{"kind":"Field","name":{"kind":"Name","value":"urgentOverdueHours"}},{"kind":"Field","name":{"kind":"Name","value":"retentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}}]}}]}}]} as unknown as DocumentNode<FormsCardQuery, FormsCardQueryVariables>;
export const SaveFormSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFormSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveApplicationFormSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormSettingsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormSettingsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"staffEmail"}},{"kind":"Field","name":{"kind":"Name","value":"urgentEmail"}},{"kind":"Field","name":{"kind":"Name","value":"telegramChats"}},{"kind":"Field","name":{"kind":"Name","value":"urgentTelegramChats"}},{"kind":"Field","name":{"kind":"Name","value":"replyDays"}},{"kind":"Field","name":{"kind":"Name","value":"overdueHours"}},{"kind":"Field","name":{"kind":"Name","value":"urgentOverdueHours"}},{"kind":"Field","name":{"kind":"Name","value":"retentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}}]}}]}}]} as unknown as DocumentNode<SaveFormSettingsMutation, SaveFormSettingsMutationVariables>;

export function useFormsCardQuery(options: QueryOptions<FormsCardQueryVariables> = {}) {
  return useQuery(FormsCardDocument, options);
}

export function useFormsCardSuspenseQuery(options: QueryOptions<FormsCardQueryVariables> = {}) {
  return useSuspenseQuery(FormsCardDocument, options);
}

/** The queries that `SaveFormSettings` makes stale. */
export const SaveFormSettingsStaleQueries = ["ApplicationForm","FormsCard","LaunchPoints","OwnChoices"];

export function useSaveFormSettingsMutation(options: MutationOptions<SaveFormSettingsMutation, SaveFormSettingsMutationVariables> = {}) {
  return useMutation(SaveFormSettingsDocument, { refetchQueries: SaveFormSettingsStaleQueries, ...options });
}