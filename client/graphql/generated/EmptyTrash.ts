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

export type TrashNumbersFragment = { images: number, documents: number, countedAt: string, items: Array<{ kind: ContentKind, count: number }> };

export type TrashContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrashContentsQuery = { trashContents: { images: number, documents: number, countedAt: string, items: Array<{ kind: ContentKind, count: number }> } };

export type EmptyTrashMutationVariables = Exact<{
  countedAt: string;
}>;


export type EmptyTrashMutation = { emptyTrash: { images: number, documents: number, countedAt: string, items: Array<{ kind: ContentKind, count: number }> } };

export const TrashNumbersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrashNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrashContents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}}]}}]} as unknown as DocumentNode<TrashNumbersFragment, unknown>;
export const TrashContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrashContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trashContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrashNumbers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrashNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrashContents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}}]}}]} as unknown as DocumentNode<TrashContentsQuery, TrashContentsQueryVariables>;
export const EmptyTrashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmptyTrash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyTrash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"countedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrashNumbers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrashNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrashContents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}}]}}]} as unknown as DocumentNode<EmptyTrashMutation, EmptyTrashMutationVariables>;

export function useTrashContentsQuery(options: QueryOptions<TrashContentsQueryVariables> = {}) {
  return useQuery(TrashContentsDocument, options);
}

export function useTrashContentsSuspenseQuery(options: QueryOptions<TrashContentsQueryVariables> = {}) {
  return useSuspenseQuery(TrashContentsDocument, options);
}

/** The queries that `EmptyTrash` makes stale. */
export const EmptyTrashStaleQueries = ["AdminFoundation","AdminImage","AllDraftLinks","AllPartners","AttentionCounts","AuthorChoices","BlocksPage","BlogPage","BlogPostList","BlogPostPage","CategoryInUse","ChangesPage","ConsentCounts","ConsentEditorPage","DeadLinks","DeletedImages","DemoContent","DemoImages","DocumentChoices","DonatePage","DonateTexts","FiguresBefore","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","HistoryPanel","HomePage","ImageGrid","ImageTags","ImageUses","LaunchPoints","LineProjects","LinkTargets","MemberList","MemberPage","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","OpenDataPage","OutdatedCounters","Overview","PageList","PagesForMenu","Palette","PartnerList","PictureOfText","PicturePlaces","PointLinks","ProjectList","ProjectPage","ProjectsPage","RecentChanges","ReferenceTitles","ReportList","ReportPage","ReportYears","ReportsPage","SchedulePage","SealedOriginals","SearchPage","SelectedImageUses","ShownPicture","Sidebar","SiteLayout","TeamPage","ThanksPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries","WrittenPage","YearOfMoneyPage","YearOfReports"];

export function useEmptyTrashMutation(options: MutationOptions<EmptyTrashMutation, EmptyTrashMutationVariables> = {}) {
  return useMutation(EmptyTrashDocument, { refetchQueries: EmptyTrashStaleQueries, ...options });
}