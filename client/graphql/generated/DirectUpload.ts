/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DirectUploadQueryVariables = Exact<{ [key: string]: never; }>;


export type DirectUploadQuery = { directUpload: { uploadUrl: string, uploadPreset: string, folder: string } | null };

export type RegisterImageMutationVariables = Exact<{
  publicId: string;
  fileName: string;
  replaces?: string | null | undefined;
  inPlaceOf?: string | null | undefined;
}>;


export type RegisterImageMutation = { registerImage: { id: string } };


export const DirectUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadPreset"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}}]}}]}}]} as unknown as DocumentNode<DirectUploadQuery, DirectUploadQueryVariables>;
export const RegisterImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publicId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inPlaceOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"publicId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publicId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileName"}}},{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}},{"kind":"Argument","name":{"kind":"Name","value":"inPlaceOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inPlaceOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RegisterImageMutation, RegisterImageMutationVariables>;

export function useDirectUploadQuery(options: QueryOptions<DirectUploadQueryVariables> = {}) {
  return useQuery(DirectUploadDocument, options);
}

export function useDirectUploadSuspenseQuery(options: QueryOptions<DirectUploadQueryVariables> = {}) {
  return useSuspenseQuery(DirectUploadDocument, options);
}

/** The queries that `RegisterImage` makes stale. */
export const RegisterImageStaleQueries = ["AdminFoundation","AdminImage","AllDraftLinks","AllPartners","AttentionCounts","BlocksPage","BlogPage","BlogPostList","BlogPostPage","ConsentCounts","ConsentEditorPage","DeadLinks","DeletedImages","DemoContent","DemoImages","GalleriesPage","GalleryCategoryList","GalleryList","GalleryPage","GalleryPictures","HomePage","ImageGrid","ImageTags","ImageUses","LaunchPoints","LinkTargets","MemberList","MemberPage","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","Overview","PageList","Palette","PartnerList","PictureOfText","PicturePlaces","ProjectList","ProjectPage","ProjectsPage","ReferenceTitles","ReportList","ReportPage","SchedulePage","SealedOriginals","SearchPage","SelectedImageUses","ShownPicture","Sidebar","SiteLayout","TeamPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashPage","WrittenPage"];

export function useRegisterImageMutation(options: MutationOptions<RegisterImageMutation, RegisterImageMutationVariables> = {}) {
  return useMutation(RegisterImageDocument, { refetchQueries: RegisterImageStaleQueries, ...options });
}