/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShownPictureQueryVariables = Exact<{
  publicId: string;
}>;


export type ShownPictureQuery = { images: { items: Array<{ id: string, publicId: string }> } };

export type HideShownPictureMutationVariables = Exact<{
  id: string;
  isHidden: boolean;
}>;


export type HideShownPictureMutation = { hideImages: Array<{ id: string, isHidden: boolean }> };


export const ShownPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"images"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}}]}}]}}]}}]} as unknown as DocumentNode<ShownPictureQuery, ShownPictureQueryVariables>;
export const HideShownPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideShownPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"imageIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"isHidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]} as unknown as DocumentNode<HideShownPictureMutation, HideShownPictureMutationVariables>;

export function useShownPictureQuery(options: QueryOptions<ShownPictureQueryVariables>) {
  return useQuery(ShownPictureDocument, options);
}

export function useShownPictureSuspenseQuery(options: QueryOptions<ShownPictureQueryVariables>) {
  return useSuspenseQuery(ShownPictureDocument, options);
}

/** The queries that `HideShownPicture` makes stale. */
export const HideShownPictureStaleQueries = ["AdminFoundation","AdminImage","AllDraftLinks","AllPartners","AttentionCounts","BlocksPage","BlogPage","BlogPostList","BlogPostPage","ConsentCounts","ConsentEditorPage","DeadLinks","DeletedImages","DemoContent","DemoImages","GalleriesPage","GalleryCategoryList","GalleryList","GalleryPage","GalleryPictures","HomePage","ImageGrid","ImageTags","ImageUses","LaunchPoints","LinkTargets","MemberList","MemberPage","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","Overview","PageList","Palette","PartnerList","PictureOfText","PicturePlaces","ProjectList","ProjectPage","ProjectsPage","ReferenceTitles","ReportList","ReportPage","SchedulePage","SealedOriginals","SearchPage","SelectedImageUses","ShownPicture","Sidebar","SiteLayout","TeamPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashPage","WrittenPage"];

export function useHideShownPictureMutation(options: MutationOptions<HideShownPictureMutation, HideShownPictureMutationVariables> = {}) {
  return useMutation(HideShownPictureDocument, { refetchQueries: HideShownPictureStaleQueries, ...options });
}