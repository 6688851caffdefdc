/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export const CoverImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<CoverImageFragment, unknown>;
export const TranslationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<TranslationRowFragment, unknown>;
export const ProjectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TranslationRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<ProjectRowFragment, unknown>;