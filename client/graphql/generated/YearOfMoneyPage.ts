/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type PageQueryOptions, usePageQuery, usePageSuspenseQuery } from "../usePageQuery.ts";
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

export type YearOfMoneyPageQueryVariables = Exact<{
  year: number;
  language: Language;
}>;


export type YearOfMoneyPageQuery = { figuresYears: Array<{ year: number }>, figuresYear: { year: number, periodStart: string, periodEnd: string, openingBalance: number, income: number, spending: number, closingBalance: number, periods: Array<{ id: string, address: string | null, month: number, openingBalance: number, income: number, spending: number, closingBalance: number }>, totals: Array<{ direction: LineDirection, category: LineCategory, amount: number, project: { id: string, address: string | null, translation: { id: string, language: Language, name: string } } | null }> } | null };

export type YearOfMoneyFragment = { year: number, periodStart: string, periodEnd: string, openingBalance: number, income: number, spending: number, closingBalance: number, periods: Array<{ id: string, address: string | null, month: number, openingBalance: number, income: number, spending: number, closingBalance: number }>, totals: Array<{ direction: LineDirection, category: LineCategory, amount: number, project: { id: string, address: string | null, translation: { id: string, language: Language, name: string } } | null }> };

export const YearOfMoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearOfMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<YearOfMoneyFragment, unknown>;
export const YearOfMoneyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YearOfMoneyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figuresYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figuresYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearOfMoney"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearOfMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<YearOfMoneyPageQuery, YearOfMoneyPageQueryVariables>;

export function useYearOfMoneyPageQuery(options: PageQueryOptions<YearOfMoneyPageQueryVariables>) {
  return usePageQuery(YearOfMoneyPageDocument, options);
}

export function useYearOfMoneyPageSuspenseQuery(options: PageQueryOptions<YearOfMoneyPageQueryVariables>) {
  return usePageSuspenseQuery(YearOfMoneyPageDocument, options);
}