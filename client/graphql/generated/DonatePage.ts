/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery, useSuspenseQuery } from "../hooks.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Currency of a donation. */
export type Currency =
  /** Euro. */
  | 'EUR'
  /** Ukrainian hryvnia. */
  | 'UAH'
  /** US dollar. */
  | 'USD';

/** Language of the site. */
export type Language =
  /** English. */
  | 'ENG'
  /** Ukrainian, the default. */
  | 'UA';

/** Format of a payment QR code. */
export type PaymentCodeFormat =
  /** Format of the European Payments Council, for transfers to an account in euros. */
  | 'EPC'
  /** Previous format of the National Bank of Ukraine, for older banking apps. */
  | 'NBU_002'
  /** Current format of the National Bank of Ukraine, for Ukrainian banking apps. */
  | 'NBU_003';

export type DonatePageQueryVariables = Exact<{
  language: Language;
  drafts: boolean;
  amount?: number | null | undefined;
  currency: Currency;
  projectId?: string | null | undefined;
}>;


export type DonatePageQuery = { settings: { swift: string | null, cardAmountUrl: string | null, monthlyPaymentUrl: string | null, id: string, cardPaymentUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, paypalUrl: string | null, jarUrl: string | null, isDemo: boolean, abroad: { id: string, language: Language, recipient: string, bankName: string, bankAddress: string, paymentPurpose: string }, givingExamples: Array<{ amount: number, currency: Currency, ua: string, eng: string }>, paymentCodes: Array<{ format: PaymentCodeFormat, link: string | null, image: string }>, translation: { id: string, language: Language, recipient: string, bankName: string, paymentPurpose: string } }, donationTransfer: { suggestedAmount: number | null, purposeUa: string, purposeEng: string, purposeAbroad: string, codes: Array<{ format: PaymentCodeFormat, link: string | null, image: string }> }, projects: { items: Array<{ id: string, translation: { id: string, language: Language, name: string } }> }, reports: { items: Array<{ id: string, address: string | null, year: number, month: number, figures: { id: string, periodEnd: string, openingBalance: number, income: number, spending: number, closingBalance: number } | null }> } };

export type DonateTextsQueryVariables = Exact<{
  language: Language;
  drafts: boolean;
}>;


export type DonateTextsQuery = { page: { id: string, version: number, translation: { id: string, language: Language, publishedAt: string | null, title: string, lead: string, metaTitle: string, metaDescription: string, blocks: Array<{ id: string, isHidden: boolean, content:
          | { __typename: 'CallToActionBlock' }
          | { __typename: 'DocumentsBlock' }
          | { __typename: 'FiguresBlock' }
          | { __typename: 'FormBlock' }
          | { __typename: 'HeroBlock' }
          | { __typename: 'LinksBlock' }
          | { __typename: 'PeopleBlock' }
          | { __typename: 'PictureTextBlock' }
          | { __typename: 'PicturesBlock' }
          | { __typename: 'QuestionsBlock', heading: string, entries: Array<{ title: string, text: string }> }
          | { __typename: 'QuoteBlock' }
          | { __typename: 'RichTextBlock' }
          | { __typename: 'SitePartBlock' }
          | { __typename: 'StepsBlock' }
          | { __typename: 'TableBlock' }
          | { __typename: 'TimelineBlock' }
          | { __typename: 'TopicBlock' }
          | { __typename: 'VideoBlock' }
          | { __typename: 'WayBlock' }
         }> } } | null };

export type DonationFragment = { id: string, cardPaymentUrl: string | null, edrpou: string, iban: string, euroIban: string | null, foreignIban: string | null, paypalUrl: string | null, jarUrl: string | null, isDemo: boolean, paymentCodes: Array<{ format: PaymentCodeFormat, link: string | null, image: string }>, translation: { id: string, language: Language, recipient: string, bankName: string, paymentPurpose: string } };

export type MoneySumsFragment = { id: string, periodEnd: string, openingBalance: number, income: number, spending: number, closingBalance: number };

export const DonationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"paypalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}}]}}]} as unknown as DocumentNode<DonationFragment, unknown>;
export const MoneySumsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneySums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}}]} as unknown as DocumentNode<MoneySumsFragment, unknown>;
export const DonatePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonatePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Currency"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donation"}},{"kind":"Field","name":{"kind":"Name","value":"swift"}},{"kind":"Field","alias":{"kind":"Name","value":"abroad"},"name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"EnumValue","value":"ENG"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAddress"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardAmountUrl"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"givingExamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"ua"}},{"kind":"Field","name":{"kind":"Name","value":"eng"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"donationTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currency"}}},{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"purposeUa"}},{"kind":"Field","name":{"kind":"Name","value":"purposeEng"}},{"kind":"Field","name":{"kind":"Name","value":"purposeAbroad"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneySums"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardPaymentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"edrpou"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"euroIban"}},{"kind":"Field","name":{"kind":"Name","value":"foreignIban"}},{"kind":"Field","name":{"kind":"Name","value":"paypalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPurpose"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneySums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"openingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"spending"}},{"kind":"Field","name":{"kind":"Name","value":"closingBalance"}}]}}]} as unknown as DocumentNode<DonatePageQuery, DonatePageQueryVariables>;
export const DonateTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonateTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"donate","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"drafts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drafts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DonateTextsQuery, DonateTextsQueryVariables>;

export function useDonatePageQuery(options: QueryOptions<DonatePageQueryVariables>) {
  return useQuery(DonatePageDocument, options);
}

export function useDonatePageSuspenseQuery(options: QueryOptions<DonatePageQueryVariables>) {
  return useSuspenseQuery(DonatePageDocument, options);
}

export function useDonateTextsQuery(options: QueryOptions<DonateTextsQueryVariables>) {
  return useQuery(DonateTextsDocument, options);
}

export function useDonateTextsSuspenseQuery(options: QueryOptions<DonateTextsQueryVariables>) {
  return useSuspenseQuery(DonateTextsDocument, options);
}