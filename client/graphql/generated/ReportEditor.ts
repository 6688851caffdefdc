/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useRetainedQuery } from "../retained-query.ts";
import { type SuspenseOptions, useRetainedSuspenseQuery } from "../retained-suspense-query.ts";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a consent. */
export type ConsentState =
  /** The family was asked and has not answered. */
  | 'ASKED'
  /** Given, for `uses`, until the end of the day `validUntil`. */
  | 'GIVEN'
  /** Refused: visitors get none of the pictures. */
  | 'REFUSED'
  /** Given and withdrawn: visitors get none of the pictures. */
  | 'WITHDRAWN';

/** What a consent allows the pictures to be used for. */
export type ConsentUse =
  /** In printed matter. */
  | 'PRINT'
  /** On this site; without it visitors do not get pictures of children. */
  | 'SITE'
  /** On the foundation's pages in social networks. */
  | 'SOCIAL_NETWORKS';

/** State of a report's figures. */
export type FiguresState =
  /** Checked by a person other than the one who last changed them; not visible to visitors. */
  | 'CHECKED'
  /** Being written; not visible to visitors. */
  | 'DRAFT'
  /** Visible to visitors. */
  | 'PUBLISHED';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Category of a line of a report, as long as there were no others: see `MoneyCategory`. Others are read as OTHER_INCOME or OTHER_SPENDING. */
export type LineCategory =
  /** Spending: administration. */
  | 'ADMINISTRATION'
  /** Spending: fees of banks and payment services. */
  | 'BANK_FEES'
  /** Income: donations of people in Ukraine. */
  | 'DONATIONS'
  /** Income: donations from abroad. */
  | 'DONATIONS_ABROAD'
  /** Income: grants. */
  | 'GRANTS'
  /** Spending: humanitarian aid. */
  | 'HUMANITARIAN_AID'
  /** Spending: medical help and prosthetics. */
  | 'MEDICAL_HELP'
  /** Income: everything else. */
  | 'OTHER_INCOME'
  /** Spending: everything else. */
  | 'OTHER_SPENDING'
  /** Income: contributions of partner organisations. */
  | 'PARTNERS'
  /** Spending: psychological help. */
  | 'PSYCHOLOGICAL_HELP'
  /** Spending: salaries with their taxes. */
  | 'SALARIES'
  /** Spending: the points TOGETHER. */
  | 'TOGETHER_POINTS'
  /** Spending: the toy library. */
  | 'TOY_LIBRARY';

/** Who can be recognised in an image. */
export type PicturePeople =
  /** Adults only. */
  | 'ADULTS'
  /** At least one child. */
  | 'CHILDREN'
  /** No person can be recognised, for example because there are no faces. */
  | 'NOBODY'
  /** It is not known yet who can be recognised. */
  | 'UNKNOWN';

/** An uploaded document with its names. */
export type ReportDocumentInput = {
  /** Id returned by the upload. */
  id: string;
  /** English name, at most 200 characters. */
  nameEng?: string;
  /** Ukrainian name, at most 200 characters. */
  nameUa?: string;
};

/** Income and spending in a report's period. */
export type ReportFiguresInput = {
  /** Balance at the end of the last day, in kopecks; not negative. */
  closingBalance?: number;
  /** The lines, in order; at most 100. */
  lines?: Array<ReportLineInput>;
  /** Balance at the beginning of the first day, in kopecks; not negative. */
  openingBalance?: number;
  /** Last day of the period (yyyy-mm-dd); defaults to the report's month or year. */
  periodEnd?: string | null | undefined;
  /** First day of the period (yyyy-mm-dd); defaults to the report's month or year. */
  periodStart?: string | null | undefined;
};

/** A complete report; fields left out are reset to their defaults. */
export type ReportInput = {
  /** Last segment of the path of its page: lower-case letters, digits and -, at most 80 characters. Unique within the kind (rule `taken`), no path of another page (`reserved`), and not redirected elsewhere (`redirected`). The former one leads to it. Without one the item keeps its address, or gets one of its title when it is published. */
  address?: string | null | undefined;
  /** The PDF documents, in order; at most 50. */
  documents?: Array<ReportDocumentInput>;
  /** Income and spending; omit it for a report without figures. Changed figures become a draft again. */
  figures?: ReportFiguresInput | null | undefined;
  /** Ids of uploaded images, in order; at most 500. */
  imageIds?: Array<string>;
  /** Month, 1 to 12; 0 if the report does not cover a single month. */
  month?: number;
  /** The texts in each language; at least one language is required. */
  translations: ReportTranslations;
  /** Year, 1990 to 2200; defaults to the current year (UTC). */
  year?: number | null | undefined;
};

/** A sum that was received or spent. */
export type ReportLineInput = {
  /** Amount in kopecks, 1 to 1,000,000,000,000. */
  amount: number;
  /**
   * Ignored beside `categoryId`.
   * @deprecated Use `categoryId`.
   */
  category?: LineCategory | null | undefined;
  /** Id of a `MoneyCategory`: the source of the income or the purpose of the spending, which also gives the direction. Required, unless a client of an earlier version sends `category`. */
  categoryId?: string | null | undefined;
  /** Short English description, at most 200 characters. */
  descriptionEng?: string;
  /** Short Ukrainian description, at most 200 characters. */
  descriptionUa?: string;
  /** Id of the source document, one of the report's `documents`. */
  documentId?: string | null | undefined;
  /** Id of a project; omit it for the foundation's work as a whole. */
  projectId?: string | null | undefined;
};

