/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PointsSwitchQueryVariables = Exact<{ [key: string]: never; }>;


export type PointsSwitchQuery = { settings: { id: string, showsTogetherPoints: boolean } };

export type ShowTogetherPointsMutationVariables = Exact<{
  isShown: boolean;
}>;


export type ShowTogetherPointsMutation = { showTogetherPoints: { id: string, version: number, showsTogetherPoints: boolean } };


export const PointsSwitchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointsSwitch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showsTogetherPoints"}}]}}]}}]} as unknown as DocumentNode<PointsSwitchQuery, PointsSwitchQueryVariables>;
export const ShowTogetherPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowTogetherPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showTogetherPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isShown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"showsTogetherPoints"}}]}}]}}]} as unknown as DocumentNode<ShowTogetherPointsMutation, ShowTogetherPointsMutationVariables>;

export function usePointsSwitchQuery(options: QueryOptions<PointsSwitchQueryVariables> = {}) {
  return useQuery(PointsSwitchDocument, options);
}

export function usePointsSwitchSuspenseQuery(options: QueryOptions<PointsSwitchQueryVariables> = {}) {
  return useSuspenseQuery(PointsSwitchDocument, options);
}

/** The queries that `ShowTogetherPoints` makes stale. */
export const ShowTogetherPointsStaleQueries = ["AboutPage","AdminFoundation","ApplicationForm","AuthPage","BlogPostPage","ChangesPage","ContactsPage","DemoContent","DonatePage","ForgotPasswordPage","GalleriesPage","GivingExamples","HistoryPanel","HomePage","ImageUses","LaunchPoints","LinkPage","MemberPage","MoneyCategories","NeedHelpPage","OfferFrame","OfflinePage","OpenDataPage","OutdatedCounters","PictureRemovalPage","PointsSwitch","PrivacyPage","RecentChanges","RequisitesNotice","Safety","SelectedImageUses","Sidebar","SiteLayout","TeamGroups","TeamPage"];

export function useShowTogetherPointsMutation(options: MutationOptions<ShowTogetherPointsMutation, ShowTogetherPointsMutationVariables> = {}) {
  return useMutation(ShowTogetherPointsDocument, { refetchQueries: ShowTogetherPointsStaleQueries, ...options });
}