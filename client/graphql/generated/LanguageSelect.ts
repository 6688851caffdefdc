/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

export type SetUserLanguageMutationVariables = Exact<{
  id: string;
  language: Language;
}>;


export type SetUserLanguageMutation = { setUserLanguage: { id: string, language: Language | null } };

export type OwnLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLanguageQuery = { currentUser: { id: string, language: Language | null } | null };


export const SetUserLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<SetUserLanguageMutation, SetUserLanguageMutationVariables>;
export const OwnLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnLanguage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<OwnLanguageQuery, OwnLanguageQueryVariables>;

/** The queries that `SetUserLanguage` makes stale. */
export const SetUserLanguageStaleQueries = ["AdminLayout","AllDraftLinks","ApiTokensPage","ApplicationPage","CaseWorkers","DraftLinks","InboxPage","LogPeople","OwnEmailChange","OwnLanguage","OwnSecondStep","Palette","Team","UsersPage"];

export function useSetUserLanguageMutation(options: MutationOptions<SetUserLanguageMutation, SetUserLanguageMutationVariables> = {}) {
  return useMutation(SetUserLanguageDocument, { refetchQueries: SetUserLanguageStaleQueries, ...options });
}

export function useOwnLanguageQuery(options: QueryOptions<OwnLanguageQueryVariables> = {}) {
  return useQuery(OwnLanguageDocument, options);
}

export function useOwnLanguageSuspenseQuery(options: QueryOptions<OwnLanguageQueryVariables> = {}) {
  return useSuspenseQuery(OwnLanguageDocument, options);
}