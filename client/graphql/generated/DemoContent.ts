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

/** Why an item stays when the demo content is cleared. */
export type RemainingDemoItemReason =
  /** It has been changed or published since. */
  | 'EDITED'
  /** An item that stays refers to it, such as a gallery to its category. */
  | 'IN_USE';

export type DemoStateFragment = { isPresent: boolean, settingsFields: Array<string>, restorableUntil: string | null, items: Array<{ kind: ContentKind, count: number }>, startingItems: Array<{ kind: ContentKind, count: number }>, remaining: Array<{ kind: ContentKind, id: string, title: string, reason: RemainingDemoItemReason }>, restorable: Array<{ kind: ContentKind, count: number }> };

export type DemoContentQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoContentQuery = { demoContent: { isPresent: boolean, settingsFields: Array<string>, restorableUntil: string | null, items: Array<{ kind: ContentKind, count: number }>, startingItems: Array<{ kind: ContentKind, count: number }>, remaining: Array<{ kind: ContentKind, id: string, title: string, reason: RemainingDemoItemReason }>, restorable: Array<{ kind: ContentKind, count: number }> } };

export type ClearDemoMutationVariables = Exact<{
  keepsStartingContent: boolean;
}>;


export type ClearDemoMutation = { clearDemo: { isPresent: boolean, settingsFields: Array<string>, restorableUntil: string | null, items: Array<{ kind: ContentKind, count: number }>, startingItems: Array<{ kind: ContentKind, count: number }>, remaining: Array<{ kind: ContentKind, id: string, title: string, reason: RemainingDemoItemReason }>, restorable: Array<{ kind: ContentKind, count: number }> } };

export type RestoreDemoMutationVariables = Exact<{ [key: string]: never; }>;


export type RestoreDemoMutation = { restoreDemo: { isPresent: boolean, settingsFields: Array<string>, restorableUntil: string | null, items: Array<{ kind: ContentKind, count: number }>, startingItems: Array<{ kind: ContentKind, count: number }>, remaining: Array<{ kind: ContentKind, id: string, title: string, reason: RemainingDemoItemReason }>, restorable: Array<{ kind: ContentKind, count: number }> } };

export const DemoStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPresent"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startingItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settingsFields"}},{"kind":"Field","name":{"kind":"Name","value":"restorable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]} as unknown as DocumentNode<DemoStateFragment, unknown>;
export const DemoContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DemoState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPresent"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startingItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settingsFields"}},{"kind":"Field","name":{"kind":"Name","value":"restorable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]} as unknown as DocumentNode<DemoContentQuery, DemoContentQueryVariables>;
export const ClearDemoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearDemo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepsStartingContent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearDemo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keepsStartingContent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepsStartingContent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DemoState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPresent"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startingItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settingsFields"}},{"kind":"Field","name":{"kind":"Name","value":"restorable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]} as unknown as DocumentNode<ClearDemoMutation, ClearDemoMutationVariables>;
export const RestoreDemoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDemo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDemo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DemoState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPresent"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startingItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remaining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settingsFields"}},{"kind":"Field","name":{"kind":"Name","value":"restorable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]} as unknown as DocumentNode<RestoreDemoMutation, RestoreDemoMutationVariables>;

export function useDemoContentQuery(options: QueryOptions<DemoContentQueryVariables> = {}) {
  return useQuery(DemoContentDocument, options);
}

export function useDemoContentSuspenseQuery(options: QueryOptions<DemoContentQueryVariables> = {}) {
  return useSuspenseQuery(DemoContentDocument, options);
}

/** The queries that `ClearDemo` makes stale. */
export const ClearDemoStaleQueries = ["AboutPage","AdminFoundation","AdminImage","AllDraftLinks","AllPartners","ApplicationForm","AttentionCounts","AuthPage","AuthorChoices","BlocksPage","BlogPage","BlogPostList","BlogPostPage","CategoryInUse","ChangesPage","ConsentCounts","ConsentEditorPage","ContactsPage","DeadLinks","DeletedImages","DemoContent","DemoImages","DocumentChoices","DonatePage","DonateTexts","FiguresBefore","ForgotPasswordPage","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","GivingExamples","HistoryPanel","HomePage","ImageGrid","ImageTags","ImageUses","LaunchPoints","LineProjects","LinkPage","LinkTargets","MemberList","MemberPage","MoneyCategories","MoreGalleries","MoreNews","NeedHelpPage","NeedingAttention","NewsPage","NewsSwitches","OfferFrame","OfflinePage","OpenDataPage","OutdatedCounters","Overview","PageList","PagesForMenu","Palette","PartnerList","PictureOfText","PicturePlaces","PictureRemovalPage","PlacementCard","PointLinks","PointsSwitch","PrivacyPage","ProjectList","ProjectPage","ProjectsPage","RecentChanges","ReferenceTitles","ReportList","ReportPage","ReportYears","ReportsPage","RequisitesNotice","Safety","SchedulePage","SealedOriginals","SearchPage","SelectedImageUses","ShownPicture","Sidebar","SiteLayout","TeamGroups","TeamPage","ThanksPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries","WrittenPage","YearOfMoneyPage","YearOfReports"];

export function useClearDemoMutation(options: MutationOptions<ClearDemoMutation, ClearDemoMutationVariables> = {}) {
  return useMutation(ClearDemoDocument, { refetchQueries: ClearDemoStaleQueries, ...options });
}

/** The queries that `RestoreDemo` makes stale. */
export const RestoreDemoStaleQueries = ["AboutPage","AdminFoundation","AdminImage","AllDraftLinks","AllPartners","ApplicationForm","AttentionCounts","AuthPage","AuthorChoices","BlocksPage","BlogPage","BlogPostList","BlogPostPage","CategoryInUse","ChangesPage","ConsentCounts","ConsentEditorPage","ContactsPage","DeadLinks","DeletedImages","DemoContent","DemoImages","DocumentChoices","DonatePage","DonateTexts","FiguresBefore","ForgotPasswordPage","GalleriesPage","GalleryCategoryChoices","GalleryCategoryList","GalleryChoices","GalleryFilters","GalleryList","GalleryPage","GalleryPictures","GivingExamples","HistoryPanel","HomePage","ImageGrid","ImageTags","ImageUses","LaunchPoints","LineProjects","LinkPage","LinkTargets","MemberList","MemberPage","MoneyCategories","MoreGalleries","MoreNews","NeedHelpPage","NeedingAttention","NewsPage","NewsSwitches","OfferFrame","OfflinePage","OpenDataPage","OutdatedCounters","Overview","PageList","PagesForMenu","Palette","PartnerList","PictureOfText","PicturePlaces","PictureRemovalPage","PlacementCard","PointLinks","PointsSwitch","PrivacyPage","ProjectList","ProjectPage","ProjectsPage","RecentChanges","ReferenceTitles","ReportList","ReportPage","ReportYears","ReportsPage","RequisitesNotice","Safety","SchedulePage","SealedOriginals","SearchPage","SelectedImageUses","ShownPicture","Sidebar","SiteLayout","TeamGroups","TeamPage","ThanksPage","TogetherPointList","TogetherPointPage","TogetherPointsPage","TrashContents","TrashDocuments","TrashPage","UnusedDocumentChoice","WebhookDeliveries","WrittenPage","YearOfMoneyPage","YearOfReports"];

export function useRestoreDemoMutation(options: MutationOptions<RestoreDemoMutation, RestoreDemoMutationVariables> = {}) {
  return useMutation(RestoreDemoDocument, { refetchQueries: RestoreDemoStaleQueries, ...options });
}