/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Category of a line of a report. The codes are stable: they are also used in open data. */
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

/** Whether a line of a report is income or spending. */
export type LineDirection =
  /** Income. */
  | 'IN'
  /** Spending. */
  | 'OUT';

export type MoneySumsFragment = { id: string, periodEnd: string, openingBalance: number, income: number, spending: number, closingBalance: number };

export type ReportMoneyFragment = { periodStart: string, id: string, periodEnd: string, openingBalance: number, income: number, spending: number, closingBalance: number, lines: Array<{ id: string, direction: LineDirection, category: LineCategory, amount: number, descriptionUa: string, descriptionEng: string, project: { id: string, address: string | null, translation: { id: string, language: Language, name: string } } | null, document: { id: string, name: string, url: string } | null }> };

export const MoneySumsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneySums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}}]} as unknown as DocumentNode<MoneySumsFragment, unknown>;
export const ReportMoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneySums"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionUa"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEng"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneySums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}}]} as unknown as DocumentNode<ReportMoneyFragment, unknown>;