/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** A complete project; fields left out are reset to their defaults. */
export type ProjectInput = {
  /** Id of the uploaded image on its card; omit it for none. */
  imageId?: string | null | undefined;
  /** Ids of uploaded images, in order; at most 500. */
  imageIds?: Array<string>;
  /** Path segment of its fixed page, unique among projects; null for a path with the id. */
  page?: string | null | undefined;
  /** Section of the overview in which it appears. */
  section?: ProjectSection;
  /** The texts in each language; at least one language is required. */
  translations: ProjectTranslations;
};

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

/** The texts of a project in one language. */
export type ProjectTranslationInput = {
  /** HTML, at most 200,000 characters; tags and attributes that are not allowed are removed. */
  description?: string;
  /** The name, at most 300 characters. */
  name?: string;
  /** Plain text shown on the card, at most 1,000 characters. */
  summary?: string;
};

/** The texts in each language. The translation of a language left out is deleted. */
export type ProjectTranslations = {
  /** The English texts. */
  eng?: ProjectTranslationInput | null | undefined;
  /** The Ukrainian texts. */
  ua?: ProjectTranslationInput | null | undefined;
};

export type EditedProjectFragment = { section: ProjectSection, page: string | null, id: string, version: number, updatedAt: string, deletedAt: string | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string } | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string }>, translations: Array<{ name: string, summary: string, description: string, id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

export type ProjectEditorQueryVariables = Exact<{
  id: string;
}>;


export type ProjectEditorQuery = { item: { section: ProjectSection, page: string | null, id: string, version: number, updatedAt: string, deletedAt: string | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string } | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string }>, translations: Array<{ name: string, summary: string, description: string, id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> } | null };

export type SaveProjectMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: ProjectInput;
}>;


export type SaveProjectMutation = { item: { section: ProjectSection, page: string | null, id: string, version: number, updatedAt: string, deletedAt: string | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string } | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string }>, translations: Array<{ name: string, summary: string, description: string, id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> } };

type EditedItem_BlogPost_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_Gallery_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_GalleryCategory_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_Member_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_Page_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_Partner_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_Project_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_Report_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

type EditedItem_TogetherPoint_Fragment = { id: string, version: number, updatedAt: string, deletedAt: string | null, translations: Array<{ id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

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

type EditedTranslation_BlogPostTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_GalleryCategoryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_GalleryTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_MemberTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_PageTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_PartnerTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_ProjectTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_ReportTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

type EditedTranslation_TogetherPointTranslation_Fragment = { id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number };

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

export type AdminImageFragment = { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string };

export const EditedTranslationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<EditedTranslationFragment, unknown>;
export const EditedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<EditedItemFragment, unknown>;
export const AdminImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdminImageFragment, unknown>;
export const EditedProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EditedProjectFragment, unknown>;
export const ProjectEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<ProjectEditorQuery, ProjectEditorQueryVariables>;
export const SaveProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"saveProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<SaveProjectMutation, SaveProjectMutationVariables>;

export function useProjectEditorQuery(options: QueryOptions<ProjectEditorQueryVariables>) {
  return useRetainedQuery(ProjectEditorDocument, options);
}

export function useProjectEditorSuspenseQuery(options: SuspenseOptions<ProjectEditorQueryVariables>) {
  return useRetainedSuspenseQuery(ProjectEditorDocument, options);
}

export function useSaveProjectMutation(
  options: useMutation.Options<SaveProjectMutation, SaveProjectMutationVariables> = {},
) {
  return useMutation(SaveProjectDocument, options);
}