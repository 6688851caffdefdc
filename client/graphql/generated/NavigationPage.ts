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

/** An entry of the menu or of the footer. Exactly one of `sitePage`, `pageId` and `url` is given: rule `oneTarget`. */
export type NavigationEntryInput = {
  /** Unique within its list: up to 36 Latin letters, digits, - and _. */
  id: string;
  /** Whether it is kept in the list and not shown. */
  isHidden?: boolean;
  /** The English text of the link; likewise. */
  labelEng?: string;
  /** The Ukrainian text of the link, at most 60 characters; blank for the page's own name. An address of another site needs a text in at least one language. */
  labelUa?: string;
  /** Id of a page that editors built of blocks. */
  pageId?: string | null | undefined;
  /** A page of the site itself. */
  sitePage?: SitePage | null | undefined;
  /** An HTTPS address of another site; at most 2,000 characters. */
  url?: string | null | undefined;
};

/** All entries of the menu and of the footer. */
export type NavigationInput = {
  /** The button of the header, or none, with texts of at most 16 characters; omit it to keep the stored one. */
  button?: Array<NavigationEntryInput> | null | undefined;
  /** The entries of the footer in order, at most 40. */
  footer: Array<NavigationEntryInput>;
  /** The entries of the menu in order, at most 40. */
  header: Array<NavigationEntryInput>;
  /** The entries of the header itself in order, at most 2, with texts of at most 20 characters; omit them to keep the stored ones. */
  links?: Array<NavigationEntryInput> | null | undefined;
};

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

export type PageInMenuFragment = { id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> };

export type MenuEntryFragment = { id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean };

export type EditedNavigationFragment = { id: string, version: number, header: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, footer: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, links: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, button: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, pages: Array<{ id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> }>, defaultHeader: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultFooter: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultLinks: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultButton: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }> };

export type NavigationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationPageQuery = { item: { id: string, version: number, header: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, footer: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, links: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, button: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, pages: Array<{ id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> }>, defaultHeader: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultFooter: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultLinks: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultButton: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }> } };

export type PagesForMenuQueryVariables = Exact<{
  language: Language;
}>;


export type PagesForMenuQuery = { pages: { items: Array<{ id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> }> }, navigation: { hidden: Array<string> } };

export type SaveNavigationMutationVariables = Exact<{
  version: number;
  input: NavigationInput;
}>;


export type SaveNavigationMutation = { item: { id: string, version: number, header: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, footer: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, links: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, button: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, pages: Array<{ id: string, address: string, translations: Array<{ id: string, language: Language, title: string, publishedAt: string | null }> }>, defaultHeader: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultFooter: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultLinks: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }>, defaultButton: Array<{ id: string, sitePage: SitePage | null, pageId: string | null, url: string | null, labelUa: string, labelEng: string, isHidden: boolean }> } };

export const MenuEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<MenuEntryFragment, unknown>;
export const PageInMenuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<PageInMenuFragment, unknown>;
export const EditedNavigationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedNavigation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"button"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageInMenu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultHeader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultFooter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<EditedNavigationFragment, unknown>;
export const NavigationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigationPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"navigationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNavigation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedNavigation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"button"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageInMenu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultHeader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultFooter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}}]}}]} as unknown as DocumentNode<NavigationPageQuery, NavigationPageQueryVariables>;
export const PagesForMenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PagesForMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"TITLE"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageInMenu"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"navigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]} as unknown as DocumentNode<PagesForMenuQuery, PagesForMenuQueryVariables>;
export const SaveNavigationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNavigation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"saveNavigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedNavigation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sitePage"}},{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"labelUa"}},{"kind":"Field","name":{"kind":"Name","value":"labelEng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageInMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Page"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedNavigation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"button"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageInMenu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultHeader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultFooter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultButton"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuEntry"}}]}}]}}]} as unknown as DocumentNode<SaveNavigationMutation, SaveNavigationMutationVariables>;

export function useNavigationPageQuery(options: QueryOptions<NavigationPageQueryVariables> = {}) {
  return useQuery(NavigationPageDocument, options);
}

export function useNavigationPageSuspenseQuery(options: QueryOptions<NavigationPageQueryVariables> = {}) {
  return useSuspenseQuery(NavigationPageDocument, options);
}

export function usePagesForMenuQuery(options: QueryOptions<PagesForMenuQueryVariables>) {
  return useQuery(PagesForMenuDocument, options);
}

export function usePagesForMenuSuspenseQuery(options: QueryOptions<PagesForMenuQueryVariables>) {
  return useSuspenseQuery(PagesForMenuDocument, options);
}

/** The queries that `SaveNavigation` makes stale. */
export const SaveNavigationStaleQueries = ["ChangesPage","DemoContent","HistoryPanel","PagesForMenu","PlacementCard","RecentChanges","SiteLayout"];

export function useSaveNavigationMutation(options: MutationOptions<SaveNavigationMutation, SaveNavigationMutationVariables> = {}) {
  return useMutation(SaveNavigationDocument, { refetchQueries: SaveNavigationStaleQueries, ...options });
}