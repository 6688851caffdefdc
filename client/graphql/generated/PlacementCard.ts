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

/** A list of links that every page has. */
export type NavigationMenu =
  /** The links in the footer. */
  | 'FOOTER'
  /** The menu that the button in the header opens. */
  | 'HEADER';

/** A page that the site has by itself. */
export type SitePage =
  /** About the foundation. */
  | 'ABOUT'
  /** The blog. */
  | 'BLOG_POSTS'
  /** The contacts. */
  | 'CONTACTS'
  /** All ways to give. */
  | 'DONATE'
  /** The galleries. */
  | 'GALLERIES'
  /** How to help. */
  | 'HELP'
  /** The home page. */
  | 'HOME'
  /** For those who need help. */
  | 'NEED_HELP'
  /** The news. */
  | 'NEWS'
  /** The partners. */
  | 'PARTNERS'
  /** The privacy policy. */
  | 'PRIVACY'
  /** The projects. */
  | 'PROJECTS'
  /** The reports. */
  | 'REPORTS'
  /** The search. */
  | 'SEARCH'
  /** The team. */
  | 'TEAM'
  /** The map of the together points. */
  | 'TOGETHER_POINTS'
  /** The videos. */
  | 'VIDEOS';

export type PagePlacementFragment = { id: string, version: number, header: Array<{ sitePage: SitePage | null, pageId: string | null, isHidden: boolean }>, footer: Array<{ sitePage: SitePage | null, pageId: string | null, isHidden: boolean }> };

export type PlacementCardQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacementCardQuery = { navigationSettings: { id: string, version: number, header: Array<{ sitePage: SitePage | null, pageId: string | null, isHidden: boolean }>, footer: Array<{ sitePage: SitePage | null, pageId: string | null, isHidden: boolean }> } };

export type PlacePageMutationVariables = Exact<{
  pageId: string;
  menu: NavigationMenu;
  isShown: boolean;
}>;


export type PlacePageMutation = { placePage: { id: string, version: number, header: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, footer: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, links: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, button: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, pages: Array<{ id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> }>, defaultHeader: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultFooter: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultLinks: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultButton: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }> } };

export type EditedNavigationFragment = { id: string, version: number, header: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, footer: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, links: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, button: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, pages: Array<{ id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> }>, defaultHeader: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultFooter: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultLinks: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultButton: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }> };

export type MenuEntryFragment = { id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean };

export type PageInMenuFragment = { id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> };

export const PagePlacementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagePlacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]} as unknown as DocumentNode<PagePlacementFragment, unknown>;
export const MenuEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<MenuEntryFragment, unknown>;
export const PageInMenuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<PageInMenuFragment, unknown>;
export const EditedNavigationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedNavigation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"button"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageInMenu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultHeader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultFooter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<EditedNavigationFragment, unknown>;
export const PlacementCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacementCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navigationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PagePlacement"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagePlacement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]} as unknown as DocumentNode<PlacementCardQuery, PlacementCardQueryVariables>;
export const PlacePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlacePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"menu"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationMenu"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"menu"},"value":{"kind":"Variable","name":{"kind":"Name","value":"menu"}}},{"kind":"Argument","name":{"kind":"Name","value":"isShown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isShown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNavigation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedNavigation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"button"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageInMenu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultHeader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultFooter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}}]}}]} as unknown as DocumentNode<PlacePageMutation, PlacePageMutationVariables>;

export function usePlacementCardQuery(options: QueryOptions<PlacementCardQueryVariables> = {}) {
  return useQuery(PlacementCardDocument, options);
}

export function usePlacementCardSuspenseQuery(options: QueryOptions<PlacementCardQueryVariables> = {}) {
  return useSuspenseQuery(PlacementCardDocument, options);
}

/** The queries that `PlacePage` makes stale. */
export const PlacePageStaleQueries = ["ChangesPage","DemoContent","HistoryPanel","PagesForMenu","PlacementCard","RecentChanges","SiteLayout"];

export function usePlacePageMutation(options: MutationOptions<PlacePageMutation, PlacePageMutationVariables> = {}) {
  return useMutation(PlacePageDocument, { refetchQueries: PlacePageStaleQueries, ...options });
}