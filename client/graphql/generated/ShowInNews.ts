/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShowInNewsMutationVariables = Exact<{
  id: string;
  version: number;
  isShown: boolean;
}>;


export type ShowInNewsMutation = { showGalleryInNews: { id: string, version: number, updatedAt: string, isImportant: boolean } };


export const ShowInNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowInNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showGalleryInNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"isShown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isImportant"}}]}}]}}]} as unknown as DocumentNode<ShowInNewsMutation, ShowInNewsMutationVariables>;

/** The queries that `ShowInNews` makes stale. */
export const ShowInNewsStaleQueries = ["AllDraftLinks","AttentionCounts","CategoryInUse","ChangesPage","DeadLinks","DemoContent","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","HistoryPanel","HomePage","ImageUses","LaunchPoints","LinkTargets","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","Overview","PagesForMenu","Palette","PicturePlaces","RecentChanges","ReferenceTitles","SchedulePage","SearchPage","SelectedImageUses","Sidebar","SiteLayout","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries"];

export function useShowInNewsMutation(options: MutationOptions<ShowInNewsMutation, ShowInNewsMutationVariables> = {}) {
  return useMutation(ShowInNewsDocument, { refetchQueries: ShowInNewsStaleQueries, ...options });
}