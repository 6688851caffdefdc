/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A complete blog post; fields left out are reset to their defaults. */
export type BlogPostInput = {
  /** Id of the member of the team who wrote it; omit it for nobody of the team. */
  authorId?: string | null | undefined;
  /** English name of an author outside the team, at most 200 characters. */
  authorNameEng?: string;
  /** Ukrainian name of an author outside the team, at most 200 characters. With both names blank, and without `authorId`, the post is signed by the foundation. */
  authorNameUa?: string;
  /** The day (yyyy-mm-dd) that is shown as its date, today or in the past; omit it for the day of its first publication. */
  day?: string | null | undefined;
  /** Id of an uploaded image; omit it for none. */
  imageId?: string | null | undefined;
  /** The texts in each language; at least one language is required. */
  translations: BlogPostTranslations;
};

/** The texts of a blog post in one language. */
export type BlogPostTranslationInput = {
  /** HTML, at most 200,000 characters; tags and attributes that are not allowed are removed. */
  content?: string;
  /** Plain text shown on the card, at most 1,000 characters. */
  shortDescription?: string;
  /** The title, at most 300 characters. */
  title?: string;
};

/** The texts in each language. The translation of a language left out is deleted. */
export type BlogPostTranslations = {
  /** The English texts. */
  eng?: BlogPostTranslationInput | null | undefined;
  /** The Ukrainian texts. */
  ua?: BlogPostTranslationInput | null | undefined;
};

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

export type EditedBlogPostFragment = { authorNameUa: string, authorNameEng: string, day: string | null, id: string, version: number, updatedAt: string, deletedAt: string | null, author: { id: string } | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string } | null, translations: Array<{ title: string, shortDescription: string, content: string, id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> };

export type BlogPostEditorQueryVariables = Exact<{
  id: string;
}>;


export type BlogPostEditorQuery = { item: { authorNameUa: string, authorNameEng: string, day: string | null, id: string, version: number, updatedAt: string, deletedAt: string | null, author: { id: string } | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string } | null, translations: Array<{ title: string, shortDescription: string, content: string, id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> } | null };

export type AuthorChoicesQueryVariables = Exact<{
  language: Language;
}>;


export type AuthorChoicesQuery = { members: { items: Array<{ id: string, translation: { id: string, name: string, surname: string } }> } };

export type SaveBlogPostMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: BlogPostInput;
}>;


export type SaveBlogPostMutation = { item: { authorNameUa: string, authorNameEng: string, day: string | null, id: string, version: number, updatedAt: string, deletedAt: string | null, author: { id: string } | null, image: { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, inUkrainian: string, inEnglish: string } | null, translations: Array<{ title: string, shortDescription: string, content: string, id: string, language: Language, publishedAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }> } };

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
export const EditedBlogPostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlogPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorNameUa"}},{"kind":"Field","name":{"kind":"Name","value":"authorNameEng"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EditedBlogPostFragment, unknown>;
export const BlogPostEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPostEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"blogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlogPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlogPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorNameUa"}},{"kind":"Field","name":{"kind":"Name","value":"authorNameEng"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<BlogPostEditorQuery, BlogPostEditorQueryVariables>;
export const AuthorChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuthorChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"surname"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AuthorChoicesQuery, AuthorChoicesQueryVariables>;
export const SaveBlogPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBlogPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"saveBlogPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedBlogPost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedBlogPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorNameUa"}},{"kind":"Field","name":{"kind":"Name","value":"authorNameEng"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<SaveBlogPostMutation, SaveBlogPostMutationVariables>;

export function useBlogPostEditorQuery(options: QueryOptions<BlogPostEditorQueryVariables>) {
  return useRetainedQuery(BlogPostEditorDocument, options);
}

export function useBlogPostEditorSuspenseQuery(options: SuspenseOptions<BlogPostEditorQueryVariables>) {
  return useRetainedSuspenseQuery(BlogPostEditorDocument, options);
}

export function useAuthorChoicesQuery(options: QueryOptions<AuthorChoicesQueryVariables>) {
  return useRetainedQuery(AuthorChoicesDocument, options);
}

export function useAuthorChoicesSuspenseQuery(options: SuspenseOptions<AuthorChoicesQueryVariables>) {
  return useRetainedSuspenseQuery(AuthorChoicesDocument, options);
}

export function useSaveBlogPostMutation(
  options: useMutation.Options<SaveBlogPostMutation, SaveBlogPostMutationVariables> = {},
) {
  return useMutation(SaveBlogPostDocument, options);
}