/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

type EditedItem_BlogPost_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Gallery_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_GalleryCategory_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Member_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Page_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Partner_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Project_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_Report_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

type EditedItem_TogetherPoint_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

export type EditedItemFragment =
  | EditedItem_BlogPost_Fragment
  | EditedItem_Gallery_Fragment
  | EditedItem_GalleryCategory_Fragment
  | EditedItem_Member_Fragment
  | EditedItem_Page_Fragment
  | EditedItem_Partner_Fragment
  | EditedItem_Project_Fragment
  | EditedItem_Report_Fragment
  | EditedItem_TogetherPoint_Fragment
;

type EditedTranslation_BlogPostTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_GalleryCategoryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_GalleryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_MemberTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_PageTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_PartnerTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_ProjectTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_ReportTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_TogetherPointTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

export type EditedTranslationFragment =
  | EditedTranslation_BlogPostTranslation_Fragment
  | EditedTranslation_GalleryCategoryTranslation_Fragment
  | EditedTranslation_GalleryTranslation_Fragment
  | EditedTranslation_MemberTranslation_Fragment
  | EditedTranslation_PageTranslation_Fragment
  | EditedTranslation_PartnerTranslation_Fragment
  | EditedTranslation_ProjectTranslation_Fragment
  | EditedTranslation_ReportTranslation_Fragment
  | EditedTranslation_TogetherPointTranslation_Fragment
;

export type EditedDraftFragment = { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> };

export const EditedTranslationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<EditedTranslationFragment, unknown>;
export const EditedDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<EditedDraftFragment, unknown>;
export const EditedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<EditedItemFragment, unknown>;