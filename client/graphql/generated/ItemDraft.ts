/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type MutationOptions, useMutation } from "../editor-hooks.ts";
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

export type EditedDraftFragment = { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> };

export type SaveItemDraftMutationVariables = Exact<{
  kind: ContentKind;
  id: string;
  itemVersion: number;
  draftVersion?: number | null | undefined;
  input: Record<string, unknown>;
}>;


export type SaveItemDraftMutation = { item:
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
    | { id: string, version: number, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null }
   };

export type DiscardItemDraftMutationVariables = Exact<{
  kind: ContentKind;
  id: string;
  draftVersion: number;
}>;


export type DiscardItemDraftMutation = { item:
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
    | { id: string, draft: { id: string } | null }
   };

export const EditedDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<EditedDraftFragment, unknown>;
export const SaveItemDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveItemDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"saveItemDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"itemVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"draftVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<SaveItemDraftMutation, SaveItemDraftMutationVariables>;
export const DiscardItemDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardItemDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"discardItemDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"draftVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DiscardItemDraftMutation, DiscardItemDraftMutationVariables>;

/** The queries that `SaveItemDraft` makes stale. */
export const SaveItemDraftStaleQueries = ["AllDraftLinks","AllPartners","AttentionCounts","AuthorChoices","BlocksPage","BlogPage","BlogPostList","BlogPostPage","CategoryInUse","ChangesPage","DeadLinks","DemoContent","DonatePage","DonateTexts","FiguresBefore","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","HistoryPanel","HomePage","ImageUses","LaunchPoints","LineProjects","LinkTargets","MemberList","MemberPage","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","OpenDataPage","OutdatedCounters","Overview","PageList","PagesForMenu","Palette","PartnerList","PicturePlaces","PointLinks","ProjectList","ProjectPage","ProjectsPage","RecentChanges","ReferenceTitles","ReportList","ReportPage","ReportYears","ReportsPage","SchedulePage","SearchPage","SelectedImageUses","Sidebar","SiteLayout","TeamPage","ThanksPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries","WrittenPage","YearOfMoneyPage","YearOfReports"];

export function useSaveItemDraftMutation(options: MutationOptions<SaveItemDraftMutation, SaveItemDraftMutationVariables> = {}) {
  return useMutation(SaveItemDraftDocument, { refetchQueries: SaveItemDraftStaleQueries, ...options });
}

/** The queries that `DiscardItemDraft` makes stale. */
export const DiscardItemDraftStaleQueries = ["AllDraftLinks","AllPartners","AttentionCounts","AuthorChoices","BlocksPage","BlogPage","BlogPostList","BlogPostPage","CategoryInUse","ChangesPage","DeadLinks","DemoContent","DonatePage","DonateTexts","FiguresBefore","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","HistoryPanel","HomePage","ImageUses","LaunchPoints","LineProjects","LinkTargets","MemberList","MemberPage","MoreGalleries","MoreNews","NeedingAttention","NewsPage","NewsSwitches","OpenDataPage","OutdatedCounters","Overview","PageList","PagesForMenu","Palette","PartnerList","PicturePlaces","PointLinks","ProjectList","ProjectPage","ProjectsPage","RecentChanges","ReferenceTitles","ReportList","ReportPage","ReportYears","ReportsPage","SchedulePage","SearchPage","SelectedImageUses","Sidebar","SiteLayout","TeamPage","ThanksPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries","WrittenPage","YearOfMoneyPage","YearOfReports"];

export function useDiscardItemDraftMutation(options: MutationOptions<DiscardItemDraftMutation, DiscardItemDraftMutationVariables> = {}) {
  return useMutation(DiscardItemDraftDocument, { refetchQueries: DiscardItemDraftStaleQueries, ...options });
}