/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, type QueryOptions, useMutation, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of content. */
export type ContentKind =
  /** An article. */
  | 'BLOG_POST'
  /** The pictures of one event. */
  | 'GALLERY'
  /** A category of galleries. */
  | 'GALLERY_CATEGORY'
  /** A member of the foundation's team. */
  | 'MEMBER'
  /** A page that editors build of blocks. */
  | 'PAGE'
  /** An organisation that supports the foundation. */
  | 'PARTNER'
  /** An activity or a goal of the foundation. */
  | 'PROJECT'
  /** A report on the foundation's work in one month. */
  | 'REPORT'
  /** A children's point. */
  | 'TOGETHER_POINT';

export type SelectedImageUsesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SelectedImageUsesQuery = { imagesUses: Array<{ id: string, kind: ContentKind, titleUa: string, titleEng: string, year: number | null, month: number | null, city: string | null }>, settings: { id: string, logo: { id: string } | null, darkLogo: { id: string } | null, roundLogo: { id: string } | null } };

export type DeleteImagesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteImagesMutation = { deleteImages: Array<string> };


export const SelectedImageUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelectedImageUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imagesUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"titleUa"}},{"kind":"Field","name":{"kind":"Name","value":"titleEng"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"darkLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roundLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SelectedImageUsesQuery, SelectedImageUsesQueryVariables>;
export const DeleteImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteImagesMutation, DeleteImagesMutationVariables>;

export function useSelectedImageUsesQuery(options: QueryOptions<SelectedImageUsesQueryVariables>) {
  return useQuery(SelectedImageUsesDocument, options);
}

export function useSelectedImageUsesSuspenseQuery(options: QueryOptions<SelectedImageUsesQueryVariables>) {
  return useSuspenseQuery(SelectedImageUsesDocument, options);
}

/** The queries that `DeleteImages` makes stale. */
export const DeleteImagesStaleQueries = ["AdminFoundation","AdminImage","AllDraftLinks","AllPartners","AttentionCounts","BlocksPage","BlogPage","BlogPostList","BlogPostPage","ConsentCounts","ConsentEditorPage","DeadLinks","DeletedImages","DemoContent","DemoImages","GalleriesPage","GalleryCategoryList","GalleryList","GalleryPage","GalleryPictures","HomePage","ImageGrid","ImageTags","ImageUses","LaunchPoints","LinkTargets","MemberList","MemberPage","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","Overview","PageList","Palette","PartnerList","PictureOfText","PicturePlaces","ProjectList","ProjectPage","ProjectsPage","ReferenceTitles","ReportList","ReportPage","SchedulePage","SealedOriginals","SearchPage","SelectedImageUses","ShownPicture","Sidebar","SiteLayout","TeamPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashPage","WrittenPage"];

export function useDeleteImagesMutation(options: MutationOptions<DeleteImagesMutation, DeleteImagesMutationVariables> = {}) {
  return useMutation(DeleteImagesDocument, { refetchQueries: DeleteImagesStaleQueries, ...options });
}