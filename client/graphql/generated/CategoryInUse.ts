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

export type CategoryInUseQueryVariables = Exact<{
  id: string;
  language: Language;
}>;


export type CategoryInUseQuery = { galleries: { total: number }, galleryCategories: { items: Array<{ id: string, translation: { id: string, language: Language, name: string } }> } };

export type MoveGalleriesOfCategoryMutationVariables = Exact<{
  categoryId: string;
  toCategoryId: string;
}>;


export type MoveGalleriesOfCategoryMutation = { moveGalleriesOfCategory: number };

export type MoveGalleriesMutationVariables = Exact<{
  ids: Array<string> | string;
  toCategoryId: string;
}>;


export type MoveGalleriesMutation = { moveGalleries: number };


export const CategoryInUseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryInUse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"galleries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"galleryCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CategoryInUseQuery, CategoryInUseQueryVariables>;
export const MoveGalleriesOfCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveGalleriesOfCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toCategoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveGalleriesOfCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"toCategoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toCategoryId"}}}]}]}}]} as unknown as DocumentNode<MoveGalleriesOfCategoryMutation, MoveGalleriesOfCategoryMutationVariables>;
export const MoveGalleriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveGalleries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toCategoryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveGalleries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"toCategoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toCategoryId"}}}]}]}}]} as unknown as DocumentNode<MoveGalleriesMutation, MoveGalleriesMutationVariables>;

export function useCategoryInUseQuery(options: QueryOptions<CategoryInUseQueryVariables>) {
  return useQuery(CategoryInUseDocument, options);
}

export function useCategoryInUseSuspenseQuery(options: QueryOptions<CategoryInUseQueryVariables>) {
  return useSuspenseQuery(CategoryInUseDocument, options);
}

/** The queries that `MoveGalleriesOfCategory` makes stale. */
export const MoveGalleriesOfCategoryStaleQueries = ["AllDraftLinks","AttentionCounts","CategoryInUse","ChangesPage","DeadLinks","DemoContent","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","HistoryPanel","HomePage","ImageUses","LaunchPoints","LinkTargets","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","Overview","PagesForMenu","Palette","PicturePlaces","RecentChanges","ReferenceTitles","SchedulePage","SearchPage","SelectedImageUses","Sidebar","SiteLayout","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries"];

export function useMoveGalleriesOfCategoryMutation(options: MutationOptions<MoveGalleriesOfCategoryMutation, MoveGalleriesOfCategoryMutationVariables> = {}) {
  return useMutation(MoveGalleriesOfCategoryDocument, { refetchQueries: MoveGalleriesOfCategoryStaleQueries, ...options });
}

/** The queries that `MoveGalleries` makes stale. */
export const MoveGalleriesStaleQueries = ["AllDraftLinks","AttentionCounts","CategoryInUse","ChangesPage","DeadLinks","DemoContent","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","HistoryPanel","HomePage","ImageUses","LaunchPoints","LinkTargets","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","Overview","PagesForMenu","Palette","PicturePlaces","RecentChanges","ReferenceTitles","SchedulePage","SearchPage","SelectedImageUses","Sidebar","SiteLayout","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries"];

export function useMoveGalleriesMutation(options: MutationOptions<MoveGalleriesMutation, MoveGalleriesMutationVariables> = {}) {
  return useMutation(MoveGalleriesDocument, { refetchQueries: MoveGalleriesStaleQueries, ...options });
}