/** The texts of a report in one language. */
export type ReportTranslationInput = {
  /** Plain text; blank lines separate paragraphs; at most 20,000 characters. */
  description?: string;
};

/** The texts in each language. The translation of a language left out is deleted. */
export type ReportTranslations = {
  /** The English texts. */
  eng?: ReportTranslationInput | null | undefined;
  /** The Ukrainian texts. */
  ua?: ReportTranslationInput | null | undefined;
};

export type EditedReportFragment = { address: string | null, year: number, month: number, id: string, version: number, updatedAt: string, deletedAt: string | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> }>, documents: Array<{ id: string, nameUa: string, nameEng: string, url: string, size: number }>, figures: { id: string, state: FiguresState, checkedBy: string | null, checkedAt: string | null, isOwn: boolean, periodStart: string, periodEnd: string, openingBalance: number, closingBalance: number, lines: Array<{ id: string, categoryId: string, amount: number, descriptionUa: string, descriptionEng: string, projectId: string | null, documentId: string | null }> } | null, translations: Array<{ description: string, id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null };

export type ReportEditorQueryVariables = Exact<{
  id: string;
}>;


export type ReportEditorQuery = { item: { address: string | null, year: number, month: number, id: string, version: number, updatedAt: string, deletedAt: string | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> }>, documents: Array<{ id: string, nameUa: string, nameEng: string, url: string, size: number }>, figures: { id: string, state: FiguresState, checkedBy: string | null, checkedAt: string | null, isOwn: boolean, periodStart: string, periodEnd: string, openingBalance: number, closingBalance: number, lines: Array<{ id: string, categoryId: string, amount: number, descriptionUa: string, descriptionEng: string, projectId: string | null, documentId: string | null }> } | null, translations: Array<{ description: string, id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null } | null };

export type SaveReportMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  draftVersion?: number | null | undefined;
  input: ReportInput;
}>;


export type SaveReportMutation = { item: { address: string | null, year: number, month: number, id: string, version: number, updatedAt: string, deletedAt: string | null, images: Array<{ id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> }>, documents: Array<{ id: string, nameUa: string, nameEng: string, url: string, size: number }>, figures: { id: string, state: FiguresState, checkedBy: string | null, checkedAt: string | null, isOwn: boolean, periodStart: string, periodEnd: string, openingBalance: number, closingBalance: number, lines: Array<{ id: string, categoryId: string, amount: number, descriptionUa: string, descriptionEng: string, projectId: string | null, documentId: string | null }> } | null, translations: Array<{ description: string, id: string, language: Language, publishedAt: string | null, unpublishAt: string | null, updatedAt: string, textsChangedAt: string, filled: number, fields: number }>, draft: { id: string, version: number, basedOnVersion: number, savedAt: string, savedByName: string, input: Record<string, unknown>, base: Record<string, unknown> } | null } };

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

export type AdminImageFragment = { id: string, publicId: string, url: string, variants: string | null, width: number | null, height: number | null, thumbhash: string | null, altUa: string, altEng: string, isDecorative: boolean, tags: Array<string>, creditUa: string, creditEng: string, fileName: string, focusX: number, focusY: number, isCropped: boolean, uncroppedUrl: string | null, createdAt: string, shows: PicturePeople, isHidden: boolean, isWithheld: boolean, inUkrainian: string, inEnglish: string, consents: Array<{ id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number }> };

export type PictureConsentFragment = { id: string, version: number, state: ConsentState, validUntil: string | null, uses: Array<ConsentUse>, event: string, isValid: boolean, withdrawnAt: string | null, imageCount: number };

export const EditedTranslationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<EditedTranslationFragment, unknown>;
export const EditedDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<EditedDraftFragment, unknown>;
export const EditedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]} as unknown as DocumentNode<EditedItemFragment, unknown>;
export const PictureConsentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}}]} as unknown as DocumentNode<PictureConsentFragment, unknown>;
export const AdminImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}}]} as unknown as DocumentNode<AdminImageFragment, unknown>;
export const EditedReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUa"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEng"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}}]} as unknown as DocumentNode<EditedReportFragment, unknown>;
export const ReportEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUa"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEng"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<ReportEditorQuery, ReportEditorQueryVariables>;
export const SaveReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"saveReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"draftVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTranslation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Translation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"textsChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"basedOnVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","alias":{"kind":"Name","value":"inUkrainian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"UA"}}]},{"kind":"Field","alias":{"kind":"Name","value":"inEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}]},{"kind":"Field","name":{"kind":"Name","value":"altUa"}},{"kind":"Field","name":{"kind":"Name","value":"altEng"}},{"kind":"Field","name":{"kind":"Name","value":"isDecorative"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"creditUa"}},{"kind":"Field","name":{"kind":"Name","value":"creditEng"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"isCropped"}},{"kind":"Field","name":{"kind":"Name","value":"uncroppedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"isWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureConsent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedItem"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameUa"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUa"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEng"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTranslation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<SaveReportMutation, SaveReportMutationVariables>;

export function useReportEditorQuery(options: QueryOptions<ReportEditorQueryVariables>) {
  return useRetainedQuery(ReportEditorDocument, options);
}

export function useReportEditorSuspenseQuery(options: SuspenseOptions<ReportEditorQueryVariables>) {
  return useRetainedSuspenseQuery(ReportEditorDocument, options);
}

export function useSaveReportMutation(
  options: useMutation.Options<SaveReportMutation, SaveReportMutationVariables> = {},
) {
  return useMutation(SaveReportDocument, options);
}