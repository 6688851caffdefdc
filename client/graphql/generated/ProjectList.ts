/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../editor-hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sort order of a list. */
export type ContentSort =
  /** The default order of the list, as visitors see it. */
  | 'LISTED'
  /** By title in the requested language, else in the other, alphabetically; requires `drafts: true`. Reports have no title and are sorted by month, oldest first. */
  | 'TITLE'
  /** As LISTED, but galleries without a day come first, where editors find those that are not finished. The same as LISTED for other kinds. */
  | 'UNDATED_FIRST'
  /** By time of the last save, newest first. */
  | 'UPDATED';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Section of the projects overview in which a project appears. */
export type ProjectSection =
  /** The large cards at the top. */
  | 'FEATURED'
  /** The projects supported by a children's fund. */
  | 'FUND'
  /** The goals. */
  | 'GOAL'
  /** The list of all projects. */
  | 'LIST';

/** Publication state of a translation. */
export type PublicationState =
  /** Not published and not scheduled. */
  | 'DRAFT'
  /** Public. */
  | 'PUBLISHED'
  /** Has a publication time in the future. */
  | 'SCHEDULED';

export type ProjectListQueryVariables = Exact<{
  first: number;
  lacking?: Language | null | undefined;
  language: Language;
  outdated: boolean;
  reversed: boolean;
  search?: string | null | undefined;
  section?: ProjectSection | null | undefined;
  skip: number;
  sort: ContentSort;
  state?: PublicationState | null | undefined;
}>;


export type ProjectListQuery = { list: { total: number, items: Array<{ id: string, version: number, updatedAt: string, section: ProjectSection, draft: { id: string, savedAt: string, savedByName: string } | null, image: { id: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, focusX: number, focusY: number, alt: string } | null, translations: Array<{ name: string, id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number }> }> } };

type ContentRow_BlogPost_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_Gallery_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_GalleryCategory_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_Member_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_Page_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_Partner_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_Project_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_Report_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

type ContentRow_TogetherPoint_Fragment = { id: string, version: number, updatedAt: string, draft: { id: string, savedAt: string, savedByName: string } | null };

export type ContentRowFragment =
  | ContentRow_BlogPost_Fragment
  | ContentRow_Gallery_Fragment
  | ContentRow_GalleryCategory_Fragment
  | ContentRow_Member_Fragment
  | ContentRow_Page_Fragment
  | ContentRow_Partner_Fragment
  | ContentRow_Project_Fragment
  | ContentRow_Report_Fragment
  | ContentRow_TogetherPoint_Fragment
;

export type ProjectRowFragment = { section: ProjectSection, image: { id: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, focusX: number, focusY: number, alt: string } | null, translations: Array<{ name: string, id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number }> };

export type CoverImageFragment = { id: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, focusX: number, focusY: number, alt: string };

type TranslationRow_BlogPostTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_GalleryCategoryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_GalleryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_MemberTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_PageTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_PartnerTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_ProjectTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_ReportTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

type TranslationRow_TogetherPointTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, textsChangedAt: string, filled: number, fields: number };

export type TranslationRowFragment =
  | TranslationRow_BlogPostTranslation_Fragment
  | TranslationRow_GalleryCategoryTranslation_Fragment
  | TranslationRow_GalleryTranslation_Fragment
  | TranslationRow_MemberTranslation_Fragment
  | TranslationRow_PageTranslation_Fragment
  | TranslationRow_PartnerTranslation_Fragment
  | TranslationRow_ProjectTranslation_Fragment
  | TranslationRow_ReportTranslation_Fragment
  | TranslationRow_TogetherPointTranslation_Fragment
;

export const ContentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}}]}}]}}]} as unknown as DocumentNode<ContentRowFragment, unknown>;
export const CoverImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<CoverImageFragment, unknown>;
export const TranslationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<TranslationRowFragment, unknown>;
export const ProjectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranslationRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<ProjectRowFragment, unknown>;
export const ProjectListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lacking"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outdated"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reversed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectSection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"skip"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"lacking"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lacking"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"outdated"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outdated"}}},{"kind":"Argument","name":{"kind":"Name","value":"reversed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reversed"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"skip"},"value":{"kind":"Variable","name":{"kind":"Name","value":"skip"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranslationRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProjectListQuery, ProjectListQueryVariables>;

export function useProjectListQuery(options: QueryOptions<ProjectListQueryVariables>) {
  return useQuery(ProjectListDocument, options);
}

export function useProjectListSuspenseQuery(options: QueryOptions<ProjectListQueryVariables>) {
  return useSuspenseQuery(ProjectListDocument, options);
}